import { type Frozen, type Outcome, seats } from '@quri/kernel';
import { charmValue } from '../answers/charm-value.ts';
import type { State } from './state.ts';

/** SA-7 */
export function outcome(s: Frozen<State>): Outcome | undefined {
  if (s.stage !== 'over') return undefined;
  const scores = s.players.map(({ purse, worn }) => purse + (worn === null ? 0 : charmValue(worn, s.options)));
  const most = Math.max(...scores);
  const winners = seats(scores.length).filter((one) => scores[one] === most);
  return { winners, scores, reason: winners.length === 1 ? 'highest' : 'shared' };
}
