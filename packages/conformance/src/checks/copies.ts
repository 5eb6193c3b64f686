import { apply, canonical, frozen, luckDice, pick, seats, viewers } from '@quri/kernel';
import { type Check, mustHold } from '../subject.ts';
import { walk } from '../walk.ts';

export const forkSharesNothing: Check = {
  name: 'a fork shares nothing: playing one leaves the other as it was',
  run: ({ game }, setting) => {
    walk(game, setting, ({ table, luck, next }) => {
      if (next === undefined || luck.below(3) > 0) return;
      const dice = luckDice(luck);
      const [left, right] = [game.fork(frozen(table.state)), game.fork(frozen(table.state))];
      const spelled = canonical(right);
      mustHold(canonical(left) === spelled, 'a fork is no copy', () => ({ setting }));
      apply(game, left, next.seat, next.intent, dice);
      for (let i = 0; i < 40; i++) {
        const seat = game.awaited(frozen(left))[0];
        if (seat === undefined) break;
        apply(game, left, seat, pick(luck, game.legal(frozen(left), seat)), dice);
      }
      mustHold(canonical(right) === spelled, 'playing a fork changed its twin', () => ({ setting, next }));
      mustHold(canonical(table.state) === spelled, 'playing a fork changed the original', () => ({ setting, next }));
    });
  },
};

export const askingChangesNothing: Check = {
  name: 'asking changes nothing: everything but evolve leaves the state alone',
  run: ({ game }, setting) => {
    walk(game, setting, ({ table, luck, next }) => {
      const state = deepFrozen(game.fork(frozen(table.state)));
      const before = canonical(state);
      game.awaited(frozen(state));
      game.outcome(frozen(state));
      game.proceed(frozen(state), luckDice(luck));
      for (const seat of seats(setting.players)) game.legal(frozen(state), seat);
      for (const viewer of viewers(setting.players)) game.project(frozen(state), viewer);
      const decided = next === undefined ? undefined : game.decide(frozen(state), next.seat, next.intent);
      if (decided?.ok) {
        for (const event of decided.value) {
          game.reveals(frozen(state), event);
          for (const viewer of viewers(setting.players)) game.redact(frozen(state), event, viewer);
        }
      }
      mustHold(canonical(state) === before, 'asking changed the state', () => ({ setting, next }));
    });
  },
};

function deepFrozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const inner of Object.values(value)) deepFrozen(inner);
  }
  return value;
}
