import { type Frozen, type Seat, seats, unreachable } from '@quri/kernel';
import { artifactOf, cardOf } from '../components.ts';
import type { Event } from '../rules/events.ts';
import type { State } from '../rules/state.ts';
import type { HazardCard, TreasureCard } from '../vocabulary.ts';
import type { Seen } from './shapes.ts';

/** What everybody sees of an event: the same for all, since the one secret, a choice, is shown to nobody. */
export function redact(before: Frozen<State>, event: Event): Seen {
  switch (event.type) {
    case 'roundBegun': {
      const { type, round, startPlayer, artifact } = event;
      return { type, round, startPlayer, artifact: artifact === null ? null : artifactOf(artifact) };
    }
    case 'treasureFound': {
      const { type, card, share, left } = event;
      return { type, card: cardOf(card) as TreasureCard, inside: insideOf(before), share, left };
    }
    case 'artifactFound':
      return { type: event.type, card: artifactOf(event.card) };
    case 'hazardMet':
      return { type: event.type, card: cardOf(event.card) as HazardCard };
    case 'hazardStruck':
      return { type: event.type, card: cardOf(event.card) as HazardCard, inside: insideOf(before) };
    case 'choiceMade':
      return { type: event.type, seat: event.seat };
    case 'choicesRevealed':
      return { type: event.type, stayers: event.stayers, leavers: event.leavers };
    case 'leaversSettled': {
      const { type, leavers, share, left } = event;
      const artifacts = event.artifacts.map(({ card, value }) => ({ card: artifactOf(card), value }));
      return { type, leavers, share, left, artifacts };
    }
    case 'roundEnded':
      return { type: event.type, round: event.round, reason: event.reason, lost: event.lost.map(artifactOf) };
    default:
      return unreachable(event);
  }
}

const insideOf = (s: Frozen<State>): readonly Seat[] =>
  seats(s.explorers.length).filter((seat) => s.explorers[seat]?.inside);
