import type { Entry } from '@quri/kernel';
import type { Concession } from '@quri/words';

/** Who gave up, in that order; the last may have ended the game by it. */
export const concessionsIn = (entries: readonly Entry[]): readonly Concession[] =>
  entries.flatMap((entry): readonly Concession[] => {
    if (entry.kind !== 'conceded' && entry.kind !== 'ended') return [];
    const { seat, reason } = entry;
    return seat !== null && (reason === 'conceded' || reason === 'outOfTime') ? [{ seat, reason }] : [];
  });
