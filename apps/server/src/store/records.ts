import type { Entry, Opening } from '@quri/kernel';

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

/** What a request was answered with, once it was done. */
export interface Done {
  readonly seq: number | null;
  readonly table: string | null;
}

/** Everything that can be written, inside one transaction. */
export interface Writing {
  putGuest(guest: GuestRecord): void;
  putTable(table: TableRecord): void;
  /** Refuses an entry that is not the very next one. */
  append(table: string, entry: Entry, asker: Asker | null): void;
  putAnswer(table: string, asker: Asker, done: Done): void;
  /** From now on this guest may come to the table without its invitation. */
  admit(table: string, guest: string): void;
}

export interface Store {
  guest(id: string): GuestRecord | undefined;
  table(id: string): TableRecord | undefined;
  /** The log from this entry on. */
  entries(table: string, from: number): readonly Entry[];
  answerTo(table: string, asker: Asker): Done | undefined;
  /** Who was let in with the invitation, ever. */
  admitted(table: string): readonly string[];
  /** How many tables this guest opened since then that are not over. */
  openTablesOf(guest: string, since: number): number;
  /** Resolves once what was written is on disk. Throws `Unavailable` if it could not be, or if that is not known. */
  commit<T>(write: (writing: Writing) => T): Promise<T>;
  close(): void;
}
