import type { Outcome } from '@quri/kernel';

/** What a game was worth to each seat: a victory is one, shared by as many as won it. */
export function winShares({ winners }: Outcome, players: number): number[] {
  const shares = new Array<number>(players).fill(0);
  for (const seat of winners) shares[seat] = 1 / winners.length;
  return shares;
}
