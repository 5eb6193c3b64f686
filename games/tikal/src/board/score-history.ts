import type { ScoreSteps } from '@quri/board-kit';
import type { Seen } from '../view/shapes.ts';
import { AUCTION_POINTS } from '../vocabulary.ts';

/** What everybody had after each scoring round and, in an auction, after each bid that was paid. */
export function scoreHistory(seen: readonly Seen[], players: number): readonly (readonly number[])[] {
  const points: number[] = Array.from({ length: players }, () => (isAuction(seen) ? AUCTION_POINTS : 0));
  const steps: number[][] = [[...points]];
  for (const one of seen) {
    if (one.type === 'scored') points[one.seat] = one.points;
    if (one.type === 'auctionWon') points[one.seat] = (points[one.seat] ?? 0) - one.paid;
    if (one.type === 'scoringEnded' || (one.type === 'auctionWon' && one.paid > 0)) steps.push([...points]);
  }
  return steps;
}

export const scoreSteps = (seen: readonly Seen[]): ScoreSteps => (isAuction(seen) ? 'scoringsAndBids' : 'scorings');

const isAuction = (seen: readonly Seen[]): boolean => seen.some(({ type }) => type === 'tilesDisplayed');
