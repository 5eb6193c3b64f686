import type { Beat } from '@quri/board-kit';
import type { Shown, ShownRaider, ShownStack } from '../shown.ts';

export type ShownBeat = Beat<Shown>;

/** The raiders with one of them changed. */
export const raiderWith = (
  { raiders }: Shown,
  seat: number,
  change: (one: ShownRaider) => Partial<ShownRaider>,
): readonly ShownRaider[] => raiders.map((one, n) => (n === seat ? { ...one, ...change(one) } : one));

/** A row with one of its stacks changed. */
export const stackWith = (
  stacks: readonly ShownStack[],
  place: number,
  change: (one: ShownStack) => ShownStack,
): readonly ShownStack[] => stacks.map((one, n) => (n === place ? change(one) : one));

export const after = ({ raiders }: Shown, seat: number): number => (seat + 1) % raiders.length;
