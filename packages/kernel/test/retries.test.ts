import { sample } from '@quri/sample/game';
import { describe, expect, test } from 'vitest';
import {
  isVerified,
  MOST_RECHOSEN,
  MOST_UNDONE,
  mayMove,
  ownMoves,
  positionOf,
  replayOf,
  restore,
  seat,
  undoLeft,
  verify,
} from '../src/index.ts';
import { eventfulGame } from './games.ts';
import { dealt, dip, everybodyWears, type SampleTable, seated, wear, withdraw } from './sample-table.ts';

const A = seat(0);
const rechosenBy = ({ retries }: SampleTable): readonly number[] => retries.map(({ rechosen }) => rechosen);
const undoneBy = ({ retries }: SampleTable): readonly number[] => retries.map(({ undone }) => undone);

describe('what a seat does over again', () => {
  test('is counted while nobody waits for it, until something comes to light', () => {
    const { table } = dealt('again', { players: 3 });
    wear(table, 0);
    wear(table, 1);
    expect(rechosenBy(table)).toEqual([0, 0, 0]);
    for (const which of [1, 0, 1]) wear(table, 0, which);
    wear(table, 1, 1);
    expect(rechosenBy(table)).toEqual([3, 1, 0]);
    wear(table, 2);
    expect(rechosenBy(table)).toEqual([3, 1, 0]);
    // A draw cannot be taken back.
    dip(table);
    expect(rechosenBy(table)).toEqual([0, 0, 0]);
  });

  test('counts every move that is taken back, however many at a time', () => {
    const { table } = dealt('undone', { players: 3 });
    for (const which of [0, 1, 0]) wear(table, 0, which);
    withdraw(table, 0, 2);
    expect(undoneBy(table)).toEqual([2, 0, 0]);
    withdraw(table, 0, 1);
    expect(undoneBy(table)).toEqual([3, 0, 0]);
    everybodyWears(table);
    dip(table);
    expect(undoneBy(table)).toEqual([0, 0, 0]);
  });

  test('is bounded: then only a move the game waits for may be made', () => {
    const { table } = dealt('bounded', { players: 3 });
    for (let i = 0; i <= MOST_RECHOSEN; i++) {
      expect(mayMove(table, A)).toBe(true);
      expect(positionOf(table, A).offers.length).toBeGreaterThan(0);
      wear(table, 0, i % 2);
    }
    expect(mayMove(table, A)).toBe(false);
    expect(positionOf(table, A)).toMatchObject({ offers: [], ask: null });
    expect(positionOf(table, seat(1)).offers.length).toBeGreaterThan(0);
    // What the game waits for it may always do.
    withdraw(table, 0, 1);
    expect(mayMove(table, A)).toBe(true);
  });

  test('bounds what may be taken back to the last moves', () => {
    const { table } = dealt('undo', { players: 3 });
    for (let left = MOST_UNDONE; left > 5; left -= 5) {
      expect(undoLeft(table, A)).toBe(left);
      const first = table.entries.length;
      for (let i = 0; i < 5; i++) wear(table, 0, i % 2);
      withdraw(table, 0, first);
    }
    for (let i = 0; i < 8; i++) wear(table, 0, i % 2);
    const { first, last } = ownMoves(table, A)!;
    expect(last - first).toBe(4);
    withdraw(table, 0, first);
    expect(ownMoves(table, A)).toBeNull();
  });

  test('is the same for a table that is restored, with a mark or without, at every entry', () => {
    const key = new Uint8Array(32);
    let counted = 0;
    for (const seed of ['one', 'two', 'three'])
      eventfulGame(seed, ({ opening, entries, asks, epoch, retries }) => {
        for (const mark of [undefined, { asks, epoch }])
          expect(restore(sample, opening, key, entries, mark).retries).toEqual(retries);
        counted += retries.filter(({ rechosen, undone }) => rechosen + undone > 0).length;
      });
    expect(counted).toBeGreaterThan(10);
  });

  test('beyond the bounds, in a log from before there were any, is no fault of the log', () => {
    const { table, secret } = dealt('old log', { players: 2 });
    for (let i = 0; i < 30; i++) wear(table, 0, i % 2);
    expect(isVerified(verify(replayOf(table, secret, seated('a', 'b')), sample))).toBe(true);
  });
});
