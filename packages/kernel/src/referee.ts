import { sameJson } from './canonical.ts';
import type { Shape } from './contract.ts';
import { type Draw, recordingDice } from './dice.ts';
import {
  type Actor,
  type ClockEntry,
  type ConcededEntry,
  type EndedEntry,
  type Entry,
  MOST_ENTRIES,
  type PauseEntry,
  type SeatingEntry,
} from './entry.ts';
import { type Fold, foldEvent, foldInto } from './fold.ts';
import { frozen } from './frozen.ts';
import { invariantBroken } from './invariant.ts';
import type { Reason } from './reason.ts';
import { ok, type Result, refused } from './result.ts';
import { isSeat, type Seat, viewers } from './seat.ts';
import { foldedStep, isOver, type Step, stepOf, type Table } from './table.ts';
import { isEverybody, type TakeBackRejected, type TakeBackRequest, undoneBy } from './take-back.ts';

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
  return ok(foldedStep(table, { kind: 'start', actor: 'table', ...next(table, at), events, draws }, fold));
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
  const { fold, draws } = foldToDecision(table, decided.value);
  if (ask === null) return invariantBroken('an intent was accepted that was not offered', { seat: made.seat, intent });
  const { seat, actor, at } = made;
  const { events } = fold;
  const sealed = fold.revealed || draws.length > 0;
  return ok(
    foldedStep(table, { kind: 'move', actor, ...next(table, at), seat, ask, intent, events, draws, sealed }, fold),
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
  return ok(stepOf(table, { kind: 'takenBack', actor: by.actor, ...next(table, by.at), seat, to, consent }));
}

/** Something that happens to the table and not in its game. */
export type TableChange =
  | Pick<SeatingEntry, 'kind' | 'seat' | 'bot'>
  | Pick<PauseEntry, 'kind' | 'paused' | 'consent'>
  | Pick<ClockEntry, 'kind' | 'seat' | 'left'>
  | Pick<ConcededEntry, 'kind' | 'seat' | 'reason' | 'bot'>
  | EndChange;
type EndChange = Pick<EndedEntry, 'kind' | 'seat' | 'reason' | 'consent'>;

export interface ChangeRejected {
  readonly code: 'noSuchSeat' | 'badConsent' | 'badClock' | 'nothingChanges' | 'hasConceded';
}

export function changeTable<G extends Shape>(
  table: Table<G>,
  change: TableChange,
  by: { readonly actor: Actor; readonly at: number },
): Result<Step<G>, Rejected | ChangeRejected> {
  if (table.entries.length === 0) return refused({ code: 'notStarted' });
  if (table.entries.length >= MOST_ENTRIES) return refused({ code: 'tooLong' });
  if (isOver(table)) return refused({ code: 'tableEnded' });
  const problem = changeProblem(table, change);
  if (problem !== undefined) return refused(problem);
  return ok(stepOf(table, { ...change, actor: by.actor, ...next(table, by.at) }));
}

function changeProblem<G extends Shape>(table: Table<G>, change: TableChange): ChangeRejected | undefined {
  const { players } = table.opening;
  if ('seat' in change && change.seat !== null && !isSeat(change.seat, players)) return { code: 'noSuchSeat' };
  if ('consent' in change && !areSeats(change.consent, players)) return { code: 'badConsent' };
  // Only entries that a replay file can hold are written.
  if (change.kind === 'clock' && !(Number.isSafeInteger(change.left) && change.left >= 0)) return { code: 'badClock' };
  if (change.kind === 'pause' && change.paused === table.paused) return { code: 'nothingChanges' };
  if (change.kind === 'seating' && change.bot === table.substitutes[change.seat]) return { code: 'nothingChanges' };
  // Whoever has given up does not come back.
  if ((change.kind === 'seating' || change.kind === 'conceded') && table.conceded.includes(change.seat))
    return { code: 'hasConceded' };
  return change.kind === 'ended' ? endProblem(change, players) : undefined;
}

/** Who agreed must be named, and all of them; who conceded, or ran out of time, is a seat. */
function endProblem({ reason, seat, consent }: EndChange, players: number): ChangeRejected | undefined {
  if (reason === 'agreed') return isEverybody(consent, players) ? undefined : { code: 'badConsent' };
  return reason !== 'abandoned' && seat === null ? { code: 'noSuchSeat' } : undefined;
}

/** Seats of the table, each named once. */
const areSeats = (consent: readonly Seat[], players: number): boolean =>
  new Set(consent).size === consent.length && consent.every((one) => isSeat(one, players));

/** The step this entry would be by today's rules, or why it is none. */
export function redecide<G extends Shape>(table: Table<G>, entry: Entry<G>): Result<Step<G>, Reason> {
  const again = replayEntry(table, entry);
  if (!again.ok) return refused({ code: 'refused', because: again.refused.code });
  return sameJson(again.value.entry, entry) ? again : refused({ code: 'otherEvents' });
}

function replayEntry<G extends Shape>(table: Table<G>, entry: Entry<G>): Result<Step<G>, { readonly code: string }> {
  if (entry.kind === 'start') return start(table, entry.at);
  if (entry.kind === 'move') return move(table, entry);
  return entry.kind === 'takenBack' ? takeBack(table, entry, entry) : changeTable(table, change(entry), entry);
}

/** The change an entry stands for, without what every entry has. */
function change(entry: Exclude<Entry, { kind: 'start' | 'move' | 'takenBack' }>): TableChange {
  const { seq: _seq, at: _at, actor: _actor, rulesVersion: _rulesVersion, prev: _prev, ...rest } = entry;
  return rest;
}

const next = (table: Table, at: number) => ({
  seq: table.entries.length,
  at,
  rulesVersion: table.game.meta.rulesVersion,
  prev: table.head,
});

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
