import type { Game, Shape } from './contract.ts';
import type { Dice } from './dice.ts';
import { MOST_EVENTS } from './entry.ts';
import { type Frozen, frozen } from './frozen.ts';
import { invariantBroken } from './invariant.ts';
import type { Rejected } from './referee.ts';
import { ok, type Result, refused } from './result.ts';
import type { Seat } from './seat.ts';

/** What intents would lead to, as their seat would see it. */
export interface Trial<G extends Shape = Shape> {
  readonly seen: readonly G['seen'][];
  readonly view: G['view'];
  /** What the seat could do next; nothing where the trial has stopped. */
  readonly offers: readonly G['intent'][];
  /** Something would be drawn next, or somebody would learn something: neither that nor what follows is told. */
  readonly stopped: boolean;
}

/** The trial, or why one of the intents is refused. */
export type TrialResult<G extends Shape = Shape> = Result<Trial<G>, G['refusal'] | Rejected>;

/**
 * Tries intents of a seat on a copy, each of which answers what the one before opens. It goes as far as a move goes that
 * the seat could take back, so it tells nothing that the seat could not work out by itself.
 */
export function tryIntents<G extends Shape>(
  game: Game<G>,
  start: Frozen<G['state']>,
  by: Seat,
  intents: readonly unknown[],
): TrialResult<G> {
  const state = game.fork(start);
  const seen: G['seen'][] = [];
  let stopped = false;
  for (const raw of intents) {
    if (stopped) break;
    const intent = game.parse(raw);
    if (intent === undefined) return refused({ code: 'malformed' });
    const decided = game.decide(frozen(state), by, intent);
    if (!decided.ok) return decided;
    stopped = !foldOpenly(game, state, by, decided.value, seen);
  }
  // The view of an open game is the state itself, which is nobody else's here.
  return ok({
    seen,
    view: game.project(frozen(state), by),
    offers: stopped ? [] : game.legal(frozen(state), by),
    stopped,
  });
}

/** Folds events and all that is forced by them; false if it stopped before something that would come to light. */
function foldOpenly<G extends Shape>(
  game: Game<G>,
  state: G['state'],
  by: Seat,
  first: readonly G['event'][],
  seen: G['seen'][],
): boolean {
  let left = MOST_EVENTS;
  for (let batch: readonly G['event'][] | undefined = first; batch !== undefined; batch = forced(game, state)) {
    if (batch.length === 0) return true;
    for (const event of batch) {
      if (left-- <= 0) invariantBroken('a trial does not end');
      if (game.reveals(frozen(state), event) !== 'none') return false;
      const seenEvent = game.redact(frozen(state), event, by);
      if (seenEvent !== undefined) seen.push(seenEvent);
      game.evolve(state, event);
    }
  }
  return false;
}

/** The next forced step; undefined where it would be a chance step. */
function forced<G extends Shape>(game: Game<G>, state: G['state']): readonly G['event'][] | undefined {
  try {
    return game.proceed(frozen(state), undrawn);
  } catch (error) {
    if (error === CHANCE) return undefined;
    throw error;
  }
}

const CHANCE = new Error('a trial draws nothing');

const undrawn: Dice = {
  draw: () => {
    throw CHANCE;
  },
};
