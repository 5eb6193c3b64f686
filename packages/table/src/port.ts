import type { Entry, FinalResult, Mark as KernelMark, Step } from '@quri/kernel';

/** What is stored beside each entry, so that after a restart only the state is computed again. */
export interface Mark extends KernelMark {
  /** The running hash of every viewer. */
  readonly heard: readonly string[];
}

export interface StoredEntry {
  readonly entry: Entry;
  /** Canonical JSON: what is hashed, and what is stored. */
  readonly text: string;
  readonly mark: Mark;
}

/** Why something was not made: a code, and whatever values explain it. */
export interface Refused {
  readonly code: string;
  /** The same request may succeed later. */
  readonly retry: boolean;
  readonly [value: string]: unknown;
}

/** What a request is answered with once its entries are stored. */
export interface MoveAnswer {
  /** Where the last of them stands. */
  readonly seq: number;
  /** How many of its intents were made. */
  readonly made: number;
  /** Why the next one was not; without it, the rest was dropped because something came to light. */
  readonly refused?: Refused;
}

/** A request, and what it is answered. */
export interface Answered<Request> {
  readonly request: Request;
  readonly answer: MoveAnswer;
}

/** Entries to be stored in one step, with the answers to the requests that made them. */
export interface NewEntries<Request> {
  readonly entries: readonly StoredEntry[];
  /** For each entry the request whose first entry it is, with its answer; null for the others, and for a bot's. */
  readonly answered: readonly (Answered<Request> | null)[];
  /** The game is over with these. */
  readonly over: boolean;
  /** Null where it is not over, or ended without a winner. */
  readonly result: FinalResult | null;
}

/** A step that is part of the table now, with the canonical text of its news for each viewer. */
export interface StepNews {
  readonly step: Step;
  readonly texts: readonly string[];
  /** The running hash of each viewer after it. */
  readonly heard: readonly string[];
}

/** What a host provides: a clock, a log to append to, and who is told. */
export interface TablePort<Request> {
  now(): number;
  /**
   * Stores the entries, all or none. `overtaken`: somebody else has appended first. Rejects if the result is not known;
   * the table then reads what is stored before anything else happens.
   */
  commit(written: NewEntries<Request>): Promise<'committed' | 'overtaken'>;
  /** The log from an entry on, as it is stored. */
  read(from: number): Promise<readonly Entry[]>;
  /** These steps are stored: subscribers are to be told. */
  committed(news: readonly StepNews[]): void;
}
