import type { Seat, Viewer } from '@quri/kernel';
import type {
  ArtifactCard,
  CarriedArtifact,
  Choice,
  FinalCount,
  Hazard,
  HazardCard,
  Options,
  QuestCard,
  RoundEnd,
  TreasureCard,
} from '../vocabulary.ts';

/** One explorer, as everybody may see them. */
export interface ExplorerView {
  readonly inside: boolean;
  /** That a choice was made, never which (IG-4). */
  readonly chosen: boolean;
  /** Which one, where a finished game is looked at with all its secrets. */
  readonly choice?: Choice;
  readonly beside: number;
  readonly artifacts: readonly CarriedArtifact[];
  /** What is in the tent: one's own, everybody's with open tents or at the end, otherwise null (IG-17). */
  readonly tent: number | null;
}

export interface View {
  readonly viewer: Viewer;
  readonly options: Options;
  readonly round: number;
  readonly startPlayer: Seat;
  /** False once the game is over: then nobody is asked any more. */
  readonly choosing: boolean;
  readonly path: readonly { readonly card: QuestCard; readonly gems: number }[];
  readonly deckSize: number;
  /** Artifacts that were shown and are somewhere in the quest deck. */
  readonly artifactsInDeck: readonly ArtifactCard[];
  /** Artifacts not shown yet: which there are is known, not which lies under which temple card. */
  readonly artifactsUnderTemple: readonly ArtifactCard[];
  /** Hazards that left the game, and under which temple card they lie. */
  readonly removed: readonly { readonly round: number; readonly card: HazardCard }[];
  readonly carriedOut: number;
  readonly explorers: readonly ExplorerView[];
  /** The viewer's own choice of this turn. */
  readonly choice: Choice | null;
  readonly final: FinalCount | null;
}

export type Seen =
  | {
      readonly type: 'roundBegun';
      readonly round: number;
      readonly startPlayer: Seat;
      readonly artifact: ArtifactCard | null;
    }
  | {
      readonly type: 'treasureFound';
      readonly card: TreasureCard;
      readonly inside: readonly Seat[];
      readonly share: number;
      readonly left: number;
    }
  | { readonly type: 'artifactFound'; readonly card: ArtifactCard }
  | { readonly type: 'hazardMet'; readonly card: HazardCard }
  | { readonly type: 'hazardStruck'; readonly card: HazardCard; readonly inside: readonly Seat[] }
  /** To others the same for torch and camp, the first time and when changed; which one is in the own seat's only (IG-4). */
  | { readonly type: 'choiceMade'; readonly seat: Seat; readonly choice?: Choice }
  | { readonly type: 'choicesRevealed'; readonly stayers: readonly Seat[]; readonly leavers: readonly Seat[] }
  | {
      readonly type: 'leaversSettled';
      readonly leavers: readonly Seat[];
      readonly share: number;
      readonly left: number;
      readonly artifacts: readonly CarriedArtifact[];
    }
  | {
      readonly type: 'roundEnded';
      readonly round: number;
      readonly reason: RoundEnd;
      readonly lost: readonly ArtifactCard[];
    };

export type SeenOf<T extends Seen['type']> = Extract<Seen, { readonly type: T }>;

/** What the board says of what it shows, to the one who looks at it. */
export type Moment =
  | {
      readonly type: 'hazardLoss';
      readonly hazard: Hazard;
      readonly inside: readonly number[];
      /** What the viewer loses; null where nothing of theirs is at stake. */
      readonly lost: number | null;
    }
  /** The viewer is back in camp. */
  | { readonly type: 'broughtHome'; readonly gems: number; readonly artifacts: readonly CarriedArtifact[] }
  /** `tent` is what lies in the viewer's tent; null for somebody who has none. */
  | { readonly type: 'roundOver'; readonly round: number; readonly tent: number | null };
