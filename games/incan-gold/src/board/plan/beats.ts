import type { Beat } from '@quri/board-kit';
import type { Shown, ShownExplorer } from '../shown.ts';

export type ShownBeat = Beat<Shown>;

/** The explorers with some of them changed. */
export const explorersWith = (
  { explorers }: Shown,
  seats: readonly number[],
  change: (one: ShownExplorer, seat: number) => Partial<ShownExplorer>,
): readonly ShownExplorer[] =>
  explorers.map((one, seat) => (seats.includes(seat) ? { ...one, ...change(one, seat) } : one));

export const everyone = ({ explorers }: Shown): readonly number[] => explorers.map((_, seat) => seat);

export const insideOf = ({ explorers }: Shown): readonly number[] =>
  explorers.flatMap(({ inside }, seat) => (inside ? [seat] : []));
