import { type Dice, type Frozen, unreachable } from '@quri/kernel';
import type { Deck } from '../components.ts';
import type { Event } from './events.ts';
import { end, isOver } from './outcome.ts';
import { passIfNothingLeft } from './phases/day.ts';
import { begin } from './phases/rounds.ts';
import type { State } from './state.ts';

/** The next step that needs nobody's decision. */
export function proceed(deck: Deck, s: Frozen<State>, dice: Dice): readonly Event[] {
  switch (s.stage) {
    case 'night':
      // GR-3: everybody has as many cards, so the first one to be asked without any ends the Night.
      return s.peek === null && s.raiders[s.turn]?.hand.length === 0 ? [{ type: 'dayBegun' }] : [];
    case 'day':
      return passIfNothingLeft(s);
    case 'dealing':
      return [begin(deck, s, dice)];
    case 'dusk':
      // GR-17: only now is it looked who is at the temple.
      return [isOver(deck, s) ? end(s) : begin(deck, s, dice)];
    case 'over':
      return [];
    default:
      return unreachable(s.stage);
  }
}
