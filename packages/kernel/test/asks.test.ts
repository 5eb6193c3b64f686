import { type Sample, sample } from '@quri/sample/game';
import { describe, expect, test } from 'vitest';
import { type Game, move, seat } from '../src/index.ts';
import {
  dealt,
  dealtWithCoins,
  dip,
  everybodyWears,
  granted,
  making,
  offersOf,
  refusalOf,
  stop,
  wear,
  withdraw,
} from './sample-table.ts';

const orders = [
  [0, 1, 2],
  [0, 2, 1],
  [1, 0, 2],
  [1, 2, 0],
  [2, 0, 1],
  [2, 1, 0],
];

describe('an ask', () => {
  test('is open for everybody once the charms are dealt', () => {
    expect(dealt('open', { players: 4 }).table.asks).toEqual([0, 0, 0, 0]);
  });

  test.each(orders)(
    'stays while others choose: all three answer the first question, in the order %i %i %i',
    (...order) => {
      const { table } = dealt('order', { players: 3 });
      order.forEach((by, n) => {
        expect(table.asks[by]).toBe(0);
        const step = granted(move(table, making(table, by, offersOf(table, by)[1], 0)));
        expect(step.entry).toMatchObject({ kind: 'move', seq: n + 1, ask: 0, seat: by });
        wear(table, by, 1);
      });
      expect(table.state.stage).toBe('dipping');
      expect(table.state.players.map(({ worn, charms }) => worn === charms[1])).toEqual([true, true, true]);
    },
  );

  test('is a new one for the seat that has chosen and may still change, and only for it', () => {
    const { table } = dealt('change', { players: 3 });
    wear(table, 1);
    expect(table.asks).toEqual([0, 1, 0]);
    wear(table, 0);
    expect(table.asks).toEqual([2, 1, 0]);
  });

  test('may be answered again and again while somebody is still choosing', () => {
    const { table } = dealt('mind', { players: 3 });
    for (const which of [0, 1, 1, 0, 1]) {
      wear(table, 0, which);
      expect(table.state.players[0]?.worn).toBe(table.state.players[0]?.charms[which]);
    }
    expect(table.asks).toEqual([5, 0, 0]);
    expect(table.state.stage).toBe('wearing');
  });

  test('that is not the open one is stale: an earlier, a later, none at all', () => {
    const { table } = dealt('stale', { players: 3 });
    wear(table, 0);
    wear(table, 0);
    for (const ask of [0, 1, 3, null]) {
      expect(refusalOf(move(table, making(table, 0, offersOf(table, 0)[0], ask)))).toEqual({ code: 'stale' });
    }
    expect(granted(move(table, making(table, 0, offersOf(table, 0)[0], 2))).entry.seq).toBe(3);
  });

  test('is null for a seat that has nothing to decide, whose move the rules refuse', () => {
    const { table } = dealt('null');
    everybodyWears(table);
    expect(table.asks).toEqual([2, null]);
    expect(refusalOf(move(table, making(table, 1, { type: 'dip' }, 0)))).toMatchObject({ code: 'notYourTurn' });
    expect(refusalOf(move(table, making(table, 1, { type: 'dip' }, null)))).toMatchObject({ code: 'notYourTurn' });
  });

  test('is a new one after every dip, so a tap that comes twice dips once', () => {
    const { table } = dealtWithCoins(2);
    everybodyWears(table);
    const tap = making(table, 0, { type: 'dip' });
    dip(table);
    expect(refusalOf(move(table, tap))).toEqual({ code: 'stale' });
    expect(table.asks).toEqual([3, null]);
  });

  test('goes on to the next seat when a turn ends', () => {
    const { table } = dealtWithCoins(1);
    everybodyWears(table);
    dip(table);
    stop(table);
    expect(table.asks).toEqual([null, 4]);
  });

  test('is a new one for the seat that took its move back, the same for the others', () => {
    const { table } = dealt('back', { players: 3 });
    wear(table, 1);
    wear(table, 2);
    withdraw(table, 2, 2);
    expect(table.asks).toEqual([0, 1, 3]);
    expect(refusalOf(move(table, making(table, 2, offersOf(table, 2)[0], 2)))).toEqual({ code: 'stale' });
  });

  test('is a new one for everybody after a take-back by consent', () => {
    const { table } = dealt('all back', { players: 4 });
    wear(table, 1);
    wear(table, 2);
    withdraw(table, 0, 1, [0, 1, 2, 3]);
    expect(table.asks).toEqual([3, 3, 3, 3]);
  });

  test('is a new one for the seat that learned something by another’s move, and only for it', () => {
    const peeking: Game<Sample> = {
      ...sample,
      reveals: (before, event) => (event.type === 'charmWorn' ? [seat(2)] : sample.reveals(before, event)),
    };
    const { table } = dealt('learned', { players: 3, game: peeking });
    const { entry } = wear(table, 0);
    expect(entry).toMatchObject({ sealed: true });
    expect(table.asks).toEqual([1, 0, 1]);
  });

  test('is a new one for everybody when something was drawn, though nobody is offered anything else', () => {
    const patient: Game<Sample> = {
      ...sample,
      legal: (s, by) => (s.stage === 'dipping' && by !== s.turn ? [{ type: 'stop' }] : sample.legal(s, by)),
    };
    const { table } = dealtWithCoins(2, { game: patient });
    everybodyWears(table);
    dip(table);
    expect(table.asks).toEqual([3, 3]);
    dip(table);
    expect(table.asks).toEqual([4, 4]);
  });

  test('is a new one for the seat that is awaited again, though it is offered the same', () => {
    const contagious: Game<Sample> = {
      ...sample,
      evolve: (s, event) => {
        sample.evolve(s, event);
        const first = s.players[0];
        if (event.type === 'charmWorn' && event.seat === 1 && first !== undefined) first.worn = null;
      },
    };
    const { table } = dealt('again', { players: 3, game: contagious });
    wear(table, 0);
    expect(table.asks).toEqual([1, 0, 0]);
    wear(table, 1);
    expect(table.asks).toEqual([2, 2, 0]);
  });

  test('is null for all when the game is over', () => {
    const { table } = dealtWithCoins(1);
    everybodyWears(table);
    while (table.state.stage !== 'over') {
      dip(table);
      if (table.state.stage === 'dipping' && table.state.pot > 0) stop(table);
    }
    expect(table.asks).toEqual([null, null]);
  });
});
