import { type Frozen, seats } from '@quri/kernel';
import type { FinalCount } from '../vocabulary.ts';
import type { Explorer, State } from './state.ts';

/** IG-16: what an explorer takes home. */
export function wealthOf(explorer: Frozen<Explorer>): number {
  let wealth = explorer.tent;
  for (const { value } of explorer.artifacts) wealth += value;
  return wealth;
}

/** IG-16: most wealth, then most artifacts, then together. IG-E3: equal wealth is shared at once. */
export function outcome(s: Frozen<State>): FinalCount | undefined {
  if (s.stage !== 'over') return undefined;
  const scores = s.explorers.map(wealthOf);
  const most = Math.max(...scores);
  const richest = seats(scores.length).filter((seat) => scores[seat] === most);
  if (richest.length === 1) return { winners: richest, scores, reason: 'wealth' };
  if (s.options.edition === 'diamant-2016') return { winners: richest, scores, reason: 'shared' };
  const carried = (seat: number): number => s.explorers[seat]?.artifacts.length ?? 0;
  const mostCarried = Math.max(...richest.map(carried));
  const winners = richest.filter((seat) => carried(seat) === mostCarried);
  return { winners, scores, reason: winners.length === 1 ? 'artifacts' : 'shared' };
}
