import type { Intent } from '../vocabulary.ts';
import { CARDS } from '../vocabulary.ts';
import { END_TURN, LOOK_AWAY, PEEK, REVEAL_STACK, STACK_CARD, STEAL, slotOf } from './offers.ts';

type Raw = Readonly<Record<string, unknown>>;

/** Reads an intent from outside: exactly the fields it has, each with a value that can be. */
export function parse(raw: unknown): Intent | undefined {
  if (typeof raw !== 'object' || raw === null) return undefined;
  const fields = raw as Raw;
  const found = named(fields);
  return found !== undefined && Object.keys(fields).length === Object.keys(found).length ? found : undefined;
}

function named({ type, card, owner, place, onto }: Raw): Intent | undefined {
  switch (type) {
    case 'stackCard': {
      const face = CARDS.find((one) => one === card);
      return face === undefined ? undefined : at(STACK_CARD[face], slotIn(onto));
    }
    case 'peek':
      return at(at(PEEK, owner), place);
    case 'steal':
      return at(at(at(STEAL, owner), place), slotIn(onto));
    case 'revealStack':
      return at(REVEAL_STACK, place);
    case 'lookAway':
      return LOOK_AWAY;
    case 'endTurn':
      return END_TURN;
    default:
      return undefined;
  }
}

/** Below 0 there is no place: the slot of -1 would be that of a new stack. */
const slotIn = (onto: unknown): unknown =>
  onto === 'new' || (typeof onto === 'number' && onto >= 0) ? slotOf(onto) : undefined;

/** What stands at an index from outside, if it is one. */
function at<T>(list: readonly T[] | undefined, index: unknown): T | undefined {
  return typeof index === 'number' ? list?.[index] : undefined;
}
