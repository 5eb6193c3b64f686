import { describe, expect, test } from 'vitest';
import { hashOfOpening, type Opening } from '../src/entry.ts';
import { keyedBytes } from '../src/hash.ts';
import { commitmentOf, fairDice, seat, seatCommitmentOf, seedFromText, tableKey } from '../src/index.ts';
import { chiSquare, countsOf, onceInAThousand } from './chi-square.ts';

const word = (one: string): string => one;
const toHex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');
const SEED = 'a1'.repeat(32);
const [MINE, YOURS] = ['0f'.repeat(16), '1e'.repeat(16)];
const TOKENS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'];
const keyOf = (text: string): Uint8Array => tableKey('t', { serverSeed: seedFromText(text), bytes: [null, null] });

/** The whole order of a pile. */
function orderOf(key: Uint8Array, epoch: number, address: string, pile: readonly string[] = TOKENS): string {
  const dice = fairDice(key, epoch);
  let left = pile;
  let order = '';
  while (left.length > 0) {
    const one = dice.draw(address, left, word);
    left = left.filter((other) => other !== one);
    order += one;
  }
  return order;
}

describe('commitments', () => {
  test('are hashes that depend on every bit of the seed', () => {
    expect(commitmentOf(SEED)).toMatch(/^[0-9a-f]{64}$/);
    expect(commitmentOf(SEED)).toBe(commitmentOf(SEED));
    expect(commitmentOf(`${SEED.slice(0, -1)}0`)).not.toBe(commitmentOf(SEED));
  });

  test('of a seat depend on the table, the seat and its bytes', () => {
    const all = [
      seatCommitmentOf('t', seat(0), MINE),
      seatCommitmentOf('u', seat(0), MINE),
      seatCommitmentOf('t', seat(1), MINE),
      seatCommitmentOf('t', seat(0), YOURS),
    ];
    expect(new Set(all).size).toBe(4);
  });

  test.each(['', 'a1', 'A1'.repeat(32), 'zz'.repeat(32), 'a1'.repeat(33)])('%j is no seed', (seed) => {
    expect(() => commitmentOf(seed)).toThrow('32 bytes');
    expect(() => tableKey('t', { serverSeed: seed, bytes: [] })).toThrow('32 bytes');
  });

  test('fifteen bytes are too few for a seat', () => {
    expect(() => seatCommitmentOf('t', seat(0), '0f'.repeat(15))).toThrow('16 bytes');
    expect(() => tableKey('t', { serverSeed: SEED, bytes: ['0f'.repeat(15)] })).toThrow('16 bytes');
  });
});

describe('the key of a table', () => {
  test('depends on the seed, the table, the bytes of each seat, their order and who brings none', () => {
    const keys = [
      tableKey('t', { serverSeed: SEED, bytes: [MINE, YOURS] }),
      tableKey('t', { serverSeed: commitmentOf(SEED), bytes: [MINE, YOURS] }),
      tableKey('t2', { serverSeed: SEED, bytes: [MINE, YOURS] }),
      tableKey('t', { serverSeed: SEED, bytes: [YOURS, MINE] }),
      tableKey('t', { serverSeed: SEED, bytes: [MINE, MINE] }),
      tableKey('t', { serverSeed: SEED, bytes: [YOURS, YOURS] }),
      tableKey('t', { serverSeed: SEED, bytes: [MINE, null] }),
      tableKey('t', { serverSeed: SEED, bytes: [null, MINE] }),
      tableKey('t', { serverSeed: SEED, bytes: [MINE, null, null] }),
      tableKey('t', { serverSeed: SEED, bytes: [MINE] }),
      tableKey('t', { serverSeed: SEED, bytes: [] }),
    ].map(toHex);
    expect(new Set(keys).size).toBe(keys.length);
    for (const key of keys) expect(key).toMatch(/^[0-9a-f]{64}$/);
  });

  test('is the same for the same', () => {
    expect(tableKey('t', { serverSeed: SEED, bytes: [MINE, null] })).toEqual(
      tableKey('t', { serverSeed: SEED, bytes: [MINE, null] }),
    );
  });

  test('shares no value with anything that is shown', () => {
    const secret = { serverSeed: SEED, bytes: [MINE, null] };
    const commitment = commitmentOf(SEED);
    const opening: Opening = {
      format: 'quri/table/1',
      table: 't',
      game: 'sample',
      rulesVersion: 1,
      players: 2,
      options: {},
      commitment,
      seats: [seatCommitmentOf('t', seat(0), MINE), null],
    };
    const shown = [commitment, hashOfOpening(opening), opening.seats[0]];
    const key = tableKey('t', secret);
    const ranks = TOKENS.map((id) => toHex(keyedBytes(key, ['quri/draw/1', '0', 'deck', id])));
    for (const derived of [SEED, toHex(key), ...ranks]) expect(shown).not.toContain(derived);
  });
});

