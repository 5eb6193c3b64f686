import { sample } from '@quri/sample/game';
import { describe, expect, test } from 'vitest';
import { fromHex } from '../src/hash.ts';
import {
  advance,
  type Draw,
  fairDice,
  hashOfOpening,
  isPlayEntry,
  type Opening,
  recordingDice,
  seedFromText,
  tableKey,
} from '../src/index.ts';
import { bold, dealt, finish, opened, type Policy, type SampleTable, timid, whim } from './sample-table.ts';

const drawsOf = (table: SampleTable): readonly Draw[] =>
  table.entries.flatMap((entry) => (isPlayEntry(entry) ? entry.draws : []));

/** What came from each pile in the whole game. */
function pilesOf(table: SampleTable): ReadonlyMap<string, readonly string[]> {
  const piles = new Map<string, string[]>();
  for (const { address, drew } of drawsOf(table)) piles.set(address, [...(piles.get(address) ?? []), ...drew]);
  return piles;
}

const played = (seed: string, policy: Policy): SampleTable => {
  const { table } = dealt(seed, { players: 3, options: { turns: 2, proudCharms: false } });
  finish(table, policy);
  return table;
};

describe('one key, played twice', () => {
  test.each([
    { one: 'boldly', left: bold, other: 'timidly', right: timid },
    { one: 'boldly', left: bold, other: 'by whim', right: whim('w') },
    { one: 'by whim', left: whim('x'), other: 'by another whim', right: whim('y') },
  ])('$one and $other, every pile comes in one order as far as both drew', ({ left, right }) => {
    let compared = 0;
    let unequal = 0;
    for (let n = 0; n < 25; n++) {
      const [here, there] = [pilesOf(played(`twice ${n}`, left)), pilesOf(played(`twice ${n}`, right))];
      for (const [address, drew] of here) {
        const others = there.get(address) ?? [];
        const both = Math.min(drew.length, others.length);
        expect(drew.slice(0, both), `${address} of twice ${n}`).toEqual(others.slice(0, both));
        compared += both;
        if (drew.length !== others.length) unequal++;
      }
    }
    expect(compared).toBeGreaterThanOrEqual(300);
    expect(unequal).toBeGreaterThan(20);
  });

  test('two keys do not share an order', () => {
    const orders = Array.from({ length: 20 }, (_, n) =>
      pilesOf(played(`k ${n}`, bold))
        .get('charms')
        ?.join(),
    );
    expect(new Set(orders).size).toBe(20);
  });
});

describe('before the start', () => {
  /** The deal a guesser expects who takes these bytes for the key. */
  const dealFrom = (key: Uint8Array, opening: Opening): string => {
    const dice = recordingDice(fairDice(key, 0));
    advance(sample, sample.blank(opening.players, opening.options as { turns: number; proudCharms: boolean }), dice);
    return JSON.stringify(dice.draws);
  };

  const bytes = (hex: string): Uint8Array => fromHex(hex, 32) as Uint8Array;
  const guesses: Readonly<Record<string, (opening: Opening) => Uint8Array>> = {
    'the commitment is the key': ({ commitment }) => bytes(commitment),
    'the commitment is the seed': (opening) =>
      tableKey(opening.table, { serverSeed: opening.commitment, bytes: [null, null] }),
    'the commitment is the seed, with the seats’ commitments for bytes': (opening) =>
      tableKey(opening.table, {
        serverSeed: opening.commitment,
        bytes: opening.seats.map((shown) => shown?.slice(0, 32) ?? null),
      }),
    'a seat’s commitment is the key': ({ seats }) => bytes(seats[0] as string),
    'the hash of the opening is the key': (opening) => bytes(hashOfOpening(opening)),
    'the name of the table is the seed': ({ table }) =>
      tableKey(table, { serverSeed: seedFromText(table), bytes: [null, null] }),
    'the key is nought': () => new Uint8Array(32),
    'the key is empty': () => new Uint8Array(0),
  };

  const tables = Array.from({ length: 150 }, (_, n) => {
    const { table, key } = opened(`guess ${n}`, { bringing: [0, 1] });
    return { opening: table.opening, dealt: dealFrom(key, table.opening) };
  });

  test.each(Object.keys(guesses))('who guesses that %s does not know the deal', (name) => {
    const hits = tables.filter(({ opening, dealt }) => dealFrom(guesses[name]!(opening), opening) === dealt);
    expect(hits.length).toBeLessThanOrEqual(1);
  });

  test('who has the key does', () => {
    tables.forEach(({ dealt: expected }, n) => {
      const { table } = dealt(`guess ${n}`, { bringing: [0, 1] });
      expect(JSON.stringify(drawsOf(table))).toBe(expected);
    });
  });

  test('who has the seed but not the bytes of one seat does not', () => {
    const hits = tables.filter(({ opening, dealt: expected }, n) => {
      const { secret } = opened(`guess ${n}`, { bringing: [0, 1] });
      return (
        dealFrom(tableKey(opening.table, { ...secret, bytes: [secret.bytes[0] ?? null, null] }), opening) === expected
      );
    });
    expect(hits.length).toBeLessThanOrEqual(1);
  });

  test('the opening holds neither the seed nor anybody’s bytes', () => {
    const { table, secret } = opened('closed', { bringing: [0, 1] });
    const shown = JSON.stringify(table.opening);
    for (const hidden of [secret.serverSeed, ...secret.bytes]) expect(shown).not.toContain(hidden);
  });
});
