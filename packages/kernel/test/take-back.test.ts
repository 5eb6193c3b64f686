import { sample } from '@quri/sample/game';
import { describe, expect, test } from 'vitest';
import { canonical, liveEntries, memoryOf, move, ownMoves, replayOf, restore, takeBack, verify } from '../src/index.ts';
import {
  asking,
  dealt,
  dealtWithCoins,
  dip,
  everybodyWears,
  finish,
  granted,
  making,
  offersOf,
  opened,
  play,
  refusalOf,
  type SampleTable,
  seated,
  stop,
  timid,
  wear,
  whim,
  withdraw,
} from './sample-table.ts';

const NOW = { actor: 'human', at: 5000 } as const;
const why = (table: SampleTable, by: number, to: number, consent: readonly number[] = []): unknown =>
  refusalOf(takeBack(table, asking(by, to, consent), NOW));

describe('a seat takes back', () => {
  test('its own last move: the table is as it was before', () => {
    const { table } = dealt('one', { players: 3 });
    wear(table, 0);
    const before = canonical(table.state);
    wear(table, 1);
    expect(canonical(table.state)).not.toBe(before);
    const { entry } = withdraw(table, 1, 2);
    expect(entry).toMatchObject({ kind: 'takenBack', seq: 3, seat: 1, to: 2, consent: [], actor: 'human' });
    expect(canonical(table.state)).toBe(before);
    expect(liveEntries(table.entries).map(({ seq }) => seq)).toEqual([0, 1]);
    expect(table.epoch).toBe(0);
  });

  test('nothing once the game is over, not even a last move that showed nothing', () => {
    const shownNothing = { ...sample, reveals: () => 'none' as const };
    const { table } = dealt('over', { players: 2 });
    const quiet: SampleTable = Object.assign(table, { game: shownNothing });
    finish(quiet, timid);
    const last = liveEntries(quiet.entries).at(-1);
    const { seat: by, seq: to } = last as { readonly seat: number; readonly seq: number };
    expect(ownMoves(quiet, asking(by, to).seat)).toBeNull();
    expect(why(quiet, by, to)).toEqual({ code: 'sealed' });
  });

  test('several of its own moves at once, or one after the other', () => {
    const both = [0, 1].map((way) => {
      const { table } = dealt('several', { players: 3 });
      wear(table, 2);
      wear(table, 0, 0);
      wear(table, 0, 1);
      wear(table, 0, 0);
      if (way === 0) withdraw(table, 0, 2);
      else for (const to of [4, 3, 2]) withdraw(table, 0, to);
      return table;
    });
    expect(both.map(({ entries }) => entries.length)).toEqual([6, 8]);
    expect(canonical(both[0]?.state)).toBe(canonical(both[1]?.state));
    expect(both[0]?.state.players.map(({ worn }) => worn === null)).toEqual([true, true, false]);
  });

  test('the last charm, though the dipping had begun by it', () => {
    const { table } = dealt('begun');
    everybodyWears(table);
    expect(table.state.stage).toBe('dipping');
    withdraw(table, 1, 2);
    expect(table.state.stage).toBe('wearing');
    expect(table.asks).toEqual([3, 3]);
    wear(table, 0, 1);
    wear(table, 1, 1);
    expect(table.state.stage).toBe('dipping');
  });

  test('a stop, which shows nothing', () => {
    const { table } = dealtWithCoins(1);
    everybodyWears(table);
    dip(table);
    const before = canonical(table.state);
    stop(table);
    withdraw(table, 0, 4);
    expect(canonical(table.state)).toBe(before);
  });
});

