import { type Audience, type Frozen, type Seat, seats, unreachable, type Viewer } from '@quri/kernel';
import { artifactOf, hazardOf, treasureOf } from '../components.ts';
import type { Event } from '../rules/events.ts';
import type { State } from '../rules/state.ts';
import { CHOICES, type Choice } from '../vocabulary.ts';
import type { Seen, View } from './shapes.ts';

/** What a viewer sees of an event: the same for all but for the one secret, a choice, which its own seat is shown. */
export function redact(before: Frozen<State>, event: Event, viewer: Viewer): Seen {
  switch (event.type) {
    case 'roundBegun': {
      const { type, round, startPlayer, artifact } = event;
      return { type, round, startPlayer, artifact: artifact === null ? null : artifactOf(artifact) };
    }
    case 'treasureFound': {
      const { type, card, share, left } = event;
      return { type, card: treasureOf(card), inside: insideOf(before), share, left };
    }
    case 'artifactFound':
      return { type: event.type, card: artifactOf(event.card) };
    case 'hazardMet':
      return { type: event.type, card: hazardOf(event.card) };
    case 'hazardStruck':
      return { type: event.type, card: hazardOf(event.card), inside: insideOf(before) };
    case 'choiceMade':
      return choiceSeen(event.seat, event.choice, viewer);
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

/** IG-4: what was chosen is nobody else's business. */
const choiceSeen = (seat: Seat, choice: Choice, viewer: Viewer): Seen =>
  seat === viewer ? { type: 'choiceMade', seat, choice } : { type: 'choiceMade', seat };

const insideOf = (s: Frozen<State>): readonly Seat[] =>
  seats(s.explorers.length).filter((seat) => s.explorers[seat]?.inside);

/** Only choices are ever secret: cards come from a pile whose contents everybody knows. */
export const reveals = (event: Event): Audience => (event.type === 'choicesRevealed' ? 'all' : 'none');

const LONGEST = Math.max(...CHOICES.map(({ length }) => length));

const ofChoice = (choice: Choice | null | undefined): number => (choice ? LONGEST - choice.length : 0);

/** IG-4: torch and camp take the same room. */
export const shortfall = {
  seen: (seen: Seen): number => (seen.type === 'choiceMade' ? ofChoice(seen.choice) : 0),
  view: ({ choice }: View): number => ofChoice(choice),
};
