import type { Shape } from './contract.ts';
import { type Entry, MOST_ENTRIES, type Opening } from './entry.ts';
import { type Secret, tableKey } from './fair.ts';
import { type Heard, heardOf } from './hearing.ts';
import { ok, type Result, refused } from './result.ts';
import { MOST_SEATS } from './seat.ts';
import * as is from './shape-of.ts';
import type { Table } from './table.ts';

/** One small file that holds a whole game and verifies itself. Nobody's identity is in it. */
export interface Replay<G extends Shape = Shape> {
  readonly format: 'quri/replay/1';
  readonly opening: Opening;
  readonly secret: Secret;
  readonly names: readonly string[];
  readonly entries: readonly Entry<G>[];
  /** The hash of the last entry. */
  readonly head: string;
  readonly heard: Heard;
}

export const MOST_REPLAY_CHARACTERS = 8_000_000;
const MOST_IN_ENTRY = 10_000;
const MOST_LEVELS = 24;

export function replayOf<G extends Shape>(table: Table<G>, secret: Secret, names: readonly string[]): Replay<G> {
  return {
    format: 'quri/replay/1',
    opening: table.opening,
    secret,
    names,
    entries: [...table.entries],
    head: table.head,
    heard: heardOf(table, tableKey(table.opening.table, secret)),
  };
}

/** Reads a replay from text; what does not fit is said with its place. */
export function parseReplay(text: string): Result<Replay, string> {
  if (text.length > MOST_REPLAY_CHARACTERS) return refused('the file is too large to be a replay');
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch {
    return refused('the file is not JSON');
  }
  return readReplay(raw);
}

/** Checks that a value has the shape of a replay. Whether it is a true one is for `verify` to say. */
export function readReplay(raw: unknown): Result<Replay, string> {
  const problem = is.noDeeperThan(MOST_LEVELS)(raw) ?? is.noInfinity(raw) ?? replayShape(raw);
  if (problem !== undefined) return refused(`not a replay: ${problem.replace(/^\./, '')}`);
  const replay = raw as Replay;
  const { players } = replay.opening;
  const counts = [replay.opening.seats.length, replay.secret.bytes.length, replay.names.length];
  if (counts.some((count) => count !== players)) return refused('not a replay: not one of everything for each player');
  return ok(replay);
}

const isBytes =
  (length: number): is.Fits =>
  (value) =>
    typeof value === 'string' && value.length === length * 2 && /^[0-9a-f]*$/.test(value) ? undefined : 'is not bytes';

const common = {
  seq: is.isCount,
  at: is.isCount,
  actor: is.oneOf('human', 'bot', 'clock', 'table'),
  rulesVersion: is.isCount,
  prev: is.isHash,
};

const isTagged: is.Fits = (value) =>
  is.isRecord(value) ?? (typeof (value as { type?: unknown }).type === 'string' ? undefined : 'has no type');

const happened = {
  events: is.listOf(isTagged, MOST_IN_ENTRY),
  draws: is.listOf(
    is.fields({ address: is.isText, from: is.listOf(is.isText, 1000), drew: is.listOf(is.isText, 1000) }),
    MOST_IN_ENTRY,
  ),
};

const entryShapes: Readonly<Record<string, is.Fits>> = {
  start: is.fields({ kind: is.isText, ...common, ...happened }),
  move: is.fields({
    kind: is.isText,
    ...common,
    ...happened,
    seat: is.isCount,
    ask: is.isCount,
    intent: isTagged,
    sealed: is.isFlag,
  }),
  takenBack: is.fields({
    kind: is.isText,
    ...common,
    seat: is.isCount,
    to: is.isCount,
    consent: is.listOf(is.isCount, MOST_SEATS),
  }),
};

const isEntry: is.Fits = (value) => {
  const kind = (value as { kind?: unknown } | null)?.kind;
  const shape = typeof kind === 'string' && Object.hasOwn(entryShapes, kind) ? entryShapes[kind] : undefined;
  return shape === undefined ? 'is no kind of entry' : shape(value);
};

const replayShape = is.fields({
  format: is.oneOf('quri/replay/1'),
  opening: is.fields({
    format: is.oneOf('quri/table/1'),
    table: is.isText,
    game: is.isText,
    rulesVersion: is.isCount,
    players: is.oneOf(...Array.from({ length: MOST_SEATS }, (_, n) => n + 1)),
    options: is.isRecord,
    commitment: is.isHash,
    seats: is.listOf(is.orNull(is.isHash), MOST_SEATS),
  }),
  secret: is.fields({ serverSeed: isBytes(32), bytes: is.listOf(is.orNull(isBytes(16)), MOST_SEATS) }),
  names: is.listOf(is.isText, MOST_SEATS),
  entries: is.listOf(isEntry, MOST_ENTRIES),
  head: is.isHash,
  heard: is.fields({ each: is.listOf(is.isHash, MOST_ENTRIES), last: is.listOf(is.isHash, MOST_SEATS + 1) }),
});
