import type { ReactNode } from 'react';
import type { GoldRaidersProps } from '../board.tsx';
import type { Target } from '../choosing/routes.ts';
import { nameOf } from '../choosing/spoken.ts';
import type { Choosing } from '../choosing/use-choosing.ts';
import type { Layout } from '../layout/layout.ts';
import { slotsOf } from '../place.ts';
import type { Shown } from '../shown.ts';
import type { BoardWords } from '../words.ts';
import styles from './area.module.css';
import { Area } from './area.tsx';

interface Table {
  readonly props: GoldRaidersProps;
  readonly layout: Layout;
  readonly shown: Shown;
  readonly words: BoardWords;
  /** Null while something moves: what is shown is not yet what is asked about. */
  readonly choosing: Choosing | null;
  closer(seat: number, place: number): void;
}

/** Everybody's stacks. */
export function Rows({ props, layout, shown, words, choosing, closer }: Table): ReactNode {
  const { view, seats, label } = props;
  const who = (seat: number): string => seats[seat]?.name ?? '';
  const targetName = ({ picks, at }: Target): string => {
    const last = picks.at(-1);
    const intent = choosing?.meaning(...picks);
    if (last === undefined) return '';
    const { full } = nameOf(last, intent, { view, words, who, label });
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
            peeker={shown.peek === null ? null : who(shown.turn)}
            targets={choosing?.targets.filter(({ at }) => at.owner === seat) ?? []}
            targetName={targetName}
            choose={({ picks }) => choosing?.choose(...picks)}
            closer={(place) => closer(seat, place)}
          />
        );
      })}
    </ul>
  );
}
