import type { Entry, FinalResult, Opening } from '@quri/kernel';
import type { ConsentRequest, Done, TableTerms } from '@quri/protocol';
import type { Mark, StoredEntry } from '@quri/table';
import type { LogRow } from './archive-copies.ts';
import type { ArchiveWrites } from './archive-queries.ts';
import type { BanReads, BanWrites } from './ban-queries.ts';
import type { ChatReads, ChatWrites } from './chat-queries.ts';
import type { DeviceReads, DeviceWrites } from './device-records.ts';
import type { GameLists } from './game-lists.ts';
import type { GuestDeletionReads, GuestDeletionWrites } from './guest-deletion.ts';
import type { MoveTimeReads, MoveTimeWrites } from './move-time-queries.ts';
import type { NoteReads, NoteWrites } from './note-queries.ts';
import type { SeatLinkReads, SeatLinkWrites } from './seat-link-queries.ts';
import type { WebhookReads, WebhookWrites } from './webhook-queries.ts';

export interface GuestRecord {
  readonly id: string;
  /** Null until they have chosen one. */
  readonly name: string | null;
  readonly colour: number;
  readonly createdAt: number;
  /** When they last came, to about a day. */
  readonly seenAt: number;
}

export type Seating =
  | { readonly kind: 'empty' }
  /** Empty and reserved: after a rematch everybody finds their seat free. */
  | { readonly kind: 'kept'; readonly guest: string }
  | { readonly kind: 'person'; readonly guest: string; readonly commitment: string }
  | { readonly kind: 'bot'; readonly level: string };

/** What somebody has asked everybody for. It is void once the log has another last entry. */
export type StoredConsent = ConsentRequest & { readonly seq: number };

/** What is stored of a table besides its log. A start in progress is not: after a crash the table is gathering again. */
export interface TableRecord {
  readonly id: string;
  readonly game: string;
  readonly options: object;
  readonly phase: 'gathering' | 'playing' | 'over' | 'closed';
  readonly host: string;
  readonly open: boolean;
  readonly invite: string;
  readonly seating: readonly Seating[];
  readonly seed: string;
  readonly attempt: number;
  readonly opening: Opening | null;
  readonly bytes: readonly (string | null)[] | null;
  readonly rematch: string | null;
  readonly createdAt: number;
  readonly terms: TableTerms;
  readonly consent: StoredConsent | null;
  /** The finished table whose deal is played again. */
  readonly deal: string | null;
  /** Null while the game goes on, and where it ended without a winner. */
  readonly result: FinalResult | null;
  readonly endedAt: number | null;
}

/** Identifies a request: the guest who sent it, and the id they gave it. */
export interface RequestKey {
  readonly guest: string;
  readonly id: string;
}

/** A request that was carried out, with its answer. */
export interface AnsweredRequest {
  readonly request: RequestKey;
  readonly done: Done;
}

/** The replay of a finished game, as it is sent. */
export interface StoredReplay {
  /** The hash of its text. */
  readonly etag: string;
  readonly gzip: Uint8Array;
}

/** Everything that can be written, inside one transaction. */
export interface Transaction
  extends ArchiveWrites,
    BanWrites,
    ChatWrites,
    DeviceWrites,
    GuestDeletionWrites,
    MoveTimeWrites,
    NoteWrites,
    SeatLinkWrites,
    WebhookWrites {
  putGuest(guest: GuestRecord): void;
  /** This guest came at this time. */
  seeGuest(guest: string, at: number): void;
  addTable(table: TableRecord): void;
  /** Of a table that was added before. */
  putTable(table: TableRecord): void;
  /** Throws `Overtaken` if the entry exists already. `answered` is set for the first entry of a request. */
  append(table: string, stored: StoredEntry, answered: AnsweredRequest | null): void;
  /** The answer to a request that made no entry. */
  putAnswer(table: string, request: RequestKey, done: Done): void;
  /** From now on this guest may enter the table without its invitation. */
  admit(table: string, guest: string): void;
  /** Something is to happen at a table at this time, also with nobody there; null: no longer. */
  putDeadline(table: string, at: number | null): void;
  /** The same for every table that has a deadline. */
  putAllDeadlines(at: number): void;
  /** The server runs at this time. */
  putAlive(at: number): void;
  /** No server ran from then until then. */
  putDownTime(from: number, to: number): void;
  /** The first replay of a table is the one that stays. */
  putReplay(table: string, replay: StoredReplay): void;
  /**
   * Deletes a table that is not over and where nothing has happened since `before`; false if it is not such a table.
   * Its entries are unreachable from now on, and deleted by `deleteEntries`.
   */
  deleteTable(table: string, before: number): boolean;
  /** Deletes so many entries of deleted tables; false if there were fewer. */
  deleteEntries(most: number): boolean;
  /** Deletes a guest who has not come since `before` and has a part in no table; false if they are not such a guest. */
  deleteGuest(guest: string, before: number): boolean;
}

export interface Store
  extends BanReads,
    ChatReads,
    DeviceReads,
    GameLists,
    GuestDeletionReads,
    MoveTimeReads,
    NoteReads,
    SeatLinkReads,
    WebhookReads {
  guest(id: string): GuestRecord | undefined;
  table(id: string): TableRecord | undefined;
  /** The whole log, and the mark of its last entry; logs written before marks were stored have none. */
  log(table: string): { readonly entries: readonly Entry[]; readonly mark: Mark | undefined };
  /** The log from this entry on. */
  entries(table: string, from: number): readonly Entry[];
  markAt(table: string, seq: number): Mark | undefined;
  /** The request that made this entry, if one did. */
  requestOf(table: string, seq: number): AnsweredRequest | undefined;
  /** The answer to a request that made no entry. */
  answerTo(table: string, request: RequestKey): Done | undefined;
  /** Everybody who ever entered with the invitation. */
  admitted(table: string): readonly string[];
  /** Undefined also for a game whose replay was not made yet. */
  replay(table: string): StoredReplay | undefined;
  /** How many tables this guest has opened since then that are not over. */
  openTablesOf(guest: string, since: number): number;
  /** The tables whose deadline is not after this time, the earliest first. */
  dueTables(at: number, most: number): readonly string[];
  /** Is there a deadline at all? */
  hasDeadlines(): boolean;
  /** When a server was last known to run. */
  lastAlive(): number | undefined;
  /** How many milliseconds between these times no server ran. */
  downTime(from: number, to: number): number;
  /** Finished games with this deal, the newest first. */
  tablesOfDeal(deal: string, most: number): readonly TableRecord[];
  /** Resolves once the data is on disk. Rejects with `Unavailable` if it is not, or if that is not known. */
  commit<T>(write: (tx: Transaction) => T): Promise<T>;
  /** Runs this right before the next commit is written, which then has what it adds at once. It must not throw. */
  beforeCommit(run: () => void): void;
  /** Are log and replay of this table in the archive? */
  isArchived(table: string): boolean;
  /** So many rows of an archived log from an entry on, as they are stored. */
  archivedRows(table: string, from: number, most: number): readonly LogRow[];
  /** Moves everything into the main file: what was deleted is then nowhere. False if a reader is in the way. */
  emptyWriteAheadLog(): Promise<boolean>;
  /** Resolves when everything that was committed is written. */
  close(): Promise<void>;
}
