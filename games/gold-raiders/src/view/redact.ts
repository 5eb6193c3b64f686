import { type Frozen, type Seat, unreachable } from '@quri/kernel';
import type { Event } from '../rules/events.ts';
import { readingOf } from '../rules/reading.ts';
import type { Raider, State } from '../rules/state.ts';
import type { Onto } from '../vocabulary.ts';
import type { Seen } from './shapes.ts';

/** What everybody sees of an event: the same for all, since whatever is one seat's alone is in its view only. */
export function redact(before: Frozen<State>, event: Event): Seen {
  switch (event.type) {
    case 'roundBegun': {
      const { type, round, firstPlayer, hands } = event;
      return { type, round, firstPlayer, handSize: hands[0]?.length ?? 0 };
    }
    case 'cardStacked': {
      const { type, seat, onto } = event;
      return { type, seat, onto, place: placeOf(before, seat, onto) };
    }
    case 'peekOpened':
      return { type: event.type, seat: event.seat, owner: event.owner, place: event.place };
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
      const { at, stacks } = raiderAt(before, seat);
      const reading = readingOf(stacks[place]?.cards ?? []);
      return { type, seat, place, reading, from: at, to, atTemple: to === before.options.trail };
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

const raiderAt = (s: Frozen<State>, seat: Seat): Frozen<Raider> => s.raiders[seat] as Frozen<Raider>;

const placeOf = (s: Frozen<State>, seat: Seat, onto: Onto): number =>
  onto === 'new' ? raiderAt(s, seat).stacks.length : onto;
