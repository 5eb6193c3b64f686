import type { ExplorerView, View } from '../view/shapes.ts';
import type { Artifact, CardId, Hazard, QuestCard } from '../vocabulary.ts';

/** The card in front of an explorer: not chosen yet, face down, or turned over. */
type Held = 'none' | 'down' | 'torch' | 'camp';

export interface ShownExplorer extends Omit<ExplorerView, 'chosen' | 'choice'> {
  readonly held: Held;
}

export interface ShownCard {
  readonly card: QuestCard;
  readonly gems: number;
  readonly faceUp: boolean;
  /** One of the two hazards that end the round. */
  readonly struck: boolean;
  /** On its way off the path: its place is still kept. */
  readonly going: boolean;
}

export type Place =
  | { readonly at: 'card'; readonly id: CardId }
  | { readonly at: 'beside' | 'tent' | 'explorer'; readonly seat: number }
  | { readonly at: 'door'; readonly round: number }
  | { readonly at: 'deck' | 'path' | 'expedition' | 'camp' };

/** Something that travels during one beat. */
export interface Flight {
  readonly what:
    | { readonly kind: 'gems'; readonly amount: number }
    | { readonly kind: 'artifact'; readonly artifact: Artifact }
    | { readonly kind: 'hazard'; readonly hazard: Hazard };
  readonly from: Place;
  readonly to: Place;
}

/** Everything the board draws at one moment, whether at rest or in the middle of a motion. */
export interface Shown
  extends Pick<View, 'round' | 'startPlayer' | 'deckSize' | 'artifactsInDeck' | 'removed' | 'final'> {
  readonly path: readonly ShownCard[];
  readonly artifactsUnderTemple: number;
  readonly explorers: readonly ShownExplorer[];
  readonly light: 'on' | 'out';
  /** Where the torch-light falls. */
  readonly focus: Place;
  readonly flights: readonly Flight[];
}

/** A view at rest. */
export const shownOf = (view: View): Shown => ({
  round: view.round,
  startPlayer: view.startPlayer,
  path: view.path.map(({ card, gems }) => ({ card, gems, faceUp: true, struck: false, going: false })),
  deckSize: view.deckSize,
  artifactsInDeck: view.artifactsInDeck,
  artifactsUnderTemple: view.artifactsUnderTemple.length,
  removed: view.removed,
  explorers: view.explorers.map(({ inside, chosen, choice, beside, tent, artifacts }) => ({
    inside,
    held: choice ?? (chosen ? 'down' : 'none'),
    beside,
    tent,
    artifacts,
  })),
  final: view.final,
  light: 'on',
  focus: focusOf(view),
  flights: [],
});

/** The light falls where something is asked of the viewer; otherwise where something is going on. */
function focusOf({ viewer, final, choosing, choice, explorers }: View): Place {
  if (final !== null) return { at: 'path' };
  if (!choosing) return { at: 'path' };
  const own = viewer === 'spectator' ? undefined : explorers[viewer];
  if (own?.inside && choice === null && viewer !== 'spectator') return { at: 'explorer', seat: viewer };
  return { at: 'expedition' };
}
