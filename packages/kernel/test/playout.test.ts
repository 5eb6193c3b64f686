import { type Sample, sample } from '@quri/sample/game';
import { describe, expect, test } from 'vitest';
import {
  advance,
  apply,
  canonical,
  fairDice,
  frozen,
  type Game,
  noDice,
  playout,
  rngDice,
  seat,
  seededRng,
} from '../src/index.ts';
import { bold, dealt, finish, type Policy, timid } from './sample-table.ts';

const OPTIONS = { turns: 2, proudCharms: true };
const choosing =
  (policy: Policy) =>
  (_state: unknown, _seat: unknown, offers: Parameters<Policy>[0]): ReturnType<Policy> =>
    policy(offers);

describe('a playout', () => {
  test.each([
    ['boldly', bold],
    ['timidly', timid],
  ])('played %s ends where a table with the same dice and choices ends', (_how, policy) => {
    for (let n = 0; n < 10; n++) {
      const { table, key } = dealt(`same ${n}`, { players: 3, options: OPTIONS });
      finish(table, policy);
      const state = sample.blank(3, OPTIONS);
      const outcome = playout(sample, state, fairDice(key, 0), choosing(policy));
      expect(canonical(state)).toBe(canonical(table.state));
      expect(outcome).toEqual(sample.outcome(table.state));
    }
  });

  test('goes on from where a state is', () => {
    const { table } = dealt('middle');
    const state = sample.fork(frozen(table.state));
    const outcome = playout(sample, state, rngDice(seededRng('middle')), choosing(timid));
    expect(outcome.scores).toHaveLength(2);
    expect(state.players.map(({ charms }) => charms)).toEqual(table.state.players.map(({ charms }) => charms));
    expect(table.state.stage).toBe('wearing');
  });

  test('writes one intent with all that follows from it by itself', () => {
    const state = sample.blank(2, OPTIONS);
    const dice = rngDice(seededRng('one'));
    advance(sample, state, dice);
    expect(state.stage).toBe('wearing');
    for (const by of [0, 1].map(seat)) apply(sample, state, by, sample.legal(frozen(state), by)[0]!, noDice);
    expect(state.stage).toBe('dipping');
    apply(sample, state, seat(0), { type: 'dip' }, dice);
    expect(state.drawn.length + state.turnsTaken).toBe(1);
  });

  test('that makes a move the rules refuse is our own mistake', () => {
    const state = sample.blank(2, OPTIONS);
    advance(sample, state, rngDice(seededRng('wrong')));
    const before = canonical(state);
    expect(() => apply(sample, state, seat(0), { type: 'dip' }, noDice)).toThrow(
      expect.objectContaining({ name: 'InvariantBroken', message: expect.stringContaining('wearFirst') }),
    );
    expect(canonical(state)).toBe(before);
  });

  test('of a game that neither waits nor is over is our own mistake', () => {
    const endless: Game<Sample> = { ...sample, outcome: () => undefined };
    expect(() => playout(endless, endless.blank(2, OPTIONS), rngDice(seededRng('x')), choosing(timid))).toThrow(
      expect.objectContaining({ name: 'InvariantBroken' }),
    );
  });
});
