import { describe, expect, test } from 'vitest';
import { noDice, recordingDice, rngDice, scriptedDice, seededRng } from '../src/index.ts';

const word = (one: string): string => one;
const scripted = (...script: string[]) => recordingDice(scriptedDice(script));

describe('recording dice', () => {
  test('note the candidates and what came', () => {
    const dice = scripted('b');
    expect(dice.draw('deck', ['a', 'b', 'c'], word)).toBe('b');
    expect(dice.draws).toEqual([{ address: 'deck', from: ['a', 'b', 'c'], drew: ['b'] }]);
  });

  test('write draws from one pile as one record, in whatever order the rest lies', () => {
    const dice = scripted('b', 'a', 'c');
    dice.draw('deck', ['a', 'b', 'c'], word);
    dice.draw('deck', ['c', 'a'], word);
    dice.draw('deck', ['c'], word);
    expect(dice.draws).toEqual([{ address: 'deck', from: ['a', 'b', 'c'], drew: ['b', 'a', 'c'] }]);
  });

  test('begin a new record when what was drawn is put back', () => {
    const dice = scripted('a', 'a');
    dice.draw('die', ['a', 'b'], word);
    dice.draw('die', ['a', 'b'], word);
    expect(dice.draws).toEqual([
      { address: 'die', from: ['a', 'b'], drew: ['a'] },
      { address: 'die', from: ['a', 'b'], drew: ['a'] },
    ]);
  });

  test('begin a new record when a card was swapped for another', () => {
    const dice = scripted('a', 'b');
    dice.draw('deck', ['a', 'b', 'c'], word);
    dice.draw('deck', ['b', 'd'], word);
    expect(dice.draws.map(({ from }) => from)).toEqual([
      ['a', 'b', 'c'],
      ['b', 'd'],
    ]);
  });

  test('begin a new record when a card besides the drawn one is gone', () => {
    const dice = scripted('a', 'b');
    dice.draw('deck', ['a', 'b', 'c'], word);
    dice.draw('deck', ['b'], word);
    expect(dice.draws).toHaveLength(2);
  });

  test('do not mix addresses, though the pile be the same', () => {
    const dice = scripted('a', 'b', 'c');
    dice.draw('left', ['a', 'b', 'c'], word);
    dice.draw('right', ['b', 'c'], word);
    dice.draw('left', ['b', 'c'], word);
    expect(dice.draws.map(({ address, drew }) => [address, ...drew])).toEqual([
      ['left', 'a'],
      ['right', 'b'],
      ['left', 'c'],
    ]);
  });

  test('give the very thing the inner dice gave, and note it by its id', () => {
    const [one, two] = [{ id: '1' }, { id: '2' }];
    const dice = scripted('2');
    expect(dice.draw('things', [one, two], ({ id }) => id)).toBe(two);
    expect(dice.draws[0]).toEqual({ address: 'things', from: ['1', '2'], drew: ['2'] });
  });

  test('note nothing of a draw that failed', () => {
    const dice = scripted('z');
    expect(() => dice.draw('deck', ['a'], word)).toThrow();
    expect(dice.draws).toEqual([]);
  });
});

describe('scripted dice', () => {
  test('come as told, then hand over', () => {
    const dice = scriptedDice(['b', 'a'], { draw: (_address, from) => from.at(-1) as (typeof from)[number] });
    expect(dice.draw('x', ['a', 'b'], word)).toBe('b');
    expect(dice.draw('y', ['a', 'b'], word)).toBe('a');
    expect(dice.draw('z', ['a', 'b', 'c'], word)).toBe('c');
  });

  test('say what they wanted and where, when it is not there', () => {
    expect(() => scriptedDice(['q']).draw('deck', ['a'], word)).toThrow('the script says q at deck');
  });

  test('with nothing left to say refuse to roll', () => {
    const dice = scriptedDice(['a']);
    dice.draw('deck', ['a'], word);
    expect(() => dice.draw('deck', ['a'], word)).toThrow('deck');
  });
});

test('no dice throw, and say who asked', () => {
  expect(() => noDice.draw('quest/3', ['a'], word)).toThrow('quest/3');
});

describe('dice of a generator', () => {
  test('repeat themselves for the same seed and draw all there is', () => {
    const draws = (seed: string): string[] => {
      const dice = rngDice(seededRng(seed));
      return Array.from({ length: 60 }, () => dice.draw('die', ['a', 'b', 'c'], word));
    };
    expect(draws('s')).toEqual(draws('s'));
    expect(new Set(draws('s'))).toEqual(new Set(['a', 'b', 'c']));
  });

  test('draw nothing from nothing', () => {
    expect(() => rngDice(seededRng('s')).draw('die', [], word)).toThrow(RangeError);
  });
});
