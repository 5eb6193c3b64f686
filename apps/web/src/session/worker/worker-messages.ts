import type { Intent, NewsMessage, Refused, RoomView } from '@quri/protocol';
import type { DeviceState } from '../table-reducer.ts';
import type { Gone } from '../table-session.ts';
import type { ReplayRequests } from './replays/replay-messages.ts';

/** Messages between page and worker: views and offers, never a state. */

export type LocalSeat =
  /** The name is empty for somebody who has not said one. */
  { readonly kind: 'person'; readonly name: string } | { readonly kind: 'bot'; readonly level: string };

/** A table of this device. */
export interface LocalTableLine {
  readonly table: string;
  readonly game: string;
  readonly at: number;
  readonly seats: readonly LocalSeat[];
  readonly lesson: boolean;
}

export interface TableSetup {
  readonly game: string;
  readonly seats: readonly LocalSeat[];
  readonly options: RoomView['options'];
}

/** What came of a move or a take-back. */
export interface MoveResult {
  /** Where the last entry stands that it made. */
  readonly seq: number;
  /** Why a list stopped before its end. */
  readonly refused?: Refused;
}

/** WorkerRequests, each with what it is answered. */
export interface WorkerRequests extends ReplayRequests {
  /** Those that are not finished. */
  tables: { ask: Record<never, never>; answer: readonly LocalTableLine[] };
  open: { ask: TableSetup; answer: string };
  /** The game that teaches; `name` is the learner's. */
  openLesson: { ask: { readonly game: string; readonly name: string }; answer: string };
  rematch: { ask: { readonly table: string }; answer: string };
  replay: { ask: { readonly table: string }; answer: string | null };
  move: {
    ask: { readonly table: string; readonly ask: number; readonly intents: readonly Intent[] };
    answer: MoveResult;
  };
  takeBack: { ask: { readonly table: string; readonly to: number }; answer: MoveResult };
  why: { ask: { readonly table: string; readonly intent: unknown }; answer: Refused | null };
}

export type WorkerRequest = {
  [K in keyof WorkerRequests]: { readonly type: K; readonly id: string } & WorkerRequests[K]['ask'];
}[keyof WorkerRequests];

/** Notices without an answer. */
export interface WorkerNotice {
  readonly type: 'join' | 'leave' | 'ready' | 'discard';
  readonly table: string;
}

export type ToWorker = WorkerRequest | WorkerNotice;

export type FromWorker =
  | { readonly type: 'answer'; readonly id: string; readonly value: unknown }
  | { readonly type: 'refused'; readonly id: string; readonly refused: Refused }
  | {
      readonly type: 'room';
      readonly table: string;
      readonly room: RoomView;
      readonly lesson?: boolean;
      /** Left out: yes. */
      readonly kept?: boolean;
    }
  | (NewsMessage & DeviceState)
  | ({ readonly type: 'hand'; readonly table: string } & DeviceState)
  | { readonly type: 'gone'; readonly table: string; readonly code: Gone };
