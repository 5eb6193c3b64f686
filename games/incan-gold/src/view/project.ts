import type { Frozen, Viewer } from '@quri/kernel';
import { ARTIFACT_CARDS } from '../components.ts';
import { outcome } from '../rules/outcome.ts';
import type { Explorer, State } from '../rules/state.ts';
import type { ArtifactCard } from '../vocabulary.ts';
import type { ExplorerView, View } from './shapes.ts';

/** Everybody sees their own tent (IG-17) and their own choice (IG-4). */
export const ownFields: readonly (keyof View)[] = ['viewer', 'explorers', 'choice'];

export function project(s: Frozen<State>, viewer: Viewer): View {
  const final = outcome(s) ?? null;
  const open = s.options.openTents || final !== null;
  return {
    viewer,
    options: s.options,
    round: s.round,
    startPlayer: s.startPlayer,
    choosing: s.stage === 'choosing',
    path: s.path.map(({ card, gems }) => ({ card, gems })),
    deckSize: s.deck.length,
    artifactsInDeck: BY_NAME.filter((card) => s.deck.includes(card)),
    artifactsUnderTemple: BY_NAME.filter((card) => s.underTemple.includes(card)),
    removed: s.removed.map(({ round, card }) => ({ round, card })),
    carriedOut: s.carriedOut,
    explorers: s.explorers.map((explorer, seat) => explorerView(explorer, open || seat === viewer)),
    choice: viewer === 'spectator' ? null : (s.explorers[viewer]?.choice ?? null),
    final,
  };
}

/** Everybody's tent and choice. What is in the deck has no order, so there is none to show. */
export const projectAll = (s: Frozen<State>): View => ({
  ...project(s, 'spectator'),
  explorers: s.explorers.map((explorer) => ({
    ...explorerView(explorer, true),
    ...(explorer.choice !== null && { choice: explorer.choice }),
  })),
});

const explorerView = (explorer: Frozen<Explorer>, tentOpen: boolean): ExplorerView => ({
  inside: explorer.inside,
  chosen: explorer.choice !== null,
  beside: explorer.beside,
  artifacts: explorer.artifacts.map(({ card, value }) => ({ card, value })),
  tent: tentOpen ? explorer.tent : null,
});

/** A pile has no order; a list of what is in it must not pretend to have one. */
const BY_NAME: readonly ArtifactCard[] = ARTIFACT_CARDS.toSorted((a, b) => (a.id < b.id ? -1 : 1));
