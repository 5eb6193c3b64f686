import type { Game, Outcome, Shape } from './contract.ts';
import type { Dice } from './dice.ts';
import { MOST_EVENTS } from './entry.ts';
import { type Frozen, frozen } from './frozen.ts';
import { invariantBroken } from './invariant.ts';
import type { Seat } from './seat.ts';

// Lists are read by index and without a check here: iterators or `at` slow every simulation down by a tenth.

export type Choose<G extends Shape> = (
  state: Frozen<G['state']>,
  seat: Seat,
  offers: readonly G['intent'][],
) => G['intent'];

/** Writes every forced and chance step into the state until a person is needed or the game is over. */
export function advance<G extends Shape>(game: Game<G>, state: G['state'], dice: Dice): void {
  for (let steps = 0; steps < MOST_EVENTS; steps++) {
    const events = game.proceed(frozen(state), dice);
    if (events.length === 0) return;
    for (let i = 0; i < events.length; i++) game.evolve(state, events[i] as G['event']);
  }
  invariantBroken('proceed does not end');
}

/** Writes one intent into the state, with all that follows from it. */
export function apply<G extends Shape>(
  game: Game<G>,
  state: G['state'],
  by: Seat,
  intent: G['intent'],
  dice: Dice,
): void {
  const decided = game.decide(frozen(state), by, intent);
  if (!decided.ok)
    return invariantBroken('a playout made a move the rules refuse', { by, intent, refused: decided.refused });
  const events = decided.value;
  for (let i = 0; i < events.length; i++) game.evolve(state, events[i] as G['event']);
  advance(game, state, dice);
}

/**
 * Plays a state to its end in place, with no log and no copies: what simulations and searches run on.
 * The rules are the same as at a table; no news is made.
 */
export function playout<G extends Shape>(game: Game<G>, state: G['state'], dice: Dice, choose: Choose<G>): Outcome {
  advance(game, state, dice);
  for (;;) {
    const seats = game.awaited(frozen(state));
    if (seats.length === 0) break;
    for (let i = 0; i < seats.length; i++) {
      const seat = seats[i] as Seat;
      const offers = game.legal(frozen(state), seat);
      // The move of one seat may end the game or the decision of the others.
      if (offers.length > 0) apply(game, state, seat, choose(frozen(state), seat, offers), dice);
    }
  }
  return game.outcome(frozen(state)) ?? invariantBroken('nobody is awaited, yet the game is not over');
}
