import { at, type Frozen, ok, type Result, type Seat } from '@quri/kernel';
import { scoreCount } from '../../answers/scoring.ts';
import type { Refusal } from '../../vocabulary.ts';
import type { Event } from '../events.ts';
import type { State } from '../state.ts';

/** TK-18; and TK-14: a bonus turn ends with a scoring. */
export function endTurn(s: Frozen<State>, seat: Seat): Result<readonly Event[], Refusal> {
  const { kind, actionPoints, summary } = s.turn;
  if (kind === 'normal') return ok([{ type: 'turnEnded', seat, unused: actionPoints, summary }]);
  const count = scoreCount(s, seat);
  return ok([
    { type: 'turnEnded', seat, unused: actionPoints, summary: { ...summary, scored: count.total } },
    { type: 'scored', seat, count, points: at(s.expeditions, seat).points + count.total },
  ]);
}
