import type { Frozen, Seat } from '@quri/kernel';
import type { ArtifactCard, CarriedArtifact, Choice, HazardCard, Options, QuestCard } from '../vocabulary.ts';

/** What the table does next. It waits for people only while `choosing`. */
export type Stage = 'betweenRounds' | 'turning' | 'choosing' | 'emptied' | 'struck' | 'over';

export interface Explorer {
  inside: boolean;
  /** Secret until everybody inside has chosen (IG-4). */
  choice: Choice | null;
  /** Gems of this round, beside the tent: lost if a hazard strikes. */
  beside: number;
  /** Gems in the tent: safe for good (IG-10). */
  tent: number;
  artifacts: CarriedArtifact[];
}

export interface PathCard {
  readonly card: QuestCard;
  /** Gems that could not be divided and still lie on the card. */
  gems: number;
}

export interface State {
  readonly options: Options;
  stage: Stage;
  /** 0 before the first. */
  round: number;
  startPlayer: Seat;
  /** How many are inside and have not chosen yet. */
  undecided: number;
  /** The cards of the quest deck. A set, not an order: a card is drawn when it is turned. */
  deck: QuestCard[];
  /** Artifacts still face down under the temple cards, again in no order. */
  underTemple: ArtifactCard[];
  path: PathCard[];
  /** Has the first card of the round been turned? The path itself can be empty again: artifacts are carried off it. */
  opened: boolean;
  /** Hazards that struck, and the round whose temple card they lie under. */
  removed: { readonly round: number; readonly card: HazardCard }[];
  /** How many artifacts have left the temple in all: it sets the value of the next (IG-11). */
  carriedOut: number;
  explorers: Explorer[];
}

/** A copy that shares nothing that is ever written to. Cards are constants. */
export const fork = (s: Frozen<State>): State => ({
  options: s.options,
  stage: s.stage,
  round: s.round,
  startPlayer: s.startPlayer,
  undecided: s.undecided,
  deck: [...s.deck],
  underTemple: [...s.underTemple],
  opened: s.opened,
  path: s.path.map(({ card, gems }) => ({ card, gems })),
  removed: [...s.removed],
  carriedOut: s.carriedOut,
  explorers: s.explorers.map(({ inside, choice, beside, tent, artifacts }) => ({
    inside,
    choice,
    beside,
    tent,
    artifacts: [...artifacts],
  })),
});
