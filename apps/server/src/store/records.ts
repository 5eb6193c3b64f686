import type { Entry, Opening } from '@quri/kernel';
import type { Done } from '@quri/protocol';
import type { Mark, StoredEntry } from '@quri/table';

export interface GuestRecord {
  readonly id: string;
  readonly secretHash: string;
  /** Null until they have said one. */
  readonly name: string | null;
  readonly colour: number;
  readonly createdAt: number;
}

export type Seating =
  | { readonly kind: 'empty' }
  /** Empty, and kept for somebody: after a rematch everybody finds their seat free. */
  | { readonly kind: 'kept'; readonly guest: string }
  | { readonly kind: 'person'; readonly guest: string; readonly commitment: string }
  | { readonly kind: 'bot'; readonly level: string };

/** What is on disk of a table besides its log. A start under way is not: after a crash the table gathers again. */
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

/** Who asked for something, and under which name. */
export interface Asker {
  readonly guest: string;
  readonly id: string;
}

/** The request that made an entry, and what it was answered. */
export interface Made {
  readonly by: Asker;
  readonly done: Done;
}

/** Everything that can be written, inside one transaction. */
export interface Writing {
  putGuest(guest: GuestRecord): void;
  putTable(table: TableRecord): void;
  /** Throws `Overtaken` if that entry is there already. `made` is set for the first entry of a request. */
  append(table: string, stored: StoredEntry, made: Made | null): void;
  putAnswer(table: string, asker: Asker, done: Done): void;
  /** From now on this guest may come to the table without its invitation. */
  admit(table: string, guest: string): void;
}

/** Somebody else has written that entry first. */
export const OVERTAKEN = 'Overtaken';
export const isOvertaken = (error: unknown): boolean => error instanceof Error && error.name === OVERTAKEN;

export interface Store {
  guest(id: string): GuestRecord | undefined;
  table(id: string): TableRecord | undefined;
  /** The whole log, and what is kept beside its last entry; logs from before that was kept have none. */
  log(table: string): { readonly entries: readonly Entry[]; readonly mark: Mark | undefined };
  /** The log from this entry on. */
  entries(table: string, from: number): readonly Entry[];
  markAt(table: string, seq: number): Mark | undefined;
  /** The request that made this entry, if one did. */
  madeBy(table: string, seq: number): Made | undefined;
  /** What a request that made no entry was answered. */
  answerTo(table: string, asker: Asker): Done | undefined;
  /** Who was let in with the invitation, ever. */
  admitted(table: string): readonly string[];
  /** How many tables this guest opened since then that are not over. */
  openTablesOf(guest: string, since: number): number;
  /** Resolves once what was written is on disk. Throws `Unavailable` if it could not be, or if that is not known. */
  commit<T>(write: (writing: Writing) => T): Promise<T>;
  close(): void;
}
