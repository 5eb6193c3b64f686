import type { Outcome } from './contract.ts';
import { type Seat, seats } from './seat.ts';

/** How a game ended, as it is kept of a finished table. */
export interface FinalResult {
  /** Per seat, from 1; equals share a place. */
  readonly places: readonly number[];
  /** Per seat; null where the game was ended before it had scores. */
  readonly scores: readonly number[] | null;
}

/** The places of all seats once the game is over; null where it was ended and nobody has won by that. */
export function finalResult(
  players: number,
  outcome: Outcome | undefined,
  conceded: readonly Seat[],
): FinalResult | null {
  if (outcome === undefined && conceded.length === 0) return null;
  const winners = outcome?.winners ?? [];
  const scores = outcome?.scores ?? null;
  /** Whoever gave up is behind all who did not, and behind those who gave up later. */
  const staying = (seat: Seat): number => {
    const turn = conceded.indexOf(seat);
    return turn < 0 ? conceded.length : turn;
  };
  const isAhead = (one: Seat, other: Seat): boolean => {
    if (staying(one) !== staying(other)) return staying(one) > staying(other);
    const won = winners.includes(one);
    if (won !== winners.includes(other)) return won;
    return (scores?.[one] ?? 0) > (scores?.[other] ?? 0);
  };
  const all = seats(players);
  return { places: all.map((one) => 1 + all.filter((other) => isAhead(other, one)).length), scores };
}
