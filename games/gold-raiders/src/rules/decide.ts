import { type Frozen, isSeat, type Result, refused, type Seat, unreachable } from '@quri/kernel';
import { isAnybodyAtTemple } from '../answers/trail.ts';
import { CARDS, HAND_SIZE, type Intent, MOST_PLAYERS, type Onto, type Refusal } from '../vocabulary.ts';
import type { Event } from './events.ts';
import { endTurn, revealStack } from './phases/day.ts';
import { lookAway, peek, stackCard, steal } from './phases/night.ts';
import type { State } from './state.ts';

interface Raw {
  readonly type?: unknown;
  readonly card?: unknown;
  readonly owner?: unknown;
  readonly place?: unknown;
  readonly onto?: unknown;
}

/** Reads an intent from outside: exactly the fields it has, each with a value that can be. */
export function parse(raw: unknown): Intent | undefined {
  if (typeof raw !== 'object' || raw === null) return undefined;
  const intent = intentOf(raw);
  return intent !== undefined && Object.keys(raw).length === Object.keys(intent).length ? intent : undefined;
}

function intentOf({ type, card, owner, place, onto }: Raw): Intent | undefined {
  switch (type) {
    case 'stackCard': {
      const face = CARDS.find((one) => one === card);
      return face !== undefined && isOnto(onto) ? { type, card: face, onto } : undefined;
    }
    case 'peek':
      return isSeat(owner, MOST_PLAYERS) && isPlace(place) ? { type, owner, place } : undefined;
    case 'steal':
      return isSeat(owner, MOST_PLAYERS) && isPlace(place) && isOnto(onto) ? { type, owner, place, onto } : undefined;
    case 'revealStack':
      return isPlace(place) ? { type, place } : undefined;
    case 'lookAway':
    case 'endTurn':
      return { type };
    default:
      return undefined;
  }
}

/** GR-1: nobody ever has more stacks than cards in the first hand, for each card adds one at most. */
const isPlace = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < HAND_SIZE;

const isOnto = (value: unknown): value is Onto => value === 'new' || isPlace(value);

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
