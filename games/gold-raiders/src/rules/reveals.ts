import { type Audience, type Frozen, seats, unreachable } from '@quri/kernel';
import type { Event } from './events.ts';
import type { State } from './state.ts';

export function reveals(before: Frozen<State>, event: Event): Audience {
  switch (event.type) {
    case 'roundBegun':
      // GR-1: everybody sees a hand of their own; who looks on from outside sees none.
      return seats(before.raiders.length);
    case 'peekOpened':
    case 'stackStolen':
      // GR-5: a card face up shows what the hand held; GR-7: and whoever peeks sees a whole stack.
      return 'all';
    case 'stackRevealed':
      return 'all';
    case 'lookedAway':
      // GR-7: nobody learns anything by it, but whoever took it back would look a second time.
      return [before.turn];
    case 'cardStacked':
    case 'dayBegun':
    case 'dayTurnEnded':
    case 'gameEnded':
      return 'none';
    default:
      return unreachable(event);
  }
}
