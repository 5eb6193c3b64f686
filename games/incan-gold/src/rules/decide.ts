import { type Frozen, ok, type Result, refused, type Seat } from '@quri/kernel';
import type { Intent, Refusal } from '../vocabulary.ts';
import type { Event } from './events.ts';
import type { State } from './state.ts';

/** IG-4, IG-12 */
export function decide(s: Frozen<State>, by: Seat, { choice }: Intent): Result<readonly Event[], Refusal> {
  if (s.stage === 'over') return refused({ code: 'gameOver', rule: 'IG-16' });
  if (s.stage !== 'choosing') return refused({ code: 'notNow', rule: 'IG-5' });
  if (!s.explorers[by]?.inside) return refused({ code: 'notInside', rule: 'IG-12' });
  return ok([{ type: 'choiceMade', seat: by, choice }]);
}
