import { type Beat, LASTS } from '@quri/board-kit';
import type { Shown, ShownExplorer } from '../shown.ts';

export type ShownBeat = Beat<Shown>;

export const LONG = LASTS.staged;
export const CARD = LASTS.card;
export const SHORT = LASTS.piece;

/** A moment: what changes against the one before. What flew before has landed. */
export const beat = (name: string, ms: number, before: Shown, change: Partial<Shown>): ShownBeat => ({
  name,
  ms,
  shown: { ...before, flights: [], ...change },
});

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
