import type { Seat } from '@quri/kernel';
import type { Card, Onto, WonBy } from '../vocabulary.ts';

export type Event =
  | {
      readonly type: 'roundBegun';
      readonly round: number;
      readonly firstPlayer: Seat;
      /** By seat; what was not dealt is set aside and never drawn. */
      readonly hands: readonly (readonly Card[])[];
    }
  | { readonly type: 'cardStacked'; readonly seat: Seat; readonly card: Card; readonly onto: Onto }
  /** A Recon is discarded and the peek opens: which cards are seen is in the state, never in an event (GR-7). */
  | { readonly type: 'peekOpened'; readonly seat: Seat; readonly owner: Seat; readonly place: number }
  | { readonly type: 'lookedAway'; readonly seat: Seat }
  /** A Steal is discarded and a stack changes hands, unseen (GR-8). */
  | {
      readonly type: 'stackStolen';
      readonly seat: Seat;
      readonly owner: Seat;
      readonly place: number;
      readonly onto: Onto;
    }
  | { readonly type: 'dayBegun' }
  | { readonly type: 'stackRevealed'; readonly seat: Seat; readonly place: number; readonly to: number }
  | { readonly type: 'dayTurnEnded'; readonly seat: Seat }
  | {
      readonly type: 'gameEnded';
      readonly winner: Seat;
      readonly scores: readonly number[];
      readonly reason: WonBy;
    };

export type EventOf<T extends Event['type']> = Extract<Event, { readonly type: T }>;
