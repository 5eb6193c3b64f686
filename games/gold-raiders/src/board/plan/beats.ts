import { type Beat, saying } from '@quri/board-kit';
import type { Moment, Seen } from '../../view/shapes.ts';
import type { Shown, ShownRaider, ShownStack } from '../shown.ts';

export type ShownBeat = Beat<Shown>;

/** From the first beat of this name on, the action bar says this. */
export const says = (beats: readonly ShownBeat[], name: string, what: Seen | Moment): readonly ShownBeat[] =>
  saying(beats, name, what);

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
