import type { FinalResult, Opening } from '@quri/kernel';
import type { ConsentSubject, Done, Guest, TableTerms } from '@quri/protocol';
import type { LogRow } from './archive-copies.ts';
import type { Commits } from './commits.ts';
import type { readQueries } from './read-queries.ts';
import type { writeQueries } from './write-queries.ts';

export interface GuestRecord extends Guest {
  readonly createdAt: number;
  /** When they last came, to about a day. */
  readonly seenAt: number;
}

export type Seating =
  | { readonly kind: 'empty' }
  /** Empty and reserved: after a rematch everybody finds their seat free. */
  | { readonly kind: 'kept'; readonly guest: string }
  | {
      readonly kind: 'person';
      readonly guest: string;
      readonly commitment: string;
      /** Of a game that was played on a device: what somebody is called who is no guest, and a look other than the guest's. */
      readonly name?: string;
      readonly colour?: number;
    }
  | { readonly kind: 'bot'; readonly level: string };

/** What somebody has asked everybody for. It is void once the log has another last entry. */
export type StoredConsent = ConsentSubject & {
  readonly agreed: readonly number[];
  readonly seq: number;
  /** When it was asked; missing in older data. */
  readonly at?: number;
};

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
  /** The game was played on a device of the host, and put here as a file when it was over. */
  readonly onDevice: boolean;
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
export type Transaction = ReturnType<typeof writeQueries>;

/** Everything that can be read, and what concerns the store as a whole. */
export interface Store extends ReturnType<typeof readQueries>, Pick<Commits<Transaction>, 'commit' | 'beforeCommit'> {
  /** Are log and replay of this table in the archive? */
  isArchived(table: string): boolean;
  /** So many rows of an archived log from an entry on, as they are stored. */
  archivedRows(table: string, from: number, most: number): readonly LogRow[];
  /** Moves everything into the main file: what was deleted is then nowhere. False if a reader is in the way. */
  emptyWriteAheadLog(): Promise<boolean>;
  /** Resolves when everything that was committed is written. */
  close(): Promise<void>;
}
