import { sample } from '@quri/sample/game';
import { describe, expect, test } from 'vitest';
import { defaultOptions, everyOptions, type OptionFields, parseOptions, validateSetup } from '../src/index.ts';
import { granted, refusalOf } from './sample-table.ts';

interface Wishes {
  readonly open: boolean;
  readonly deck: string;
  readonly rounds: number;
}

const fields: OptionFields<Wishes> = {
  open: { kind: 'flag', default: true },
  deck: { kind: 'choice', values: ['old', 'new'], default: 'old' },
  rounds: { kind: 'number', min: 1, max: 9, default: (players) => players + 1 },
};

const read = (raw: unknown) => parseOptions(fields, 4, raw);

describe('options', () => {
  test.each([undefined, null, {}])('%j is all defaults, which may depend on the number of players', (raw) => {
    expect(granted(read(raw))).toEqual({ open: true, deck: 'old', rounds: 5 });
    expect(defaultOptions(fields, 2)).toEqual({ open: true, deck: 'old', rounds: 3 });
  });

  test('what is told replaces its default only', () => {
    expect(granted(read({ deck: 'new' }))).toEqual({ open: true, deck: 'new', rounds: 5 });
    expect(granted(read({ rounds: 9, open: false }))).toEqual({ open: false, deck: 'old', rounds: 9 });
  });

  test('an unknown field is named, with those there are', () => {
    expect(refusalOf(read({ speed: 1 }))).toEqual({
      code: 'badOptions',
      field: 'speed',
      reason: 'is not an option; there are: open, deck, rounds',
    });
  });

  test.each([
    ['open', 1],
    ['open', 'true'],
    ['open', null],
    ['deck', 'ancient'],
    ['deck', 0],
    ['deck', ['old']],
    ['rounds', 0],
    ['rounds', 10],
    ['rounds', 2.5],
    ['rounds', '3'],
    ['rounds', Number.NaN],
    ['rounds', Number.POSITIVE_INFINITY],
    ['rounds', undefined],
  ])('%s cannot be %j', (field, value) => {
    expect(refusalOf(read({ [field]: value }))).toMatchObject({ code: 'badOptions', field });
  });

  test.each([1, 9])('%i, an end of the range, is in it', (rounds) => {
    expect(granted(read({ rounds }))).toMatchObject({ rounds });
  });

  test.each([['text'], [7], [true], [[]]])('%j is no options', (raw) => {
    expect(refusalOf(read(raw))).toMatchObject({ code: 'badOptions', field: 'options' });
  });

  test.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])(
    'a field named %s is unknown like any',
    (name) => {
      const raw: unknown = JSON.parse(`{"${name}":{"open":false}}`);
      const reason = expect.stringContaining('is not an option');
      expect(refusalOf(read(raw))).toEqual({ code: 'badOptions', field: name, reason });
      expect(({} as { open?: boolean }).open).toBeUndefined();
    },
  );

  test('every combination worth testing has the ends and the default of a number', () => {
    const all = everyOptions(fields, 4);
    expect(all).toHaveLength(2 * 2 * 3);
    expect(new Set(all.map((one) => JSON.stringify(one))).size).toBe(12);
    expect(new Set(all.map(({ rounds }) => rounds))).toEqual(new Set([1, 5, 9]));
    for (const one of all) expect(granted(read(one))).toEqual(one);
  });
});

describe('settling a table', () => {
  const roomy = {
    ...sample,
    meta: {
      ...sample.meta,
      players: ({ proudCharms }: { proudCharms: boolean }) => ({ min: 2, max: proudCharms ? 6 : 4 }),
    },
  };

  test.each([2, 3, 4])('%i may play', (players) => {
    expect(granted(validateSetup(sample, players, { turns: 2 }))).toEqual({
      players,
      options: { turns: 2, proudCharms: false },
    });
  });

  test.each([1, 5, 0, -2, 2.5, Number.NaN, '3', null, undefined])('%j may not', (players) => {
    expect(refusalOf(validateSetup(sample, players, {}))).toEqual({ code: 'badPlayers', min: 2, max: 4 });
  });

  test('an option can make room for more', () => {
    expect(refusalOf(validateSetup(roomy, 6, {}))).toEqual({ code: 'badPlayers', min: 2, max: 4 });
    expect(granted(validateSetup(roomy, 6, { proudCharms: true }))).toMatchObject({ players: 6 });
    expect(refusalOf(validateSetup(roomy, 7, { proudCharms: true }))).toEqual({ code: 'badPlayers', min: 2, max: 6 });
  });

  test('bad options are told before bad players', () => {
    expect(refusalOf(validateSetup(sample, 9, { turns: 99 }))).toMatchObject({ code: 'badOptions', field: 'turns' });
  });
});
