import { type ReactNode, useMemo } from 'react';
import { scoreCount } from '../../answers/scoring.ts';
import { hexesChanged } from '../../answers/turn-hexes.ts';
import { seatsFrom } from '../../answers/turn-order.ts';
import type { TurnSummary } from '../../vocabulary.ts';
import { HEX } from '../art/hex.ts';
import { MAP_SIZE } from '../layout/hexes.ts';
import type { Shown } from '../shown.ts';
import styles from './map.module.css';
import { ScoredTemple } from './overlay.tsx';
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

export const ChangedLayer = ({ turns }: { readonly turns: readonly TurnSummary[] }): ReactNode => (
  <svg className={styles.svg} width={MAP_SIZE.width} height={MAP_SIZE.height} aria-hidden="true">
    {[...new Set(turns.flatMap(hexesChanged))].map((hex) => (
      <path key={hex} d={HEX} transform={atHex(hex)} className={styles.changed} />
    ))}
  </svg>
);
