import { at } from './at.ts';
import { equalJson, sameJson } from './canonical.ts';
import { type Game, learns, type Shape } from './contract.ts';
import { type Draw, recordingDice } from './dice.ts';
import {
  type Actor,
  type Entry,
  isPlayEntry,
  MOST_ENTRIES,
  MOST_EVENTS,
  type PlayEntry,
  type TableEntry,
  type TakenBackEntry,
} from './entry.ts';
import { frozen } from './frozen.ts';
import { invariantBroken } from './invariant.ts';
import { ok, type Result, refused } from './result.ts';
import { type Seat, seats, type Viewer, viewers } from './seat.ts';
import { dropLive, isOver, nextEntry, offersAt, type Step, stateOf, type Table } from './table.ts';
import { raisesEpoch, type TakeBackRejected, type TakeBackRequest, undoneBy } from './take-back.ts';

/** Why a move is refused before any rule is asked. */
export interface Rejected {
  readonly code: 'malformed' | 'stale' | 'alreadyStarted' | 'notStarted' | 'tooLong' | 'tablePaused' | 'tableEnded';
}

export interface Move {
  readonly seat: Seat;
  readonly actor: Actor;
  readonly at: number;
  /** Which decision this answers, so that a late move never answers the next one. */
  readonly ask: number | null;
  readonly intent: unknown;
}

/** Deals: everything up to the first decision. */
export function start<G extends Shape>(table: Table<G>, at: number): Result<Step<G>, Rejected> {
  if (table.entries.length > 0) return refused({ code: 'alreadyStarted' });
  const { fold, draws } = foldToDecision(table, []);
  const { events } = fold;
  return ok(foldedStep(table, { kind: 'start', actor: 'table', ...nextEntry(table, at), events, draws }, fold));
}

/** Computes a move on a copy: its events, then every forced and chance step. */
export function move<G extends Shape>(table: Table<G>, made: Move): Result<Step<G>, G['refusal'] | Rejected> {
  const refusal = tableRefusal(table);
  if (refusal !== undefined) return refused(refusal);
  const intent = table.game.parse(made.intent);
  if (intent === undefined) return refused({ code: 'malformed' });
  const ask = table.asks[made.seat] ?? null;
  if (ask !== null && made.ask !== ask) return refused({ code: 'stale' });
  const decided = table.game.decide(frozen(table.state), made.seat, intent);
  if (!decided.ok) return decided;
  if (ask === null) return invariantBroken('an intent was accepted that was not offered', { seat: made.seat, intent });
  const { fold, draws } = foldToDecision(table, decided.value);
  const { seat, actor, at } = made;
  const { events } = fold;
  const sealed = fold.revealed || draws.length > 0;
  return ok(
    foldedStep(table, { kind: 'move', actor, ...nextEntry(table, at), seat, ask, intent, events, draws, sealed }, fold),
  );
}

function tableRefusal<G extends Shape>(table: Table<G>): Rejected | undefined {
  if (table.entries.length === 0) return { code: 'notStarted' };
  if (table.entries.length >= MOST_ENTRIES) return { code: 'tooLong' };
  if (table.ended !== null) return { code: 'tableEnded' };
  return table.paused ? { code: 'tablePaused' } : undefined;
}

/** Asks what the rules would say to an intent, without making it. */
export function why<G extends Shape>(table: Table<G>, seat: Seat, raw: unknown): G['refusal'] | Rejected | undefined {
  if (table.entries.length === 0) return { code: 'notStarted' };
  const intent = table.game.parse(raw);
  if (intent === undefined) return { code: 'malformed' };
  const decided = table.game.decide(frozen(table.state), seat, intent);
  return decided.ok ? undefined : decided.refused;
}

export function takeBack<G extends Shape>(
  table: Table<G>,
  request: TakeBackRequest,
  by: { readonly actor: Actor; readonly at: number },
): Result<Step<G>, TakeBackRejected | Rejected> {
  const refusal = tableRefusal(table);
  if (refusal !== undefined) return refused(refusal);
  // One seat alone cannot continue a game that is over.
  if (isOver(table) && request.consent.length === 0) return refused({ code: 'sealed' });
  const terms = { players: table.opening.players, allowed: table.game.meta.takeBack };
  const live = table.live.map(({ entry }) => entry);
  const undone = undoneBy(live, request, terms);
  if (!undone.ok) return undone;
  const { seat, to, consent } = request;
  return ok(stepOf(table, { kind: 'takenBack', actor: by.actor, ...nextEntry(table, by.at), seat, to, consent }));
}

/** Folds events and all that follows from them onto a copy, once: the state, what everybody sees, and what was drawn. */
function foldToDecision<G extends Shape>(
  table: Table<G>,
  first: readonly G['event'][],
): { readonly fold: Fold<G>; readonly draws: readonly Draw[] } {
  const { game, opening } = table;
  const fold = foldInto(game, game.fork(frozen(table.state)), viewers(opening.players));
  const dice = recordingDice(table.dice);
  for (let batch = first; ; ) {
    for (const event of batch) foldEvent(game, fold, opening.players, event);
    batch = game.proceed(frozen(fold.state), dice);
    if (batch.length === 0) return { fold, draws: dice.draws };
  }
}

