import { SeatShape } from '@quri/board-kit';
import { type ReactNode, useMemo } from 'react';
import { scoreCount } from '../../answers/scoring.ts';
import { seatsFrom } from '../../answers/turn-order.ts';
import type { Moment, View } from '../../view/shapes.ts';
import type { Hex, TurnSummary } from '../../vocabulary.ts';
import { HEX } from '../art/hex.ts';
import { MAP_SIZE } from '../layout/hexes.ts';
import type { Shown } from '../shown.ts';
import type { BoardWords } from '../words.ts';
import styles from './map.module.css';
import { ScoredTemple } from './overlay.tsx';
import sheet from './sheet.module.css';
import { atHex } from './terrain.tsx';

/** What can be laid over the map. */
export const LAYERS = ['scoring', 'changed'] as const;
export type Layer = (typeof LAYERS)[number];

/** What everybody would be paid now. */
export const useScoresNow = (shown: Shown, on: boolean) =>
  useMemo(
    () =>
      on
        ? seatsFrom(shown.turn.seat, shown.expeditions.length).map((seat) => ({ seat, count: scoreCount(shown, seat) }))
        : [],
    [shown, on],
  );

/** TK-15: every temple that would be scored now, in the colour of whom it would pay. */
export const ScoringLayer = ({ scores }: { readonly scores: ReturnType<typeof useScoresNow> }): ReactNode => (
  <svg className={styles.svg} width={MAP_SIZE.width} height={MAP_SIZE.height} aria-hidden="true">
    {scores.flatMap(({ seat, count }) =>
      count.temples.map(({ hex, value }) => <ScoredTemple key={hex} hex={hex} value={value} seat={seat} />),
    )}
  </svg>
);

/** The turns of the others since this seat's last one; for somebody who looks on, all that are remembered. */
export function turnsSince({ recent }: Pick<View, 'recent'>, own: number | null): readonly TurnSummary[] {
  const last = recent.findLastIndex(({ seat }) => seat === own);
  return recent.slice(last + 1);
}

/** The hexes somebody changed in a turn; walks are not among them. */
const hexesOf = ({ tile, dug, found, camps, guards }: TurnSummary): readonly Hex[] => [
  ...(tile?.hex == null ? [] : [tile.hex]),
  ...[...dug, ...found, ...guards].map(({ hex }) => hex),
  ...camps,
];

export const ChangedLayer = ({ turns }: { readonly turns: readonly TurnSummary[] }): ReactNode => (
  <svg className={styles.svg} width={MAP_SIZE.width} height={MAP_SIZE.height} aria-hidden="true">
    {[...new Set(turns.flatMap(hexesOf))].map((hex) => (
      <path key={hex} d={HEX} transform={atHex(hex)} className={styles.changed} />
    ))}
  </svg>
);

/** Lies over a corner of the map. It may be higher than there is room for. */
const Sheet = ({ name, children }: { readonly name: string; readonly children: ReactNode }): ReactNode => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard
  <section className={sheet.sheet} aria-label={name} tabIndex={0}>
    <h3>{name}</h3>
    {children}
  </section>
);

interface ChangedProps {
  readonly words: BoardWords;
  say(moment: Moment): string;
  readonly turns: readonly TurnSummary[];
}

export const ChangedSheet = ({ words, say, turns }: ChangedProps): ReactNode => (
  <Sheet name={words.whatChanged}>
    {turns.length === 0 ? (
      <p>{words.nothingChanged}</p>
    ) : (
      <ol className={sheet.lines}>
        {turns.map((summary, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: turns stay in their order
          <li key={i}>
            <SeatShape seat={summary.seat} size={15} />
            <span>{say({ type: 'turnSummed', summary })}</span>
          </li>
        ))}
      </ol>
    )}
  </Sheet>
);
