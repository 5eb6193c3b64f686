import type { ReactNode } from 'react';
import type { GoldRaidersProps } from '../board.tsx';
import { wantedFrom } from '../choosing/impossible.ts';
import { labelOf } from '../choosing/labels.ts';
import { type GoldRaidersChoosing, type Target, targetsAfter } from '../choosing/steps.ts';
import type { Layout } from '../layout/layout.ts';
import { slotsOf } from '../layout/place.ts';
import type { Shown } from '../shown.ts';
import type { BoardWords } from '../words.ts';
import styles from './area.module.css';
import { Area } from './area.tsx';

interface RowsProps {
  readonly props: GoldRaidersProps;
  readonly layout: Layout;
  readonly shown: Shown;
  readonly words: BoardWords;
  /** Null while something moves: what is shown is not yet what is asked about. */
  readonly choosing: GoldRaidersChoosing | null;
  enlarge(seat: number, place: number): void;
}

/** Everybody's stacks. */
export function Rows({ props, layout, shown, words, choosing, enlarge }: RowsProps): ReactNode {
  const { view, seats, label, offers, why } = props;
  const who = (seat: number): string => seats[seat]?.name ?? '';
  const targets =
    choosing === null || view.viewer === 'spectator' ? [] : targetsAfter(offers, choosing.taken, view.viewer);
  const targetName = ({ steps, at }: Target): string => {
    const last = steps.at(-1);
    const intent = choosing?.meaning(...steps);
    if (last === undefined) return '';
    const { full } = labelOf(last, intent, { view, words, who, label });
    return intent === undefined && last.ask === 'onto' ? `${who(at.owner)}: ${full}` : full;
  };
  return (
    <ul aria-label={words.rows} className={styles.rows}>
      {layout.areas.map((ground, seat) => {
        const [look, raider] = [seats[seat], shown.raiders[seat]];
        if (look === undefined || raider === undefined) return null;
        return (
          <Area
            key={look.seat}
            ground={ground}
            slots={slotsOf(layout, shown, seat)}
            raider={raider}
            look={look}
            shown={shown}
            trail={view.options.trail}
            words={words}
            peeker={
              shown.peek === null ? null : words.peekedBy(seats[shown.turn]?.kind === 'you' ? null : who(shown.turn))
            }
            targets={targets.filter(({ at }) => at.owner === seat)}
            targetName={targetName}
            choose={({ steps }) => choosing?.choose(...steps)}
            enlarge={(place) => enlarge(seat, place)}
            whyNot={(place) => {
              const wanted = choosing === null ? null : wantedFrom(view, choosing.taken, seat, place);
              return wanted === null ? null : () => why(wanted);
            }}
          />
        );
      })}
    </ul>
  );
}
