import type { GameEngine } from '@quri/catalogue';
import { type Seat, seat, type Table, type Viewer } from '@quri/kernel';
import type { Done, Phase, Refused, ServerMessage } from '@quri/protocol';
import type { Queue, Runner } from '@quri/table';
import type { Asker, TableRecord } from '../store/records.ts';

/** Somebody with a line to a table: one socket of a guest. */
export interface Listener {
  readonly guest: string;
  send(message: ServerMessage): void;
  sendText(text: string): void;
}

export type Answer = { readonly done: Done } | { readonly refused: Refused };

/** Everybody was asked for their bytes, and who has answered. */
export interface Starting {
  readonly revealed: Map<Seat, string>;
  readonly deadline: NodeJS.Timeout;
  /** Who asked for the start is answered when it has come about, or was called off. */
  readonly asker: { readonly guest: string; readonly id: string };
  readonly answer: (answer: Answer) => void;
}

/** A game under way, and what makes its moves. */
export interface Playing {
  readonly table: Table;
  readonly runner: Runner<Asker>;
}

/** A table in memory. All of it comes back from the store after a restart, except who is there. */
export interface Room {
  readonly id: string;
  readonly shelved: GameEngine;
  readonly queue: Queue;
  readonly audience: Set<Listener>;
  /** Guests who came with the invitation, as the store has them. */
  readonly admitted: Set<string>;
  /** Bots that were asked: the decision each of them thinks about. */
  readonly thinking: Map<Seat, number>;
  /** The latest noes, so that a repeat of a request gets the same one. */
  readonly noes: Map<string, Refused>;
  /** Commitments whose bytes were shown here: what others may know by now is brought to no other shuffle. */
  readonly shown: Set<string>;
  record: TableRecord;
  /** The commitment to the seed. */
  committed: { readonly seed: string; readonly commitment: string } | undefined;
  playing: Playing | undefined;
  starting: Starting | undefined;
  /** Guests whose bytes did not come, so that the last start was called off. */
  late: readonly string[];
  /** Runs while the host is away. */
  hostAway: NodeJS.Timeout | undefined;
  /** Something of ours broke: the table stands still until the server is mended. */
  broken: boolean;
  /** A commit whose result is not known: the store is asked before anything else happens. */
  doubtful: boolean;
}

export const phaseOf = (room: Room): Phase =>
  room.broken ? 'paused' : room.starting !== undefined ? 'starting' : room.record.phase;

export function seatOf(record: TableRecord, guest: string): Seat | undefined {
  const found = record.seating.findIndex((one) => one.kind === 'person' && one.guest === guest);
  return found < 0 ? undefined : seat(found);
}

export const viewerOf = (record: TableRecord, guest: string): Viewer => seatOf(record, guest) ?? 'spectator';

/** May this guest know of the table? */
export const mayEnter = (room: Room, guest: string): boolean =>
  room.record.open ||
  room.record.host === guest ||
  room.admitted.has(guest) ||
  room.record.seating.some((one) => 'guest' in one && one.guest === guest);

export const isThere = (room: Room, guest: string): boolean =>
  [...room.audience].some((listener) => listener.guest === guest);
