import type { Seat } from '@quri/kernel';
import type { CardId, Choice, RoundEnd } from '../vocabulary.ts';

export type Event =
  | {
      readonly type: 'roundBegun';
      readonly round: number;
      readonly startPlayer: Seat;
      readonly artifact: CardId | null;
    }
  | { readonly type: 'treasureFound'; readonly card: CardId; readonly share: number; readonly left: number }
  | { readonly type: 'artifactFound'; readonly card: CardId }
  | { readonly type: 'hazardMet'; readonly card: CardId }
  | { readonly type: 'hazardStruck'; readonly card: CardId }
  | { readonly type: 'choiceMade'; readonly seat: Seat; readonly choice: Choice }
  | { readonly type: 'choicesRevealed'; readonly stayers: readonly Seat[]; readonly leavers: readonly Seat[] }
  | {
      readonly type: 'leaversSettled';
      readonly leavers: readonly Seat[];
      readonly share: number;
      readonly left: number;
      readonly artifacts: readonly { readonly card: CardId; readonly value: number }[];
    }
  | {
      readonly type: 'roundEnded';
      readonly round: number;
      readonly reason: RoundEnd;
      /** The hazard card that struck leaves the game (IG-8). */
      readonly removed: CardId | null;
      /** Artifacts nobody carried out leave it too (IG-13). */
      readonly lost: readonly CardId[];
    };

export type EventOf<T extends Event['type']> = Extract<Event, { readonly type: T }>;
