import type { Intent, NewsMessage, Refused, RoomView } from '@quri/protocol';
import type { MoveAnswer } from '@quri/table';
import type { DeviceState, TableAction } from '../table-reducer.ts';
import type { ReplayRequests } from './replays/replay-messages.ts';
import type { linesOf } from './table-lines.ts';

/** Messages between page and worker: views and offers, never a state. */

export type LocalSeat =
  /** The name is empty for somebody who has not said one. */
  { readonly kind: 'person'; readonly name: string } | { readonly kind: 'bot'; readonly level: string };

/** A table of this device. */
export type LocalTableLine = Awaited<ReturnType<typeof linesOf>>[number];

export interface TableSetup {
  readonly game: string;
  readonly seats: readonly LocalSeat[];
  readonly options: RoomView['options'];
}

/** What came of a move or a take-back. */
export type MoveResult = Omit<MoveAnswer, 'made'>;

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
  | (NewsMessage & DeviceState)
  | (Extract<TableAction, { readonly type: 'room' | 'hand' | 'gone' }> & { readonly table: string });
