import type { Entry, Opening } from '@quri/kernel';
import type { Done } from '@quri/protocol';
import type { Mark, StoredEntry } from '@quri/table';

export interface GuestRecord {
  readonly id: string;
  readonly secretHash: string;
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
export interface Transaction {
  putGuest(guest: GuestRecord): void;
  /** This guest came at this time. */
  seeGuest(guest: string, at: number): void;
  putTable(table: TableRecord): void;
  /** Throws `Overtaken` if the entry exists already. `answered` is set for the first entry of a request. */
  append(table: string, stored: StoredEntry, answered: AnsweredRequest | null): void;
  /** The answer to a request that made no entry. */
  putAnswer(table: string, request: RequestKey, done: Done): void;
  /** From now on this guest may enter the table without its invitation. */
  admit(table: string, guest: string): void;
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

export interface Store {
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
  /** Resolves once the data is on disk. Rejects with `Unavailable` if it is not, or if that is not known. */
  commit<T>(write: (tx: Transaction) => T): Promise<T>;
  close(): void;
}
