import type { BigMoment } from '@quri/board-kit';
import type { News } from '@quri/protocol';

/** What happened is still to be read when it was skipped, until the next own move: the first of these that came since. */
export function sinceOwnMove(
  history: readonly News[],
  you: number | null,
  moments: readonly (BigMoment | null)[],
): BigMoment | undefined {
  const lastOwn = history.findLast(({ by, kind }) => by === you && kind === 'move')?.seq ?? -1;
  return moments.find((one) => one !== null && one.seq >= lastOwn) ?? undefined;
}
