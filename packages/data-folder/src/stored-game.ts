import {
  type Entry,
  hashOf,
  hashOfEntry,
  hashOfEntryText,
  linkFault,
  type Mark,
  type Opening,
  sameJson,
  secretFault,
} from '@quri/kernel';

/** A row of a log. Texts are read as bytes: over one that is no UTF-8 libsql ends the process. */
export interface StoredRow {
  readonly seq: number;
  readonly entry: Uint8Array;
}

/** What is stored beside an entry, with the running hash of every viewer. */
type StoredMark = Mark & { readonly heard: readonly string[] };

/** The newest entry of a log at some moment, kept with its table: entries that are missing at the end are noticed by it. */
export interface StoredHead {
  readonly seq: number;
  /** The hash of the entry, and of its mark. */
  readonly entry: string;
  readonly mark: string | null;
}

/** What is stored of a game that has started, besides its log. */
export interface StoredGame {
  readonly id: string;
  readonly game: string;
  readonly seating: readonly unknown[];
  readonly options: object;
  readonly deal: string | null;
  readonly seed: string;
  readonly bytes: readonly (string | null)[] | null;
  readonly opening: Opening;
}

export interface StoredLog {
  readonly rows: readonly StoredRow[];
  /** The same, parsed. */
  readonly entries: readonly Entry[];
  readonly head: StoredHead | null;
  markAt(seq: number): StoredMark | undefined;
}

const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** A text that was read as bytes. Throws where it is none. */
export const textOf = (bytes: Uint8Array): string => decoder.decode(bytes);

/** An entry as it is stored. Throws where it is none. */
export function entryOf({ seq, entry }: StoredRow): Entry {
  const parsed: unknown = JSON.parse(textOf(entry));
  if (typeof parsed !== 'object' || parsed === null) throw new TypeError(`entry ${seq} is no object`);
  return parsed as Entry;
}

export const headOf = (seq: number, entryHash: string, mark: StoredMark | undefined): StoredHead => ({
  seq,
  entry: entryHash,
  mark: mark === undefined ? null : hashOfMark(mark),
});

const hashOfMark = ({ asks, epoch, heard }: StoredMark): string => hashOf('quri/stored-mark/1', { asks, epoch, heard });

/** Where what is stored of a game does not fit together, in words for whoever runs the server; undefined if it does. */
export function gameFault(game: StoredGame, log: StoredLog): string | undefined {
  return logFault(game, log) ?? headFault(log) ?? openingFault(game);
}

/** First of all: once the log fits the opening, the opening has the form it was written in. */
function logFault({ opening }: StoredGame, log: StoredLog): string | undefined {
  const { rows, entries } = log;
  const misplaced = rows.findIndex(({ seq }, i) => seq !== i);
  if (misplaced >= 0) return `entry ${misplaced} is missing`;
  if (entries.length === 0) return 'the log is missing';
  const fault = linkFault(opening, entries, (i, hash) => hasHash(log, i, hash));
  if (fault === undefined) return undefined;
  const { entry, reason } = fault;
  if (entry === null) return 'the opening, or the link of entry 0 to it, was changed';
  return reason.code === 'otherHash'
    ? `entry ${entry}, or the link of entry ${entry + 1} to it, was changed`
    : `entry ${entry} is not where it belongs`;
}

function headFault(log: StoredLog): string | undefined {
  const { rows, head, markAt } = log;
  if (head === null) return undefined;
  const { seq } = head;
  if (seq >= rows.length) return `entries ${rows.length} to ${seq} are missing`;
  if (!hasHash(log, seq, head.entry)) return `entry ${seq}, or what is noted of it with the table, was changed`;
  const mark = head.mark === null ? undefined : markAt(seq);
  return mark !== undefined && hashOfMark(mark) !== head.mark
    ? `what is stored beside entry ${seq} was changed`
    : undefined;
}

function openingFault({ opening, id, game, seating, options, deal, seed, bytes }: StoredGame): string | undefined {
  const isThisTable =
    opening.table === id &&
    opening.game === game &&
    opening.players === seating.length &&
    (opening.format === 'quri/table/2' ? opening.deal : null) === deal &&
    sameJson(opening.options, options);
  if (!isThisTable) return 'the table does not fit its opening';
  if (bytes?.length !== opening.players) return 'the bytes of the seats were changed';
  const fault = secretFault(opening, { serverSeed: seed, bytes });
  if (fault === undefined) return undefined;
  return fault.code === 'otherBytes'
    ? `the bytes of seat ${fault.seat} do not fit their commitment`
    : 'the seed does not fit its commitment';
}

/** Entries from before their canonical text was what is stored have to be spelled again. */
function hasHash({ rows, entries }: StoredLog, i: number, hash: string): boolean {
  const [row, entry] = [rows[i], entries[i]];
  return (
    row !== undefined && entry !== undefined && (hashOfEntryText(row.entry) === hash || hashOfEntry(entry) === hash)
  );
}