describe('fair dice', () => {
  test('take the candidate with the least keyed hash of epoch, address and id', () => {
    const key = keyOf('least');
    const rank = (id: string): string => toHex(keyedBytes(key, ['quri/draw/1', '3', 'deck', id]));
    const byRank = [...TOKENS].sort((a, b) => (rank(a) < rank(b) ? -1 : 1)).join('');
    expect(orderOf(key, 3, 'deck')).toBe(byRank);
  });

  test('do not care in which order the candidates lie, nor what is drawn elsewhere between', () => {
    const key = keyOf('between');
    const order = orderOf(key, 0, 'deck');
    expect(orderOf(key, 0, 'deck', [...TOKENS].reverse())).toBe(order);
    const dice = fairDice(key, 0);
    const drawn = TOKENS.map((_, i) => {
      dice.draw(`other/${i}`, TOKENS, word);
      return dice.draw(
        'deck',
        TOKENS.filter((one) => !order.slice(0, i).includes(one)),
        word,
      );
    });
    expect(drawn.join('')).toBe(order);
  });

  test('keep the order of the rest when a card leaves the pile unseen', () => {
    const key = keyOf('leaves');
    const order = orderOf(key, 0, 'deck');
    const without = TOKENS.filter((one) => one !== order[2]);
    expect(orderOf(key, 0, 'deck', without)).toBe(order.replace(order[2] as string, ''));
  });

  test('have another order at another address, in another epoch and with another key', () => {
    const orders = [
      orderOf(keyOf('a'), 0, 'deck/1'),
      orderOf(keyOf('a'), 0, 'deck/11'),
      orderOf(keyOf('a'), 1, 'deck/1'),
      orderOf(keyOf('a'), 11, 'deck/1'),
      orderOf(keyOf('b'), 0, 'deck/1'),
    ];
    expect(new Set(orders).size).toBe(5);
  });

  test('do not mix up where an address ends and an id begins', () => {
    const key = keyOf('frame');
    const ofEpoch = (epoch: number, address: string, id: string): string =>
      toHex(keyedBytes(key, ['quri/draw/1', String(epoch), address, id]));
    expect(ofEpoch(1, '1/deck', 'a')).not.toBe(ofEpoch(11, '/deck', 'a'));
    expect(ofEpoch(1, 'deck', 'ab')).not.toBe(ofEpoch(1, 'decka', 'b'));
  });

  test('draw nothing from nothing', () => {
    expect(() => fairDice(keyOf('none'), 0).draw('deck', [], word)).toThrow(RangeError);
  });
});

describe('over thousands of keys', () => {
  const keys = Array.from({ length: 4500 }, (_, n) => keyOf(`table ${n}`));

  test('every candidate comes first about as often', () => {
    const firsts = keys.map((key) => fairDice(key, 0).draw('deck', TOKENS, word));
    expect(chiSquare(countsOf(firsts, TOKENS), 500)).toBeLessThan(onceInAThousand(8));
  });

  test('every order of three comes about as often', () => {
    const orders = keys.map((key) => orderOf(key, 0, 'deck', ['a', 'b', 'c']));
    const every = ['abc', 'acb', 'bac', 'bca', 'cab', 'cba'];
    expect(chiSquare(countsOf(orders, every), 750)).toBeLessThan(onceInAThousand(5));
  });

  test('an epoch tells nothing of the one before', () => {
    const four = ['a', 'b', 'c', 'd'];
    const pairs = keys.map((key) => [0, 1].map((epoch) => fairDice(key, epoch).draw('deck', four, word)).join(''));
    const every = four.flatMap((one) => four.map((other) => one + other));
    expect(chiSquare(countsOf(pairs, every), 4500 / 16)).toBeLessThan(onceInAThousand(15));
  });

  test('one key over many addresses is as even as many keys', () => {
    const dice = fairDice(keyOf('one'), 0);
    const firsts = Array.from({ length: 4500 }, (_, n) => dice.draw(`deck/${n}`, TOKENS, word));
    expect(chiSquare(countsOf(firsts, TOKENS), 500)).toBeLessThan(onceInAThousand(8));
  });
});
