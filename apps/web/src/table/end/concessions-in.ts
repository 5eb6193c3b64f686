import type { News } from '@quri/protocol';
import type { Concession } from '@quri/words';

/** Who gave up or lost by time, in that order; the last may have ended the game by it. */
export const concessionsIn = (history: readonly News[]): readonly Concession[] =>
  history.flatMap(({ kind, by, seen: [about] }): readonly Concession[] => {
    if ((kind !== 'conceded' && kind !== 'ended') || by === null || about === undefined) return [];
    const reason = 'reason' in about ? about.reason : null;
    return reason === 'conceded' || reason === 'outOfTime' ? [{ seat: by, reason }] : [];
  });

/** Why a seat is out of the game; null while it is not. */
export const outOf = (history: readonly News[], seat: number): Concession['reason'] | null =>
  concessionsIn(history).find((one) => one.seat === seat)?.reason ?? null;
