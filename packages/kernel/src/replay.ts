import type { Shape } from './contract.ts';
import {
  ACTORS,
  CONCESSIONS,
  END_REASONS,
  type Entry,
  isPlayEntry,
  MOST_ENTRIES,
  MOST_EVENTS,
  type Opening,
} from './entry.ts';
import type { Secret } from './fair.ts';
import { type HeardHashes, heardOf } from './news.ts';
import { ok, type Result, refused } from './result.ts';
import { MOST_SEATS } from './seat.ts';
import * as is from './shape-of.ts';
import type { Table } from './table.ts';

interface ReplayFields<G extends Shape> {
  readonly opening: Opening;
  readonly secret: Secret;
  readonly names: readonly string[];
  readonly entries: readonly Entry<G>[];
  /** The hash of the last entry. */
  readonly head: string;
  readonly heard: HeardHashes;
}

/** One small file that holds a whole game and verifies itself. Nobody's identity is in it. */
export type Replay<G extends Shape = Shape> =
  | (ReplayFields<G> & { readonly format: 'quri/replay/1' })
  | (ReplayFields<G> & {
      readonly format: 'quri/replay/2';
      /** The level of the bot that sat in each seat at the start; null for a person. */
      readonly bots: readonly (string | null)[];
    });

export const MOST_REPLAY_CHARACTERS = 8_000_000;
const MOST_LEVELS = 24;

/** Who sat at a table when it began: a name each, and the level of those that are bots. */
export interface Seated {
  readonly names: readonly string[];
  readonly bots: readonly (string | null)[];
}

export const replayOf = <G extends Shape>(
  table: Table<G>,
  secret: Secret,
  { names, bots }: Seated,
  heard: HeardHashes = heardOf(table),
): Replay<G> => ({
  format: 'quri/replay/2',
  opening: table.opening,
  secret,
  names,
  bots,
  entries: [...table.entries],
  head: table.head,
  heard,
});

/** The levels of the bots in a replay, as far as it tells. */
export const botsIn = (replay: Replay): readonly (string | null)[] =>
  replay.format === 'quri/replay/2' ? replay.bots : replay.names.map(() => null);

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
  const counts = [replay.opening.seats, replay.secret.bytes, replay.names, botsIn(replay)].map(({ length }) => length);
  if (counts.some((count) => count !== players)) return refused('not a replay: not one of everything for each player');
  if (replay.format === 'quri/replay/1' && !isOfFormat1(replay))
    return refused('not a replay: it has what files of format 1 have not');
  return ok(replay);
}

const isOfFormat1 = ({ opening, entries }: Replay): boolean =>
  opening.format === 'quri/table/1' && entries.every((entry) => isPlayEntry(entry) || entry.kind === 'takenBack');

const isBytes =
  (length: number): is.Fits =>
  (value) =>
    typeof value === 'string' && value.length === length * 2 && /^[0-9a-f]*$/.test(value) ? undefined : 'is not bytes';

const common = {
  kind: is.isText,
  seq: is.isCount,
  at: is.isCount,
  actor: is.oneOf(...ACTORS),
  rulesVersion: is.isCount,
  prev: is.isHash,
};

const isTagged: is.Fits = (value) =>
  is.isRecord(value) ?? (typeof (value as { type?: unknown }).type === 'string' ? undefined : 'has no type');

const happened = {
  events: is.listOf(isTagged, MOST_EVENTS),
  draws: is.listOf(
    is.fields({ address: is.isText, from: is.listOf(is.isText, 1000), drew: is.listOf(is.isText, 1000) }),
    MOST_EVENTS,
  ),
};

const consent = is.listOf(is.isCount, MOST_SEATS);

const entryShapes: Readonly<Record<Entry['kind'], is.Fits>> = {
  start: is.fields({ ...common, ...happened }),
  move: is.fields({
    ...common,
    ...happened,
    seat: is.isCount,
    ask: is.isCount,
    intent: isTagged,
    sealed: is.isFlag,
  }),
  takenBack: is.fields({ ...common, seat: is.isCount, to: is.isCount, consent }),
  seating: is.fields({ ...common, seat: is.isCount, bot: is.orNull(is.isText) }),
  pause: is.fields({ ...common, paused: is.isFlag, consent }),
  clock: is.fields({ ...common, seat: is.isCount, left: is.isCount }),
  conceded: is.fields({ ...common, seat: is.isCount, reason: is.oneOf(...CONCESSIONS), bot: is.isText }),
  ended: is.fields({
    ...common,
    seat: is.orNull(is.isCount),
    reason: is.oneOf(...END_REASONS),
    consent,
  }),
};

const isEntry: is.Fits = (value) => {
  const kind = (value as { kind?: unknown } | null)?.kind;
  if (typeof kind !== 'string' || !Object.hasOwn(entryShapes, kind)) return 'is no kind of entry';
  return entryShapes[kind as Entry['kind']](value);
};

const openingFields = {
  table: is.isText,
  game: is.isText,
  rulesVersion: is.isCount,
  players: is.oneOf(...Array.from({ length: MOST_SEATS }, (_, n) => n + 1)),
  options: is.isRecord,
  commitment: is.isHash,
  seats: is.listOf(is.orNull(is.isHash), MOST_SEATS),
};

const openingShape = is.byFormat({
  'quri/table/1': openingFields,
  'quri/table/2': { ...openingFields, deal: is.orNull(is.isText) },
});

const replayFields = {
  opening: openingShape,
  secret: is.fields({ serverSeed: isBytes(32), bytes: is.listOf(is.orNull(isBytes(16)), MOST_SEATS) }),
  names: is.listOf(is.isText, MOST_SEATS),
  entries: is.listOf(isEntry, MOST_ENTRIES),
  head: is.isHash,
  heard: is.fields({ each: is.listOf(is.isHash, MOST_ENTRIES), last: is.listOf(is.isHash, MOST_SEATS + 1) }),
};

const replayShape = is.byFormat({
  'quri/replay/1': replayFields,
  'quri/replay/2': { ...replayFields, bots: is.listOf(is.orNull(is.isText), MOST_SEATS) },
});
