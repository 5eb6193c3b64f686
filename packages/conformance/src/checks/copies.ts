import { apply, canonical, frozen, pick, rngDice, seats, viewers } from '@quri/kernel';
import { type Check, mustHold } from '../check.ts';

/** So many moves are played on a fork. */
const MOVES = 40;

export const forkSharesNothing: Check = {
  name: 'a fork shares nothing: playing one leaves the other as it was',
  samples: 90,
  watch: ({ subject: { game }, rng }) => ({
    checkpoint: ({ table, next }) => {
      if (next === undefined) return;
      const dice = rngDice(rng);
      const [left, right] = [game.fork(frozen(table.state)), game.fork(frozen(table.state))];
      const before = canonical(right);
      const evidence = () => ({ next });
      mustHold(canonical(left) === before, 'a fork is no copy', evidence);
      apply(game, left, next.seat, next.intent, dice);
      for (let i = 0; i < MOVES; i++) {
        const seat = game.awaited(frozen(left))[0];
        if (seat === undefined) break;
        apply(game, left, seat, pick(rng, game.legal(frozen(left), seat)), dice);
      }
      mustHold(canonical(right) === before, 'playing a fork changed another fork', evidence);
      mustHold(canonical(table.state) === before, 'playing a fork changed the original', evidence);
    },
  }),
};

export const askingChangesNothing: Check = {
  name: 'asking changes nothing: everything but evolve leaves the state alone',
  watch: ({ subject: { game }, setting: { players }, rng }) => ({
    checkpoint: ({ table, next }) => {
      const state = frozen(deepFrozen(game.fork(frozen(table.state))));
      const before = canonical(state);
      game.awaited(state);
      game.outcome(state);
      game.proceed(state, rngDice(rng));
      for (const seat of seats(players)) game.legal(state, seat);
      for (const viewer of viewers(players)) game.project(state, viewer);
      const decided = next === undefined ? undefined : game.decide(state, next.seat, next.intent);
      if (decided?.ok) {
        for (const event of decided.value) {
          game.reveals(state, event);
          for (const viewer of viewers(players)) game.redact(state, event, viewer);
        }
      }
      mustHold(canonical(state) === before, 'asking changed the state', () => ({ next }));
    },
  }),
};

function deepFrozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const inner of Object.values(value)) deepFrozen(inner);
  }
  return value;
}
