import type { Game, Shape } from './contract.ts';
import { type Entry, hashOfEntry, isPlayEntry, type Opening } from './entry.ts';
import { frozen } from './frozen.ts';
import { noteSeen, stepOf } from './referee.ts';
import type { Viewer } from './seat.ts';
import {
  append,
  dropLive,
  emptyTable,
  noteTableEntry,
  pushLive,
  retriesAfter,
  type Step,
  stateOf,
  type Table,
} from './table.ts';

/** What a log folds to besides its state; stored beside the log, so that it need not be computed again. */
export type Mark = Pick<Step, 'asks' | 'epoch'>;

/** The table that a log folds to. The log is trusted: it is `verify` that checks one. */
export function restore<G extends Shape>(
  game: Game<G>,
  opening: Opening,
  key: Uint8Array,
  entries: readonly Entry<G>[],
  mark?: Mark,
): Table<G> {
  const table = emptyTable(game, opening, key);
  if (mark === undefined) for (const entry of entries) append(table, stepOf(table, entry, []));
  else foldMarked(table, entries, mark);
  const last = entries.at(-1);
  // Each entry has the hash of the one before: only the last one's is not written down.
  if (last !== undefined) table.head = hashOfEntry(last);
  return table;
}

function foldMarked<G extends Shape>(table: Table<G>, entries: readonly Entry<G>[], { asks, epoch }: Mark): void {
  const sealed = entries.findLastIndex((entry) => entry.kind === 'move' && entry.sealed);
  for (const [i, entry] of entries.entries()) {
    table.entries[i] = entry;
    if (i > sealed) table.retries = retriesAfter(table, entry);
    foldEntry(table.game, table, entry);
    if (!isPlayEntry(entry) && entry.kind !== 'takenBack') noteTableEntry(table, entry);
  }
  table.asks = asks;
  table.epoch = epoch;
  table.dice = table.chance(epoch);
}

/** An entry of a log, what each of some viewers sees of it, and the state after it. */
interface LogStep<G extends Shape> {
  readonly entry: Entry<G>;
  readonly seen: (viewer: Viewer) => readonly G['seen'][];
  readonly state: G['state'];
}

/** Walks a log from its beginning, entry by entry; those appended meanwhile are part of it. */
export function* walkLog<G extends Shape>(
  game: Game<G>,
  opening: Opening,
  entries: readonly Entry<G>[],
  audience: readonly Viewer[],
): Generator<LogStep<G>, void, void> {
  const options = opening.options as G['options'];
  const walked: Folded<G> = { opening, options, live: [], state: game.blank(opening.players, options) };
  for (const entry of entries) {
    const seen = foldEntry(game, walked, entry, audience);
    yield { entry, seen, state: walked.state };
  }
}

type Folded<G extends Shape> = Pick<Table<G>, 'opening' | 'options' | 'live' | 'state'>;

/** Writes an entry into the state itself; a copy from before is kept only of what may be taken back. */
function foldEntry<G extends Shape>(
  game: Game<G>,
  into: Folded<G>,
  entry: Entry<G>,
  audience: readonly Viewer[] = [],
): (viewer: Viewer) => readonly G['seen'][] {
  const { players } = into.opening;
  if (isPlayEntry(entry)) {
    const open = game.meta.takeBack && entry.kind === 'move' && !entry.sealed;
    pushLive(into.live, entry, open ? game.fork(frozen(into.state)) : null);
    if (audience.length === 0) {
      for (const event of entry.events) game.evolve(into.state, event);
      return nothing;
    }
    const seen = audience.map((): G['seen'][] => []);
    for (const event of entry.events) {
      noteSeen(game, { state: into.state, audience, seen }, event);
      game.evolve(into.state, event);
    }
    return (viewer) => seen[audience.indexOf(viewer)] ?? [];
  }
  if (entry.kind === 'takenBack')
    into.state = dropLive(into.live, entry.to) ?? stateOf(game, players, into.options, into.live);
  return nothing;
}

const nothing = (): readonly never[] => [];
