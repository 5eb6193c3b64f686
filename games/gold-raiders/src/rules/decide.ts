import { type Frozen, type Result, refused, type Seat, unreachable } from '@quri/kernel';
import { isAnybodyAtTemple } from '../answers/trail.ts';
import type { Intent, Refusal } from '../vocabulary.ts';
import type { Event } from './events.ts';
import { endTurn, revealStack } from './phases/day.ts';
import { lookAway, peek, stackCard, steal } from './phases/night.ts';
import type { State } from './state.ts';

export function decide(s: Frozen<State>, by: Seat, intent: Intent): Result<readonly Event[], Refusal> {
  if (s.stage === 'over') {
    const rule = isAnybodyAtTemple(s.raiders, s.options.trail) ? 'GR-18' : 'GR-19';
    return refused({ code: 'gameOver', rule });
  }
  if (s.stage !== 'night' && s.stage !== 'day') return refused({ code: 'notNow', rule: 'GR-2' });
  switch (intent.type) {
    case 'stackCard':
      return stackCard(s, by, intent);
    case 'peek':
      return peek(s, by, intent);
    case 'lookAway':
      return lookAway(s, by);
    case 'steal':
      return steal(s, by, intent);
    case 'revealStack':
      return revealStack(s, by, intent.place);
    case 'endTurn':
      return endTurn(s, by);
    default:
      return unreachable(intent);
  }
}
