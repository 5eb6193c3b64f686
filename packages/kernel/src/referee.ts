import { sameJson } from './canonical.ts';
import type { Shape } from './contract.ts';
import { type Draw, recordingDice } from './dice.ts';
import { type Actor, type Entry, MOST_ENTRIES } from './entry.ts';
import { frozen } from './frozen.ts';
import { invariantBroken } from './invariant.ts';
import type { Reason } from './reason.ts';
import { ok, type Result, refused } from './result.ts';
import type { Seat } from './seat.ts';
import { type Step, stepOf, type Table } from './table.ts';
import { type TakeBackRejected, type TakeBackRequest, undoneBy } from './take-back.ts';

/** Why the table says no before any rule is asked. */
export interface Rejected {
  readonly code: 'malformed' | 'stale' | 'alreadyStarted' | 'notStarted' | 'tooLong';
}

export interface Move {
  readonly seat: Seat;
  readonly actor: Actor;
  readonly at: number;
  /** Which decision this answers, so that a late tap never answers the next question. */
  readonly ask: number | null;
  readonly intent: unknown;
}

/** Deals: everything up to the first decision. */
export function start<G extends Shape>(table: Table<G>, at: number): Result<Step<G>, Rejected> {
  if (table.entries.length > 0) return refused({ code: 'alreadyStarted' });
  const { events, draws } = playOut(table, []);
  return ok(stepOf(table, { kind: 'start', actor: 'table', ...next(table, at), events, draws }));
}

/** Works a move out on a copy: what the rules make of it, then everything that follows by itself. */
export function move<G extends Shape>(table: Table<G>, made: Move): Result<Step<G>, G['refusal'] | Rejected> {
  if (table.entries.length === 0) return refused({ code: 'notStarted' });
  if (table.entries.length >= MOST_ENTRIES) return refused({ code: 'tooLong' });
  const intent = table.game.parse(made.intent);
  if (intent === undefined) return refused({ code: 'malformed' });
  const ask = table.asks[made.seat] ?? null;
  if (ask !== null && made.ask !== ask) return refused({ code: 'stale' });
  const decided = table.game.decide(frozen(table.state), made.seat, intent);
  if (!decided.ok) return decided;
  const { events, draws, sealed } = playOut(table, decided.value);
  if (ask === null) return invariantBroken('the rules accept what they never offered', { seat: made.seat, intent });
  const { seat, actor, at } = made;
  return ok(stepOf(table, { kind: 'move', actor, ...next(table, at), seat, ask, intent, events, draws, sealed }));
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
): Result<Step<G>, TakeBackRejected> {
  const isOver = table.game.outcome(frozen(table.state)) !== undefined;
  // Alone nobody makes a game that is over go on.
  if (isOver && request.consent.length === 0) return refused({ code: 'sealed' });
  const terms = { players: table.opening.players, allowed: table.game.meta.takeBack };
  const undone = undoneBy(table.entries, request, terms);
  if (!undone.ok) return undone;
  const { seat, to, consent } = request;
  return ok(stepOf(table, { kind: 'takenBack', actor: by.actor, ...next(table, by.at), seat, to, consent }));
}

/** Does this entry say what the rules make of its intent today? Why not, or undefined. */
export function redecided<G extends Shape>(table: Table<G>, entry: Entry<G>): Reason | undefined {
  const again = playAgain(table, entry);
  if (!again.ok) return { code: 'refused', because: again.refused.code };
  return sameJson(again.value.entry, entry) ? undefined : { code: 'otherEvents' };
}

function playAgain<G extends Shape>(table: Table<G>, entry: Entry<G>): Result<Step<G>, { readonly code: string }> {
  if (entry.kind === 'start') return start(table, entry.at);
  if (entry.kind === 'move') return move(table, entry);
  return takeBack(table, entry, entry);
}

const next = (table: Table, at: number) => ({
  seq: table.entries.length,
  at,
  rulesVersion: table.game.meta.rulesVersion,
  prev: table.head,
});

interface PlayedOut<G extends Shape> {
  readonly events: readonly G['event'][];
  readonly draws: readonly Draw[];
  readonly sealed: boolean;
}

function playOut<G extends Shape>(table: Table<G>, first: readonly G['event'][]): PlayedOut<G> {
  const { game } = table;
  const state = game.fork(frozen(table.state));
  const dice = recordingDice(table.dice);
  const events: G['event'][] = [];
  let revealing = false;
  for (let batch = first; ; ) {
    for (const event of batch) {
      if (game.reveals(frozen(state), event) !== 'none') revealing = true;
      game.evolve(state, event);
      events.push(event);
    }
    batch = game.proceed(frozen(state), dice);
    if (batch.length === 0) break;
  }
  return { events, draws: dice.draws, sealed: revealing || dice.draws.length > 0 };
}
