import { type Beat, LASTS } from '@quri/board-kit';
import type { Shown, ShownRaider, ShownStack } from '../shown.ts';

export type ShownBeat = Beat<Shown>;

export const LONG = LASTS.staged;
export const CARD = LASTS.card;
export const SHORT = LASTS.piece;
export const PRESS = LASTS.press;

/** A moment: what changes against the one before. What flew before has landed. */
export const beat = (name: string, ms: number, before: Shown, change: Partial<Shown>): ShownBeat => ({
  name,
  ms,
  shown: { ...before, flights: [], ...change },
});

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

/** Beats that follow each other: each part starts from what the one before left. */
export function inTurn(
  start: Shown,
  ...parts: readonly ((now: Shown) => ShownBeat | readonly ShownBeat[])[]
): readonly ShownBeat[] {
  const beats: ShownBeat[] = [];
  for (const part of parts) {
    const now = beats.at(-1)?.shown ?? start;
    beats.push(...[part(now)].flat());
  }
  return beats;
}
