import { type Frozen, ok, type Result, refused, type Seat } from '@quri/kernel';
import type { Card, IntentOf, Onto, Refusal } from '../../vocabulary.ts';
import type { Event } from '../events.ts';
import type { State } from '../state.ts';

type Decided = Result<readonly Event[], Refusal>;
/** GR-4 */
export function stackCard(s: Frozen<State>, by: Seat, { card, onto }: IntentOf<'stackCard'>): Decided {
  const wrong = notTheirs(s, by);
  if (wrong !== undefined) return refused(wrong);
  if (!holds(s, by, card)) return refused({ code: 'notInHand', rule: 'GR-3', card });
  if (isNoStack(s, by, onto)) return refused({ code: 'noStackThere', rule: 'GR-4', owner: by, place: onto });
  return ok([{ type: 'cardStacked', seat: by, card, onto }]);
}

/** GR-7 */
export function peek(s: Frozen<State>, by: Seat, { owner, place }: IntentOf<'peek'>): Decided {
  const wrong = notTheirs(s, by);
  if (wrong !== undefined) return refused(wrong);
  if (!holds(s, by, 'recon')) return refused({ code: 'notInHand', rule: 'GR-5', card: 'recon' });
  if (isNoStack(s, owner, place)) return refused({ code: 'noStackThere', rule: 'GR-7', owner, place });
  return ok([{ type: 'peekOpened', seat: by, owner, place }]);
}

export function lookAway(s: Frozen<State>, by: Seat): Decided {
  if (s.peek === null || s.turn !== by) return refused({ code: 'notPeeking', rule: 'GR-7' });
  return ok([{ type: 'lookedAway', seat: by }]);
}

/** GR-8 */
export function steal(s: Frozen<State>, by: Seat, { owner, place, onto }: IntentOf<'steal'>): Decided {
  const wrong = notTheirs(s, by);
  if (wrong !== undefined) return refused(wrong);
  if (!holds(s, by, 'steal')) return refused({ code: 'notInHand', rule: 'GR-5', card: 'steal' });
  if (owner === by) return refused({ code: 'ownStack', rule: 'GR-8' });
  if (isNoStack(s, owner, place)) return refused({ code: 'noStackThere', rule: 'GR-8', owner, place });
  if (isNoStack(s, by, onto)) return refused({ code: 'noStackThere', rule: 'GR-8', owner: by, place: onto });
  return ok([{ type: 'stackStolen', seat: by, owner, place, onto }]);
}

/** GR-3, GR-7: why this seat may not play a card now. */
function notTheirs(s: Frozen<State>, by: Seat): Refusal | undefined {
  if (s.stage !== 'night') return { code: 'onlyAtNight', rule: 'GR-3' };
  if (s.turn !== by) return { code: 'notYourTurn', rule: 'GR-3', turn: s.turn };
  return s.peek === null ? undefined : { code: 'lookAwayFirst', rule: 'GR-7' };
}

const holds = (s: Frozen<State>, by: Seat, card: Card): boolean => s.raiders[by]?.hand.includes(card) === true;

/** To the right of all others there is always room. */
const isNoStack = (s: Frozen<State>, owner: Seat, place: Onto): place is number =>
  place !== 'new' && place >= (s.raiders[owner]?.stacks.length ?? 0);
