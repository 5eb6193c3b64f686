import type { News } from '@quri/protocol';
import type { Concession } from '@quri/words';

/** Who gave up or lost by time, in that order; the last may have ended the game by it. */
export const concessionsIn = (history: readonly News[]): readonly Concession[] =>
  history.flatMap(({ kind, by, seen: [about] }): readonly Concession[] => {
    if ((kind !== 'conceded' && kind !== 'ended') || by === null || about === undefined) return [];
    const reason = 'reason' in about ? about.reason : null;
    return reason === 'conceded' || reason === 'outOfTime' ? [{ seat: by, reason }] : [];
  });
