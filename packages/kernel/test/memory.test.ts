import { describe, expect, test } from 'vitest';
import { memoryOf, seat, viewers } from '../src/index.ts';
import { dealt, finish, timid, whim, withdraw } from './sample-table.ts';

describe('a memory rebuilt from the log', () => {
  test('holds what everybody was shown, for every viewer', () => {
    const { table } = dealt('shown', { players: 3 });
    expect(memoryOf(table, seat(1))).toEqual({ shown: [] });
    finish(table, timid);
    const worn = table.state.players.map((player) => player.worn);
    for (const viewer of viewers(3)) expect(memoryOf(table, viewer)).toEqual({ shown: worn });
  });

  test('is that of the entries that count: a showdown all agreed to take back was not', () => {
    const { table } = dealt('back');
    finish(table, timid);
    withdraw(table, 0, table.entries.length - 1, [0, 1]);
    expect(memoryOf(table, 'spectator')).toEqual({ shown: [] });
    finish(table, whim('back'));
    expect(memoryOf(table, 'spectator').shown).toEqual(table.state.players.map((player) => player.worn));
  });

  test('leaves the table as it is', () => {
    const { table } = dealt('leaves');
    finish(table, timid);
    const [head, count] = [table.head, table.entries.length];
    memoryOf(table, seat(0));
    expect([table.head, table.entries.length]).toEqual([head, count]);
  });
});