describe('a seat does not take back', () => {
  test('a draw', () => {
    const { table } = dealtWithCoins(1);
    everybodyWears(table);
    dip(table);
    expect(why(table, 0, 3)).toEqual({ code: 'sealed' });
  });

  test('what lies before a draw of its own', () => {
    const { table } = dealtWithCoins(1);
    everybodyWears(table);
    dip(table);
    stop(table);
    expect(why(table, 0, 3)).toEqual({ code: 'sealed' });
    expect(granted(takeBack(table, asking(0, 4), NOW)).entry.seq).toBe(5);
  });

  test('what brought something to light without a draw', () => {
    const { table } = dealtWithCoins(1);
    everybodyWears(table);
    while (table.state.stage === 'dipping') {
      if (table.state.turnsTaken === 1 && table.state.pot > 0) stop(table);
      else play(table, table.state.turn, timid(offersOf(table, table.state.turn)));
    }
    const last = table.entries.at(-1);
    expect(last).toMatchObject({ intent: { type: 'stop' }, draws: [], sealed: true });
    expect(why(table, 1, table.entries.length - 1)).toEqual({ code: 'sealed' });
  });

  test('a move of another seat, nor its own under one', () => {
    const { table } = dealt('other', { players: 3 });
    wear(table, 0);
    wear(table, 1);
    expect(why(table, 0, 2)).toEqual({ code: 'notYours' });
    expect(why(table, 0, 1)).toEqual({ code: 'notYours' });
    expect(why(table, 2, 2)).toEqual({ code: 'notYours' });
  });

  test('the set-up, not even with everybody’s consent', () => {
    const { table } = dealt('set-up');
    wear(table, 0);
    expect(why(table, 0, 0)).toEqual({ code: 'nothingToTakeBack' });
    expect(why(table, 0, 0, [0, 1])).toEqual({ code: 'nothingToTakeBack' });
  });

  test('what is not there, what is gone, or a take-back itself', () => {
    const { table } = dealt('gone');
    wear(table, 0);
    wear(table, 0);
    withdraw(table, 0, 2);
    for (const to of [2, 3, 4, 99, -1, 0.5]) expect(why(table, 0, to)).toEqual({ code: 'nothingToTakeBack' });
  });

  test('anything where a game does not have it', () => {
    const game = { ...sample, meta: { ...sample.meta, takeBack: false } };
    const { table } = dealt('never', { game });
    wear(table, 0);
    expect(why(table, 0, 1)).toEqual({ code: 'neverTakenBack' });
    expect(ownMoves(table, asking(0, 1).seat)).toBeNull();
  });

  test('anything before the start', () => {
    const { table } = opened('start');
    expect(why(table, 0, 0)).toEqual({ code: 'notStarted' });
  });
});

describe('after a take-back', () => {
  test('play goes on as if the move had never been made, with the same draws', () => {
    const { table: straight } = dealtWithCoins(1);
    everybodyWears(straight);
    dip(straight);
    const { table: winding } = dealtWithCoins(1);
    wear(winding, 0, 1);
    withdraw(winding, 0, 1);
    wear(winding, 0);
    wear(winding, 1, 1);
    withdraw(winding, 1, 4);
    wear(winding, 1);
    dip(winding);
    expect(canonical(winding.state)).toBe(canonical(straight.state));
  });

  test('the memory of a listener is that of the moves that count', () => {
    const { table, secret } = dealt('memory', { players: 3 });
    wear(table, 0);
    wear(table, 0);
    withdraw(table, 0, 2);
    wear(table, 1);
    wear(table, 2);
    finish(table, whim('memory'));
    expect(memoryOf(table, 'spectator').shown).toHaveLength(3);
    const findings = verify(replayOf(table, secret, seated('a', 'b', 'c')), sample);
    expect(findings.map(({ verdict }) => verdict)).toEqual(Array(7).fill('fits'));
  });

  test('the log restores at every moment and goes on the same', () => {
    const { table, key } = dealt('restores', { players: 3 });
    wear(table, 0);
    wear(table, 0, 1);
    withdraw(table, 0, 1);
    wear(table, 1);
    withdraw(table, 1, 4);
    for (let n = 1; n <= table.entries.length; n++) {
      const again = restore(sample, table.opening, key, table.entries.slice(0, n));
      const next = table.entries[n];
      if (next?.kind === 'move') expect(granted(move(again, next)).entry).toEqual(next);
      if (next?.kind === 'takenBack') expect(granted(takeBack(again, next, next)).entry).toEqual(next);
    }
    expect(granted(move(table, making(table, 1, offersOf(table, 1)[0]))).entry.seq).toBe(6);
  });
});
