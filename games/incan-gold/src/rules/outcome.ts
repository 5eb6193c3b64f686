import { type Frozen, type Seat, seatsIn } from '@quri/kernel';
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
  const richest = leaders(scores);
  if (richest.length === 1) return { winners: richest, scores, reason: 'wealth' };
  if (s.options.edition === 'diamant-2016') return { winners: richest, scores, reason: 'shared' };
  const winners = leaders(s.explorers.map(({ artifacts }, n) => (richest.includes(n as Seat) ? artifacts.length : -1)));
  return { winners, scores, reason: winners.length === 1 ? 'artifacts' : 'shared' };
}

/** Everybody who has the most. */
function leaders(counts: readonly number[]): readonly Seat[] {
  let most = Number.NEGATIVE_INFINITY;
  let mask = 0;
  for (let n = 0; n < counts.length; n++) {
    const count = counts[n] as number;
    if (count > most) {
      most = count;
      mask = 0;
    }
    if (count === most) mask |= 1 << n;
  }
  return seatsIn(mask);
}
