import {
  advance,
  apply,
  asList,
  type Frozen,
  frozen,
  noDice,
  rngDice,
  scriptedDice,
  seat,
  seededRng,
} from '@quri/kernel';
import { describe, expect, test } from 'vitest';
import { BAG, CHARMS } from '../src/components.ts';
import { bots } from '../src/engine.ts';
import { sample } from '../src/game.ts';
import type { State } from '../src/rules/state.ts';
import type { CharmId, Intent, Options, Refusal } from '../src/vocabulary.ts';

const HANDS = ['charm-3a', 'charm-0a', 'charm-2a', 'charm-1a'];
const wear = (charm: string): Intent => ({ type: 'wear', charm: charm as CharmId });

/** Two players; seat 0 wears a 3, seat 1 a 2. */
function dipping(options: Partial<Options> = {}): State {
  const state = sample.blank(2, { turns: 1, proudCharms: false, ...options });
  advance(sample, state, scriptedDice(HANDS));
  apply(sample, state, seat(0), wear('charm-3a'), noDice);
  apply(sample, state, seat(1), wear('charm-2a'), noDice);
  return state;
}

const dip = (state: State, n: number, token: string): void =>
  apply(sample, state, seat(n), { type: 'dip' }, scriptedDice([token]));
const stop = (state: State, n: number): void => apply(sample, state, seat(n), { type: 'stop' }, noDice);

const refusal = (state: Frozen<State>, n: number, intent: Intent): Refusal | undefined => {
  const decided = sample.decide(state, seat(n), intent);
  return decided.ok ? undefined : decided.refused;
};

describe('Lucky Dip', () => {
  test('SA-C1 SA-C2 six coins, three rats, eight charms', () => {
    expect(BAG.map(({ coin }) => coin ?? 'rat')).toEqual([1, 1, 2, 2, 3, 3, 'rat', 'rat', 'rat']);
    expect(CHARMS.map(({ value }) => value)).toEqual([0, 0, 1, 1, 2, 2, 3, 3]);
  });

  test('SA-1 everybody is dealt two charms that only they see', () => {
    const state = sample.blank(2, { turns: 1, proudCharms: false });
    advance(sample, state, scriptedDice(HANDS));
    expect(sample.project(frozen(state), seat(0)).charms.map(({ id }) => id)).toEqual(['charm-3a', 'charm-0a']);
    expect(sample.project(frozen(state), 'spectator').charms).toEqual([]);
    expect(sample.meta.players(state.options)).toEqual({ min: 2, max: 4 });
  });

  test('SA-2 a charm may be changed until the last is worn', () => {
    const state = sample.blank(2, { turns: 1, proudCharms: false });
    advance(sample, state, scriptedDice(HANDS));
    expect(refusal(frozen(state), 0, { type: 'dip' })).toEqual({ code: 'wearFirst', rule: 'SA-2' });
    apply(sample, state, seat(0), wear('charm-0a'), noDice);
    apply(sample, state, seat(0), wear('charm-3a'), noDice);
    expect(refusal(frozen(state), 0, wear('charm-2a'))).toEqual({ code: 'notYourCharm', rule: 'SA-2' });
    apply(sample, state, seat(1), wear('charm-2a'), noDice);
    expect(refusal(frozen(state), 0, wear('charm-0a'))).toEqual({ code: 'allAreWorn', rule: 'SA-2' });
    expect(state.players.map(({ worn }) => worn?.id)).toEqual(['charm-3a', 'charm-2a']);
  });

  test('SA-3 a coin goes into the pot, a rat empties it and ends the turn', () => {
    const state = dipping();
    expect(refusal(frozen(state), 1, { type: 'dip' })).toEqual({ code: 'notYourTurn', rule: 'SA-3' });
    dip(state, 0, 'coin-3a');
    dip(state, 0, 'coin-1a');
    expect(state).toMatchObject({ pot: 4, turn: 0 });
    dip(state, 0, 'rat-a');
    expect(state).toMatchObject({ pot: 0, turn: 1 });
    expect(state.players[0]?.purse).toBe(0);
  });

  test('SA-4 stopping keeps the pot, and needs one', () => {
    const state = dipping();
    expect(refusal(frozen(state), 0, { type: 'stop' })).toEqual({ code: 'nothingInPot', rule: 'SA-4' });
    dip(state, 0, 'coin-2b');
    stop(state, 0);
    expect(state.players[0]?.purse).toBe(2);
    expect(state).toMatchObject({ pot: 0, turn: 1 });
  });

  test('SA-5 a drawn token is gone for the turn and back for the next', () => {
    const state = dipping();
    dip(state, 0, 'coin-3a');
    expect(() => dip(sample.fork(frozen(state)), 0, 'coin-3a')).toThrow('not there to draw');
    stop(state, 0);
    dip(state, 1, 'coin-3a');
    expect(state.pot).toBe(3);
  });

  test('SA-6 everybody has as many turns as the table says', () => {
    const state = dipping({ turns: 2 });
    for (const n of [0, 1, 0, 1]) {
      expect(sample.outcome(frozen(state))).toBeUndefined();
      dip(state, n, 'rat-a');
    }
    expect(sample.outcome(frozen(state))).toBeDefined();
  });

  test('SA-7 purse and worn charm are the score, the highest wins, equals share it', () => {
    const state = dipping();
    dip(state, 0, 'rat-a');
    dip(state, 1, 'coin-1a');
    stop(state, 1);
    expect(sample.outcome(frozen(state))).toEqual({ winners: [0, 1], scores: [3, 3], reason: 'shared' });
    expect(refusal(frozen(state), 0, { type: 'dip' })).toEqual({ code: 'gameOver', rule: 'SA-7' });
  });

  test('SA-7 with proud charms a worn 3 counts 5', () => {
    const state = dipping({ proudCharms: true });
    dip(state, 0, 'rat-a');
    dip(state, 1, 'rat-b');
    expect(sample.outcome(frozen(state))).toEqual({ winners: [0], scores: [5, 2], reason: 'highest' });
  });
});

describe('its bots', () => {
  test('play whole games, and the greedy one beats the random one', () => {
    const [random, greedy] = bots;
    const rng = seededRng('bots');
    let won = 0;
    for (let i = 0; i < 300; i++) {
      const state = sample.blank(2, { turns: 3, proudCharms: false });
      advance(sample, state, rngDice(rng));
      for (;;) {
        const by = sample.awaited(frozen(state))[0];
        if (by === undefined) break;
        const view = sample.project(frozen(state), by);
        const asked = {
          seat: by,
          players: 2,
          options: state.options,
          view,
          memory: sample.emptyMemory(2, state.options, by),
          offers: sample.legal(frozen(state), by),
          rng,
          ms: 10,
          now: () => 0,
        };
        const answer = asList(((by === 0 ? greedy : random) as (typeof bots)[number]).choose(asked));
        apply(sample, state, by, answer[0] as Intent, rngDice(rng));
      }
      if (sample.outcome(frozen(state))?.winners.includes(seat(0))) won++;
    }
    expect(won).toBeGreaterThan(170);
  });
});
