import type { Entry, Opening, Secret } from '@quri/kernel';
import type { Mark, StoredEntry } from '@quri/table';
import type { TableSetup } from './worker-messages.ts';

/** A local table as it is stored: all but its log. */
export interface TableRecord extends TableSetup {
  readonly id: string;
  /** When it was last played at, in milliseconds since 1970. */
  readonly at: number;
  readonly secret: Secret;
  readonly over: boolean;
  readonly opening: Opening;
  /** How many entries its log has. */
  readonly count: number;
  /** The first game that teaches. */
  readonly lesson?: true;
}

/** The record of a table whose log has so many entries, and which is not over. */
export function newRecord(
  opening: Opening,
  count: number,
  rest: Pick<TableRecord, 'at' | 'seats' | 'secret' | 'lesson'>,
): TableRecord {
  const { table: id, game, options } = opening;
  return { id, game, options: { ...options }, over: false, opening, count, ...rest };
}

/** An entry as it is stored. What was stored before there were marks has none. */
export interface LogEntry {
  readonly entry: Entry;
  readonly mark: Mark | null;
}

/** What is stored of entries that a runner commits: their text can be worked out again. */
export const logOf = (entries: readonly StoredEntry[]): readonly LogEntry[] =>
  entries.map(({ entry, mark }) => ({ entry, mark }));

/** What changes in the record of a table with the entries that are appended. */
type RecordChange = Pick<TableRecord, 'at' | 'over'>;

/** Where local tables outlive the page. */
export interface TableStore {
  all(): Promise<readonly TableRecord[]>;
  get(id: string): Promise<TableRecord | undefined>;
  /** The log from an entry on. */
  log(id: string, from: number): Promise<readonly LogEntry[]>;
  create(record: TableRecord, log: readonly LogEntry[]): Promise<void>;
  /** All of it or nothing. `overtaken`: another tab has appended first; `gone`: it was dropped. */
  append(id: string, log: readonly LogEntry[], change: RecordChange): Promise<'committed' | NotAppended>;
  drop(id: string): Promise<void>;
  /** Does this table outlive the page? */
  keeps(id: string): boolean;
}

type NotAppended = 'overtaken' | 'gone';

/** The record of a table once these entries are appended, or why they cannot be: a log only grows at its end. */
export function recordAfter(
  record: TableRecord | undefined,
  log: readonly LogEntry[],
  change: RecordChange,
): TableRecord | NotAppended {
  if (record === undefined) return 'gone';
  return log[0]?.entry.seq === record.count ? { ...record, ...change, count: record.count + log.length } : 'overtaken';
}
