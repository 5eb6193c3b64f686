import { type Frozen, type Seat, seats } from '@quri/kernel';
import { wealthOf } from '../answers/wealth.ts';
import type { FinalCount } from '../vocabulary.ts';
import type { State } from './state.ts';

/** IG-16: most wealth, then most artifacts, then together. IG-E3: equal wealth is shared at once. */
export function outcome(s: Frozen<State>): FinalCount | undefined {
  if (s.stage !== 'over') return undefined;
  const scores = s.explorers.map(({ tent, artifacts }) => wealthOf(tent, artifacts));
  const richest = withMost(seats(scores.length), (seat) => scores[seat] ?? 0);
  if (richest.length === 1) return { winners: richest, scores, reason: 'wealth' };
  if (s.options.edition === 'diamant-2016') return { winners: richest, scores, reason: 'shared' };
  const winners = withMost(richest, (seat) => s.explorers[seat]?.artifacts.length ?? 0);
  return { winners, scores, reason: winners.length === 1 ? 'artifacts' : 'shared' };
}

/** Those of some seats who have the most. */
function withMost(some: readonly Seat[], count: (seat: Seat) => number): readonly Seat[] {
  let most = 0;
  for (const seat of some) most = Math.max(most, count(seat));
  return some.filter((seat) => count(seat) === most);
}
