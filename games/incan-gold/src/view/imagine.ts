import { type Frozen, pick, type Rng } from '@quri/kernel';
import { questCardsLeft } from '../answers/next-card.ts';
import { artifactOf, cardOf } from '../components.ts';
import type { Explorer, State } from '../rules/state.ts';
import { CHOICES } from '../vocabulary.ts';
import type { Memory } from './memory.ts';
import type { View } from './shapes.ts';

/** A full state behind a view: only the choices of others are unknown, since piles have no order. */
export function imagine(view: View, memory: Frozen<Memory>, rng: Rng): State {
  return {
    options: view.options,
    stage: view.choosing ? 'choosing' : 'over',
    round: view.round,
    startPlayer: view.startPlayer,
    undecided: view.explorers.filter(({ inside, chosen }) => view.choosing && inside && !chosen).length,
    deck: [...questCardsLeft(view), ...view.artifactsInDeck.map(({ id }) => cardOf(id))],
    underTemple: view.artifactsUnderTemple.map(({ id }) => artifactOf(id)),
    opened: true,
    path: view.path.map(({ card, gems }) => ({ card: cardOf(card.id), gems })),
    removed: view.removed.map(({ round, card }) => ({ round, card })),
    carriedOut: view.carriedOut,
    explorers: view.explorers.map((explorer, seat): Explorer => {
      const own = seat === view.viewer;
      return {
        inside: explorer.inside,
        choice: !explorer.chosen ? null : own ? view.choice : pick(rng, CHOICES),
        beside: explorer.beside,
        tent: explorer.tent ?? memory.tents[seat] ?? 0,
        artifacts: [...explorer.artifacts],
      };
    }),
  };
}
