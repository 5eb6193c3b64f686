import { sameJson } from './canonical.ts';
import { type Game, learns, type Shape } from './contract.ts';
import type { Dice } from './dice.ts';
import { type Entry, hashOfEntry, hashOfOpening, liveEntries, type Opening } from './entry.ts';
import { fairDice } from './fair.ts';
import { frozen } from './frozen.ts';
import { invariantBroken } from './invariant.ts';
import { type Seat, seats, viewers } from './seat.ts';
import { raisesEpoch, undoneBy } from './take-back.ts';

/** A game being played: the log, and what it folds to. */
export interface Table<G extends Shape = Shape> {
  readonly game: Game<G>;
  readonly opening: Opening;
  readonly options: G['options'];
  readonly chance: (epoch: number) => Dice;
  readonly entries: Entry<G>[];
  state: G['state'];
  /** Per seat, the seq of the entry that opened its decision; null while it has none. */
  asks: readonly (number | null)[];
  epoch: number;
  dice: Dice;
  /** The hash the next entry carries. */
  head: string;
}

/** One entry worked out but not yet part of the table: it is, once it is on disk. */
export interface Step<G extends Shape = Shape> {
  readonly entry: Entry<G>;
  readonly state: G['state'];
  readonly asks: readonly (number | null)[];
  readonly epoch: number;
  /** What each viewer sees of it: the seats in order, then the spectator. */
  readonly seen: readonly (readonly G['seen'][])[];
}

/** A table with nothing on it yet. */
export function emptyTable<G extends Shape>(game: Game<G>, opening: Opening, key: Uint8Array): Table<G> {
  const options = opening.options as G['options'];
  const chance = (epoch: number): Dice => fairDice(key, epoch);
  return {
    game,
    opening,
    options,
    chance,
    entries: [],
    state: game.blank(opening.players, options),
    asks: seats(opening.players).map(() => null),
    epoch: 0,
    dice: chance(0),
    head: hashOfOpening(opening),
  };
}

/** Folds an entry onto a copy of the table's state, and says what everybody sees of it. */
export function stepOf<G extends Shape>(table: Table<G>, entry: Entry<G>): Step<G> {
  return entry.kind === 'takenBack' ? takenBackStep(table, entry) : happenedStep(table, entry);
}

/** Makes a step part of the table. */
export function accept<G extends Shape>(table: Table<G>, step: Step<G>): void {
  if (step.entry.seq !== table.entries.length) invariantBroken('a step from another moment', { seq: step.entry.seq });
  table.entries.push(step.entry);
  table.state = step.state;
  table.asks = step.asks;
  table.head = hashOfEntry(step.entry);
  if (step.epoch !== table.epoch) table.dice = table.chance(step.epoch);
  table.epoch = step.epoch;
}

/** The table that a log folds to. */
export function restore<G extends Shape>(
  game: Game<G>,
  opening: Opening,
  key: Uint8Array,
  entries: readonly Entry<G>[],
): Table<G> {
  const table = emptyTable(game, opening, key);
  for (const entry of entries) accept(table, stepOf(table, entry));
  return table;
}

function happenedStep<G extends Shape>(table: Table<G>, entry: Exclude<Entry<G>, { kind: 'takenBack' }>): Step<G> {
  const { game } = table;
  const players = table.opening.players;
  const audience = viewers(players);
  const state = game.fork(frozen(table.state));
  const seen: G['seen'][][] = audience.map(() => []);
  const stirred = seats(players).map(() => entry.draws.length > 0);
  for (const event of entry.events) {
    const revealed = game.reveals(frozen(state), event);
    for (const one of seats(players)) if (learns(revealed, one)) stirred[one] = true;
    audience.forEach((viewer, i) => {
      const glimpse = game.redact(frozen(state), event, viewer);
      if (glimpse !== undefined) seen[i]?.push(glimpse);
    });
    game.evolve(state, event);
  }
  const renewed = (one: Seat): boolean => stirred[one] === true || (entry.kind === 'move' && entry.seat === one);
  return { entry, state, asks: asksAfter(table, state, entry.seq, renewed), epoch: table.epoch, seen };
}

function takenBackStep<G extends Shape>(table: Table<G>, entry: Extract<Entry<G>, { kind: 'takenBack' }>): Step<G> {
  const terms = { players: table.opening.players, allowed: table.game.meta.takeBack };
  const undone = undoneBy(table.entries, entry, terms);
  if (!undone.ok) return invariantBroken('a take-back that may not be', { entry, refused: undone.refused });
  const state = table.game.blank(table.opening.players, table.options);
  for (const live of liveEntries([...table.entries, entry]))
    for (const event of live.events) table.game.evolve(state, event);
  return {
    entry,
    state,
    asks: asksAfter(table, state, entry.seq, (one) => one === entry.seat || entry.consent.length > 0),
    epoch: table.epoch + (raisesEpoch(undone.value) ? 1 : 0),
    seen: viewers(table.opening.players).map(() => []),
  };
}

/**
 * A decision stays the same one while only others act: eight people can choose at once and nobody's choice is stale.
 * It is a new one when the seat acted itself, learned something, was not awaited before, or is offered something else.
 */
function asksAfter<G extends Shape>(
  table: Table<G>,
  state: G['state'],
  seq: number,
  renewed: (seat: Seat) => boolean,
): readonly (number | null)[] {
  const { game } = table;
  const awaitedBefore = game.awaited(frozen(table.state));
  const awaited = game.awaited(frozen(state));
  return seats(table.opening.players).map((one) => {
    const offers = game.legal(frozen(state), one);
    if (offers.length === 0) return null;
    const open = table.asks[one] ?? null;
    if (open === null || renewed(one)) return seq;
    if (awaited.includes(one) && !awaitedBefore.includes(one)) return seq;
    return sameJson(offers, game.legal(frozen(table.state), one)) ? open : seq;
  });
}
