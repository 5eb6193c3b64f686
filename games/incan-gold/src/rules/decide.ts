import { type Frozen, ok, type Result, refused, type Seat } from '@quri/kernel';
import { CHOICES, type Intent, type Refusal } from '../vocabulary.ts';
import type { Event } from './events.ts';
import type { State } from './state.ts';

/** Reads a choice from outside. */
export function parse(raw: unknown): Intent | undefined {
  if (typeof raw !== 'object' || raw === null) return undefined;
  const { type, choice, ...rest }: { readonly type?: unknown; readonly choice?: unknown } = raw;
  const chosen = CHOICES.find((one) => one === choice);
  if (type !== 'choose' || chosen === undefined || Object.keys(rest).length > 0) return undefined;
  return { type, choice: chosen };
}

/** IG-4, IG-12 */
export function decide(s: Frozen<State>, by: Seat, { choice }: Intent): Result<readonly Event[], Refusal> {
  if (s.stage === 'over') return refused({ code: 'gameOver', rule: 'IG-16' });
  if (s.stage !== 'choosing') return refused({ code: 'notNow', rule: 'IG-5' });
  if (!s.explorers[by]?.inside) return refused({ code: 'notInside', rule: 'IG-12' });
  return ok([{ type: 'choiceMade', seat: by, choice }]);
}