/** Events being folded into a state, with what some viewers see of them. */
interface Fold<G extends Shape> {
  readonly state: G['state'];
  /** The viewers `seen` is made for. */
  readonly audience: readonly Viewer[];
  readonly seen: readonly G['seen'][][];
  readonly events: G['event'][];
  /** The seats that learned something, as bits. */
  learned: number;
  /** Something was revealed to somebody. */
  revealed: boolean;
}

/** `state` is written into. */
function foldInto<G extends Shape>(game: Game<G>, state: G['state'], audience: readonly Viewer[]): Fold<G> {
  // In an open game everybody sees the same: one list serves all.
  const all: G['seen'][] = [];
  const seen = audience.map(() => (game.open ? all : []));
  return { state, audience, seen, events: [], learned: 0, revealed: false };
}

function foldEvent<G extends Shape>(game: Game<G>, fold: Fold<G>, players: number, event: G['event']): void {
  if (fold.events.length >= MOST_EVENTS) invariantBroken('an entry does not end', { events: fold.events.length });
  const { state, seen } = fold;
  const revealed = game.reveals(frozen(state), event);
  if (revealed !== 'none') {
    fold.revealed = true;
    for (const one of seats(players)) if (learns(revealed, one)) fold.learned |= bit(one);
  }
  if (game.open) seen[0]?.push(event as G['seen']);
  else noteSeen(game, fold, event);
  game.evolve(state, event);
  fold.events.push(event);
}

/** Adds what each viewer sees of an event, by the state before it. */
export function noteSeen<G extends Shape>(
  game: Game<G>,
  { state, audience, seen }: Pick<Fold<G>, 'state' | 'audience' | 'seen'>,
  event: G['event'],
): void {
  let last: G['seen'] | undefined;
  for (let i = audience.length - 1; i >= 0; i--) {
    const seenEvent = game.redact(frozen(state), event, at(audience, i));
    if (seenEvent === undefined) continue;
    // Most of what happens is the same to all: they then share the last one's object, and its text is made once.
    last ??= seenEvent;
    seen[i]?.push(equalJson(last, seenEvent) ? last : seenEvent);
  }
}

/** Folds an entry of a log onto a copy of the table's state, and says what each of these viewers sees of it. */
export function stepOf<G extends Shape>(
  table: Table<G>,
  entry: Entry<G>,
  audience: readonly Viewer[] = viewers(table.opening.players),
): Step<G> {
  if (entry.kind === 'takenBack') return takenBackStep(table, entry);
  if (!isPlayEntry(entry)) return tableStep(table, entry);
  const fold = foldInto(table.game, table.game.fork(frozen(table.state)), audience);
  for (const event of entry.events) foldEvent(table.game, fold, table.opening.players, event);
  return foldedStep(table, entry, fold);
}

/** The step of an entry whose events were folded already. */
function foldedStep<G extends Shape>(table: Table<G>, entry: PlayEntry<G>, fold: Fold<G>): Step<G> {
  const learned = entry.draws.length > 0 ? ALL_SEATS : fold.learned;
  const mover = entry.kind === 'move' ? bit(entry.seat) : 0;
  const { asks, offers } = asksAfter(table, fold.state, entry.seq, learned | mover);
  return { entry, state: fold.state, asks, offers, epoch: table.epoch, seen: fold.seen };
}

function takenBackStep<G extends Shape>(table: Table<G>, entry: TakenBackEntry): Step<G> {
  const { game, opening, options } = table;
  const terms = { players: opening.players, allowed: game.meta.takeBack };
  const undone = undoneBy(
    table.live.map((one) => one.entry),
    entry,
    terms,
  );
  if (!undone.ok) return invariantBroken('a take-back that may not be', { entry, refused: undone.refused });
  const live = [...table.live];
  const state = dropLive(live, entry.to) ?? stateOf(game, opening.players, options, live);
  const renewed = entry.consent.length > 0 ? ALL_SEATS : bit(entry.seat);
  const { asks, offers } = asksAfter(table, state, entry.seq, renewed);
  const epoch = table.epoch + (raisesEpoch(undone.value) ? 1 : 0);
  return { entry, state, asks, offers, epoch, seen: [] };
}

/** Nothing changes in the game. */
const tableStep = <G extends Shape>({ state, asks, offers, epoch }: Table<G>, entry: TableEntry): Step<G> => ({
  entry,
  state,
  asks,
  offers,
  epoch,
  seen: [],
});

/**
 * `renewed`: seats whose decision is a new one in any case, as bits.
 * A decision stays the same one while only others act: eight people can choose at once and nobody's choice is stale.
 * It is a new one when the seat acted itself, learned something, was not awaited before, or is offered something else.
 */
function asksAfter<G extends Shape>(
  table: Table<G>,
  state: G['state'],
  seq: number,
  renewed: number,
): Pick<Step<G>, 'asks' | 'offers'> {
  const { game } = table;
  const awaitedBefore = game.awaited(frozen(table.state));
  const awaited = game.awaited(frozen(state));
  const offers = seats(table.opening.players).map((one) => game.legal(frozen(state), one));
  const asks = seats(table.opening.players).map((one) => {
    const own = offers[one] ?? [];
    if (own.length === 0) return null;
    const open = table.asks[one] ?? null;
    if (open === null || renewed & bit(one)) return seq;
    if (awaited.includes(one) && !awaitedBefore.includes(one)) return seq;
    return sameJson(own, offersAt(table, one)) ? open : seq;
  });
  return { asks, offers };
}

const bit = (seat: Seat): number => 1 << seat;
/** Every bit. */
const ALL_SEATS = -1;
