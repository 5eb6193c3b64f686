import { sample } from '@quri/sample/game';
import { describe, expect, test } from 'vitest';
import { type Dice, everyChance, frozen } from '../src/index.ts';
import { dealtWithCoins, dip, everybodyWears } from './sample-table.ts';

const word = (one: string): string => one;
const sumOf = (chances: readonly { probability: number }[]): number =>
  chances.reduce((sum, { probability }) => sum + probability, 0);

describe('every chance', () => {
  test('of a step without a draw is one, and certain', () => {
    expect(everyChance(() => 'same')).toEqual([{ probability: 1, value: 'same' }]);
  });

  test('of one draw is every candidate, equally likely', () => {
    expect(everyChance((dice) => dice.draw('die', ['a', 'b', 'c', 'd'], word))).toEqual(
      ['a', 'b', 'c', 'd'].map((value) => ({ probability: 0.25, value })),
    );
  });

  test('of draws one after the other is every order', () => {
    const chances = everyChance((dice) => {
      const first = dice.draw('pile', ['a', 'b', 'c'], word);
      const rest = ['a', 'b', 'c'].filter((one) => one !== first);
      return first + dice.draw('pile', rest, word);
    });
    expect(chances.map(({ value }) => value)).toEqual(['ab', 'ac', 'ba', 'bc', 'ca', 'cb']);
    for (const { probability } of chances) expect(probability).toBeCloseTo(1 / 6, 12);
  });

  test('of draws whose number depends on what came weighs each by its own depth', () => {
    const untilStop = (dice: Dice, depth = 0): string => {
      if (depth === 3) return '';
      const one = dice.draw(`at ${depth}`, depth === 1 ? ['stop', 'x', 'y'] : ['stop', 'x'], word);
      return one === 'stop' ? one : one + untilStop(dice, depth + 1);
    };
    const chances = everyChance((dice) => untilStop(dice));
    expect(Object.fromEntries(chances.map(({ value, probability }) => [value, Math.round(probability * 12)]))).toEqual({
      stop: 6,
      xstop: 2,
      xxstop: 1,
      xxx: 1,
      xystop: 1,
      xyx: 1,
    });
    expect(sumOf(chances)).toBeCloseTo(1, 12);
  });

  test('of a draw from nothing is our own mistake', () => {
    expect(() => everyChance((dice) => dice.draw('empty', [], word))).toThrow(RangeError);
  });

  test('of the next dip of a real table: seven tokens are left, three of them rats', () => {
    const { table } = dealtWithCoins(2);
    everybodyWears(table);
    dip(table);
    dip(table);
    const drawing = sample.fork(frozen(table.state));
    sample.evolve(drawing, { type: 'dipped', seat: table.state.turn });
    const chances = everyChance((dice) => sample.proceed(frozen(drawing), dice).map(({ type }) => type));
    expect(chances).toHaveLength(7);
    expect(sumOf(chances)).toBeCloseTo(1, 12);
    expect(sumOf(chances.filter(({ value }) => value[0] === 'ratDrawn'))).toBeCloseTo(3 / 7, 12);
  });

  test('of the deal of a table for two: all 1,680 ways', () => {
    const blank = sample.blank(2, { turns: 1, proudCharms: false });
    const chances = everyChance((dice) => JSON.stringify(sample.proceed(frozen(blank), dice)));
    expect(chances).toHaveLength(8 * 7 * 6 * 5);
    expect(new Set(chances.map(({ value }) => value)).size).toBe(1680);
    expect(sumOf(chances)).toBeCloseTo(1, 9);
  });
});
