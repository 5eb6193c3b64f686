import { sample } from '@quri/sample/game';
import { describe, expect, test } from 'vitest';
import { canonical, replayOf, restore, takeBack, verify } from '../src/index.ts';
import {
  asking,
  dealt,
  dealtWithCoins,
  dip,
  everybodyWears,
  finish,
  granted,
  refusalOf,
  type SampleTable,
  seated,
  stop,
  wear,
  whim,
  withdraw,
} from './sample-table.ts';

const NOW = { actor: 'table', at: 5000 } as const;
const ALL = [0, 1];

function dipped(): ReturnType<typeof dealt> {
  const sitting = dealtWithCoins(1);
  everybodyWears(sitting.table);
  dip(sitting.table);
  return sitting;
}

const lastDrew = (table: SampleTable): string | undefined => {
  const last = table.entries.at(-1);
  return last?.kind === 'move' ? last.draws[0]?.drew[0] : undefined;
};

describe('by consent of all', () => {
  test('a draw is taken back and the epoch goes up by one, while all before it is exact', () => {
    const { table } = dealtWithCoins(1);
    everybodyWears(table);
    const before = canonical(table.state);
    dip(table);
    const { entry, epoch } = withdraw(table, 0, 3, ALL);
    expect(entry).toMatchObject({ kind: 'takenBack', to: 3, consent: [0, 1] });
    expect(epoch).toBe(1);
    expect(table.epoch).toBe(1);
    expect(canonical(table.state)).toBe(before);
  });

  test('the next draw is dealt anew, and for most tables it is another token', () => {
    let others = 0;
    for (let n = 0; n < 60; n++) {
      const { table } = dealt(`anew ${n}`);
      everybodyWears(table);
      dip(table);
      const first = lastDrew(table);
      withdraw(table, 1, 3, ALL);
      dip(table);
      if (lastDrew(table) !== first) others++;
    }
    expect(others).toBeGreaterThan(40);
    expect(others).toBeLessThan(60);
  });

  test('without a draw the epoch stays, so nothing is dealt anew', () => {
    const { table } = dealtWithCoins(1);
    everybodyWears(table);
    withdraw(table, 0, 1, ALL);
    expect(table.epoch).toBe(0);
    everybodyWears(table);
    dip(table);
    const { table: straight } = dealtWithCoins(1);
    everybodyWears(straight);
    dip(straight);
    expect(lastDrew(table)).toBe(lastDrew(straight));
  });

  test('a whole game goes back to the deal, again and again, an epoch each time', () => {
    const { table, key } = dealt('again');
    const dealtState = canonical(table.state);
    for (const epoch of [1, 2, 3]) {
      const from = table.entries.length;
      everybodyWears(table);
      finish(table, whim(`again ${epoch}`));
      withdraw(table, 0, from, ALL);
      expect(canonical(table.state)).toBe(dealtState);
      expect(table.epoch).toBe(epoch);
    }
    const again = restore(sample, table.opening, key, JSON.parse(JSON.stringify(table.entries)));
    expect([again.epoch, again.head, canonical(again.state)]).toEqual([3, table.head, dealtState]);
  });

  test('another seat’s move and one that showed the charms are taken back too', () => {
    const { table } = dealt('shown');
    finish(table, whim('shown'));
    expect(table.state.stage).toBe('over');
    withdraw(table, 0, table.entries.length - 1, ALL);
    expect(table.state.stage).toBe('dipping');
  });

  test('it is done even where nobody takes back alone', () => {
    const game = { ...sample, meta: { ...sample.meta, takeBack: false } };
    const { table } = dealt('never', { game });
    wear(table, 0);
    expect(granted(takeBack(table, asking(0, 1, ALL), NOW)).entry.kind).toBe('takenBack');
  });

  test.each([[[0]], [[1]], [[0, 0]], [[0, 1, 1]], [[0, 1, 2]], [[0, 2]], [[1, 1]]])(
    '%j is not the consent of two',
    (consent) => {
      const { table } = dipped();
      expect(refusalOf(takeBack(table, asking(0, 3, consent), NOW))).toEqual({ code: 'badConsent' });
      expect(refusalOf(takeBack(table, asking(0, 2, consent), NOW))).toEqual({ code: 'badConsent' });
    },
  );

  test('the seats may be named in any order', () => {
    const { table } = dipped();
    expect(granted(takeBack(table, asking(0, 3, [1, 0]), NOW)).epoch).toBe(1);
  });

  test('a step of it that is dropped changes neither the table nor its epoch', () => {
    const { table } = dipped();
    const before = canonical([table.state, table.asks, table.epoch, table.head, table.entries]);
    granted(takeBack(table, asking(0, 3, ALL), NOW));
    expect(canonical([table.state, table.asks, table.epoch, table.head, table.entries])).toBe(before);
  });
});

test('a game with take-backs alone and by consent, over two epochs, verifies in every check', () => {
  const { table, secret } = dealt('winding', { bringing: [0, 1], options: { turns: 3, proudCharms: true } });
  wear(table, 0);
  withdraw(table, 0, 1);
  everybodyWears(table);
  dip(table);
  withdraw(table, 1, 5, ALL);
  dip(table);
  if (table.state.pot > 0) {
    stop(table);
    withdraw(table, 0, 8);
  }
  const from = table.entries.length;
  dip(table);
  dip(table);
  withdraw(table, 0, from, ALL);
  finish(table, whim('winding'));
  expect(table.epoch).toBe(2);
  const findings = verify(replayOf(table, secret, seated('a', 'b')), sample);
  expect(findings.map(({ check, verdict }) => `${check} ${verdict}`)).toEqual(
    ['chain', 'seed', 'chance', 'takeBacks', 'seating', 'rules', 'heard'].map((check) => `${check} fits`),
  );
});
