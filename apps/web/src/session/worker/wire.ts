import type { Intent, NewsMessage, Refused, RoomView } from '@quri/protocol';
import type { Held } from '../chronicle.ts';
import type { Gone } from '../table-session.ts';

/** What crosses the border of the worker: views and what one may do, never a state. */

export type LocalSeat =
  /** The name is empty for somebody who has not said one. */
  { readonly kind: 'person'; readonly name: string } | { readonly kind: 'bot'; readonly level: string };

/** A table of this device that is not finished. */
export interface LocalLine {
  readonly table: string;
  readonly game: string;
  readonly at: number;
  readonly seats: readonly LocalSeat[];
}

export interface Wishes {
  readonly game: string;
  readonly seats: readonly LocalSeat[];
  readonly options: RoomView['options'];
}

/** What came of a move or a take-back. */
export interface Made {
  /** Where the last entry stands that it made. */
  readonly seq: number;
  /** Why a list stopped before its end. */
  readonly refused?: Refused;
}

/** Questions, each with what it is answered. */
export interface Questions {
  tables: { ask: Record<never, never>; answer: readonly LocalLine[] };
  open: { ask: Wishes; answer: string };
  rematch: { ask: { readonly table: string }; answer: string };
  replay: { ask: { readonly table: string }; answer: string | null };
  move: {
    ask: { readonly table: string; readonly ask: number; readonly intents: readonly Intent[] };
    answer: Made;
  };
  takeBack: { ask: { readonly table: string; readonly to: number }; answer: Made };
  why: { ask: { readonly table: string; readonly intent: unknown }; answer: Refused | null };
}

export type Question = {
  [K in keyof Questions]: { readonly type: K; readonly id: string } & Questions[K]['ask'];
}[keyof Questions];

/** What is only told, and answered by what happens. */
export type Remark =
  | { readonly type: 'join'; readonly table: string }
  | { readonly type: 'leave'; readonly table: string }
  | { readonly type: 'settled'; readonly table: string; readonly seq: number }
  | { readonly type: 'ready'; readonly table: string }
  | { readonly type: 'discard'; readonly table: string };

export type ToWorker = Question | Remark;

export type FromWorker =
  | { readonly type: 'answer'; readonly id: string; readonly value: unknown }
  | { readonly type: 'refused'; readonly id: string; readonly refused: Refused }
  | { readonly type: 'room'; readonly table: string; readonly room: RoomView }
  | (NewsMessage & Held)
  | ({ readonly type: 'hand'; readonly table: string } & Held)
  | { readonly type: 'gone'; readonly table: string; readonly code: Gone };
