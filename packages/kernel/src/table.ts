import { at } from './at.ts';
import type { Game, Shape } from './contract.ts';
import type { Dice } from './dice.ts';
import {
  CONCESSIONS,
  type EndedEntry,
  type Entry,
  hashOfEntry,
  hashOfOpening,
  isPlayEntry,
  MOST_ENTRIES,
  type Opening,
  type PlayEntry,
  type TableEntry,
} from './entry.ts';
import { fairDice } from './fair.ts';
import { frozen } from './frozen.ts';
import { invariantBroken } from './invariant.ts';
import { type Seat, seats } from './seat.ts';

/** An entry that counts, and the state before it for as long as its seat may take it back alone. */
export interface Live<G extends Shape> {
  readonly entry: PlayEntry<G>;
  readonly before: G['state'] | null;
}

/** What a seat has done over again since the last sealed entry. */
export interface Retries {
  /** How often it has chosen again while nobody waited for it. */
  readonly rechosen: number;
  /** How many of its moves it has taken back. */
  readonly undone: number;
}

/** A game being played: the log, and what it folds to. */
export interface Table<G extends Shape = Shape> {
  readonly game: Game<G>;
  readonly opening: Opening;
  readonly options: G['options'];
  readonly chance: (epoch: number) => Dice;
  readonly entries: Entry<G>[];
  readonly live: Live<G>[];
  state: G['state'];
  /** Per seat, the seq of the entry that opened its decision; null while it has none. */
  asks: readonly (number | null)[];
  /** Per seat, what the rules offer it in this state; after a restart computed when first needed. */
  offers: (readonly G['intent'][] | undefined)[];
  /** What seats remember of which somebody has asked for it: from then on it grows with every step. */
  readonly memories: Map<Seat, G['memory']>;
  epoch: number;
  dice: Dice;
  /** The hash the next entry carries. */
  head: string;
  paused: boolean;
  /** Per seat, the level of the bot that plays on for the person; null: whoever sat there at the start plays. */
  substitutes: readonly (string | null)[];
  /** Per seat, what it has done over again since the last sealed entry. */
  retries: readonly Retries[];
  /** The seats that have given up, in that order. */
  conceded: readonly Seat[];
  /** Set once the game was ended otherwise than by its rules. */
  ended: EndedEntry | null;
}

/** An entry with what it leads to, not yet part of the table: it becomes that once it is stored. */
export interface Step<G extends Shape = Shape> {
  readonly entry: Entry<G>;
  readonly state: G['state'];
  readonly asks: readonly (number | null)[];
  readonly offers: readonly (readonly G['intent'][] | undefined)[];
  readonly epoch: number;
  /** What each viewer sees of its events: the seats in order, then the spectator. */
  readonly seen: readonly (readonly G['seen'][])[];
}

/** A table before its first entry. */
export function emptyTable<G extends Shape>(game: Game<G>, opening: Opening, key: Uint8Array): Table<G> {
  const options = opening.options as G['options'];
  const chance = (epoch: number): Dice => fairDice(key, epoch);
  return {
    game,
    opening,
    options,
    chance,
    entries: [],
    live: [],
    state: game.blank(opening.players, options),
    asks: seats(opening.players).map(() => null),
    offers: [],
    memories: new Map(),
    epoch: 0,
    dice: chance(0),
    head: hashOfOpening(opening),
    paused: false,
    substitutes: seats(opening.players).map(() => null),
    retries: noRetries(opening.players),
    conceded: [],
    ended: null,
  };
}

/** A copy to compute several steps on before any of them is stored. */
export const draftOf = <G extends Shape>(table: Table<G>): Table<G> => ({
  ...table,
  entries: [...table.entries],
  live: [...table.live],
  offers: [...table.offers],
  memories: new Map(),
});

export function offersAt<G extends Shape>(table: Table<G>, seat: Seat): readonly G['intent'][] {
  const known = table.offers[seat];
  if (known !== undefined) return known;
  const offers = table.game.legal(frozen(table.state), seat);
  table.offers[seat] = offers;
  return offers;
}

/** The game is over, by its rules or otherwise. */
export const isOver = <G extends Shape>({ game, state, ended }: Table<G>): boolean =>
  ended !== null || game.outcome(frozen(state)) !== undefined;

/** Makes a step part of the table. `hash` is that of its entry, where somebody has it already. */
export function accept<G extends Shape>(table: Table<G>, step: Step<G>, hash = hashOfEntry(step.entry)): void {
  append(table, step);
  table.head = hash;
  // Last: where a game fails to remember, the table is whole.
  if (isPlayEntry(step.entry))
    for (const [seat, memory] of table.memories)
      table.game.remember(memory, step.seen[seat] ?? [], table.game.project(frozen(step.state), seat));
}

/** Everything but the hash. */
export function append<G extends Shape>(table: Table<G>, { entry, state, asks, offers, epoch }: Step<G>): void {
  if (entry.seq !== table.entries.length)
    invariantBroken('a step does not follow the newest entry', { seq: entry.seq, expected: table.entries.length });
  table.entries.push(entry);
  table.retries = retriesAfter(table, entry);
  if (isPlayEntry(entry)) pushLive(table.live, entry, table.game.meta.takeBack ? table.state : null);
  else if (entry.kind === 'takenBack') {
    dropLive(table.live, entry.to);
    // What was taken back is not remembered.
    table.memories.clear();
  } else noteTableEntry(table, entry);
  table.state = state;
  table.asks = asks;
  table.offers = [...offers];
  if (epoch !== table.epoch) table.dice = table.chance(epoch);
  table.epoch = epoch;
}

