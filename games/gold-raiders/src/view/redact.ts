import { type Audience, at, type Frozen, type Seat, seats, unreachable, type Viewer } from '@quri/kernel';
import { countStack } from '../answers/stack-count.ts';
import type { Event } from '../rules/events.ts';
import type { Raider, State } from '../rules/state.ts';
import { CARDS, type Card, type Onto } from '../vocabulary.ts';
import type { Seen, StackView, View } from './shapes.ts';

/** What a viewer sees of an event: the same for all, and what is one seat's alone for that seat besides. */
export function redact(before: Frozen<State>, event: Event, viewer: Viewer): Seen {
  switch (event.type) {
    case 'roundBegun': {
      const { type, round, firstPlayer, hands } = event;
      const hand = viewer === 'spectator' ? undefined : hands[viewer];
      return { type, round, firstPlayer, handSize: hands[0]?.length ?? 0, ...(hand && { hand }) };
    }
    case 'cardStacked': {
      const { type, seat, card, onto } = event;
      const seen = { type, seat, onto, place: placeOf(before, seat, onto) };
      return seat === viewer ? { ...seen, card } : seen;
    }
    case 'peekOpened': {
      const { type, seat, owner, place } = event;
      const faces = seat === viewer ? raiderAt(before, owner).stacks[place]?.cards.slice() : undefined;
      return { type, seat, owner, place, ...(faces && { faces }) };
    }
    case 'lookedAway':
      return { type: event.type, seat: event.seat };
    case 'stackStolen': {
      const { type, seat, owner, place: from, onto } = event;
      const size = raiderAt(before, owner).stacks[from]?.cards.length ?? 0;
      return { type, seat, owner, from, size, onto, place: placeOf(before, seat, onto) };
    }
    case 'dayBegun':
      return { type: event.type };
    case 'stackRevealed': {
      const { type, seat, place, to } = event;
      const { at: from, stacks } = raiderAt(before, seat);
      const reading = countStack(stacks[place]?.cards ?? []);
      return { type, seat, place, reading, from, to, atTemple: to === before.options.trail };
    }
    case 'dayTurnEnded': {
      const closed = raiderAt(before, event.seat).stacks.filter(({ open }) => !open).length;
      return { type: event.type, seat: event.seat, closed };
    }
    case 'gameEnded':
      return { type: event.type, winner: event.winner, reason: event.reason };
    default:
      return unreachable(event);
  }
}

const raiderAt = (s: Frozen<State>, seat: Seat): Frozen<Raider> => at(s.raiders, seat);

const placeOf = (s: Frozen<State>, seat: Seat, onto: Onto): number =>
  onto === 'new' ? raiderAt(s, seat).stacks.length : onto;

/** Who learns something by an event. */
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

const LONGEST = Math.max(...CARDS.map(({ length }) => length));

const ofCard = (card: Card): number => LONGEST - card.length;

const ofCards = (cards: readonly (Card | null)[] | null | undefined): number =>
  (cards ?? []).reduce((sum, card) => sum + (card === null ? 0 : ofCard(card)), 0);

/** How many cards there are, and who knows which of them, is public; which faces they have is not (GR-6, GR-7). */
const ofStack = (stack: StackView): number => (stack.kind === 'closed' ? ofCards(stack.known) : 0);

/** Every card takes the same room. */
export const shortfall = {
  seen: (seen: Seen): number => {
    switch (seen.type) {
      case 'roundBegun':
        return ofCards(seen.hand);
      case 'cardStacked':
        return seen.card === undefined ? 0 : ofCard(seen.card);
      case 'peekOpened':
        return ofCards(seen.faces);
      default:
        return 0;
    }
  },
  view: ({ hand, peek, raiders }: View): number =>
    ofCards(hand) +
    ofCards(peek?.faces) +
    raiders.reduce((sum, { stacks }) => sum + stacks.reduce((all, stack) => all + ofStack(stack), 0), 0),
};