export function pushLive<G extends Shape>(live: Live<G>[], entry: PlayEntry<G>, before: G['state'] | null): void {
  const open = entry.kind === 'move' && !entry.sealed;
  const last = live.at(-1)?.entry;
  const goesOn = open && last?.kind === 'move' && last.seat === entry.seat;
  // What came before can no longer be taken back by its seat alone. Replaced and not written into: a draft has the same.
  for (let i = live.length - 1; !goesOn && live[i]?.before != null; i--)
    live[i] = { entry: at(live, i).entry, before: null };
  live.push({ entry, before: open ? before : null });
}

/** Takes away what no longer counts, and answers the state before it if it is still known. */
export function dropLive<G extends Shape>(live: Live<G>[], to: number): G['state'] | null {
  let before: G['state'] | null = null;
  while ((live.at(-1)?.entry.seq ?? -1) >= to) before = live.pop()?.before ?? null;
  return before;
}

export function noteTableEntry<G extends Shape>(
  table: Pick<Table<G>, 'paused' | 'substitutes' | 'conceded' | 'ended'>,
  entry: TableEntry,
): void {
  if (entry.kind === 'pause') table.paused = entry.paused;
  table.conceded = concededAfter(table.conceded, entry);
  if (entry.kind === 'seating' || entry.kind === 'conceded')
    table.substitutes = table.substitutes.map((bot, seat) => (seat === entry.seat ? entry.bot : bot));
  if (entry.kind === 'ended') table.ended = entry;
}

/** The seats that have given up after an entry. */
export function concededAfter(before: readonly Seat[], entry: Entry): readonly Seat[] {
  if (entry.kind !== 'conceded' && entry.kind !== 'ended') return before;
  const isConcession = CONCESSIONS.some((one) => one === entry.reason);
  return isConcession && entry.seat !== null ? [...before, entry.seat] : before;
}

/** The state that live entries fold to. */
export function stateOf<G extends Shape>(
  game: Game<G>,
  players: number,
  options: G['options'],
  live: readonly Live<G>[],
): G['state'] {
  const state = game.blank(players, options);
  for (const { entry } of live) for (const event of entry.events) game.evolve(state, event);
  return state;
}

/** What every entry that is made now begins with. */
export const nextEntry = (table: Table, at: number) => ({
  seq: table.entries.length,
  at,
  rulesVersion: table.game.meta.rulesVersion,
  prev: table.head,
});

/**
 * Changing one's mind is an entry each time, and must be: that no entry came would tell that no mind was changed. These
 * bounds keep one seat from filling the log, and from a half-full log on only moves forward are made. They bind whoever
 * hosts a table; a log that was written without them is as good as any other.
 */
export const MOST_RECHOSEN = 8;
export const MOST_UNDONE = 60;

export const noRetries = (players: number): readonly Retries[] =>
  seats(players).map(() => ({ rechosen: 0, undone: 0 }));

/** The counts after an entry, from what the log folded to before it. */
export function retriesAfter<G extends Shape>(
  before: Pick<Table<G>, 'game' | 'state' | 'live' | 'retries'>,
  entry: Entry<G>,
): readonly Retries[] {
  const { game, state, live, retries } = before;
  if (entry.kind === 'start' || (entry.kind === 'move' && entry.sealed)) return noRetries(retries.length);
  const changed = (seat: Seat, by: Partial<Retries>): readonly Retries[] =>
    retries.map((one, i) => (i === seat ? { ...one, ...by } : one));
  const { rechosen = 0, undone = 0 } = 'seat' in entry && entry.seat !== null ? (retries[entry.seat] ?? {}) : {};
  if (entry.kind === 'move' && !game.awaited(frozen(state)).includes(entry.seat))
    return changed(entry.seat, { rechosen: rechosen + 1 });
  if (entry.kind === 'takenBack' && entry.consent.length === 0)
    return changed(entry.seat, { undone: undone + movesFrom(live, entry.to) });
  return retries;
}

/** How many moves that count stand at this entry or after it. */
export const movesFrom = <G extends Shape>(live: Table<G>['live'], to: number): number => {
  let first = live.length;
  while ((live[first - 1]?.entry.seq ?? -1) >= to) first--;
  return live.length - first;
};

/** May this seat move: always where the game waits for it, otherwise as long as it may choose again. */
export const mayMove = <G extends Shape>({ game, state, entries, retries }: Table<G>, seat: Seat): boolean =>
  game.awaited(frozen(state)).includes(seat) ||
  (entries.length < MOST_ENTRIES / 2 && (retries[seat]?.rechosen ?? 0) < MOST_RECHOSEN);

/** How many moves this seat may still take back. */
export const undoLeft = <G extends Shape>({ entries, retries }: Table<G>, seat: Seat): number =>
  entries.length < MOST_ENTRIES / 2 ? Math.max(0, MOST_UNDONE - (retries[seat]?.undone ?? 0)) : 0;
