import { describe, expect, test } from 'vitest';
import { isSeat, learns, MOST_SEATS, nextSeat, ok, refused, seat, seats, seatsIn, viewers } from '../src/index.ts';

describe('seats', () => {
  test('are counted from 0, up to eight', () => {
    expect(seats(3)).toEqual([0, 1, 2]);
    expect(seats(MOST_SEATS)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    expect(seats(0)).toEqual([]);
  });

  test.each([-1, 8, 1.5, Number.NaN])('there is no seat %s', (n) => {
    expect(() => seat(n)).toThrow(RangeError);
  });

  test('there is no table for nine', () => {
    expect(() => seats(9)).toThrow(RangeError);
  });

  test('a set of seats is one shared list that nobody can write into', () => {
    expect(seatsIn(0b101)).toEqual([0, 2]);
    expect(seatsIn(0b101)).toBe(seatsIn(0b101));
    expect(() => (seatsIn(0b101) as unknown as number[]).push(1)).toThrow(TypeError);
  });

  test('the next seat goes round', () => {
    expect(seats(3).map((one) => nextSeat(one, 3))).toEqual([1, 2, 0]);
  });

  test('a table speaks to its seats, then to the spectator', () => {
    expect(viewers(2)).toEqual([0, 1, 'spectator']);
  });

  test.each([
    [0, true],
    [1, true],
    [2, false],
    [-1, false],
    [0.5, false],
    ['0', false],
    [null, false],
    [Number.NaN, false],
  ])('%j at a table of two is a seat: %s', (value, is) => {
    expect(isSeat(value, 2)).toBe(is);
  });
});

describe('an audience', () => {
  test('of all includes the spectator, of some only them, of none nobody', () => {
    const told = (audience: Parameters<typeof learns>[0]) => viewers(3).filter((viewer) => learns(audience, viewer));
    expect(told('all')).toEqual([0, 1, 2, 'spectator']);
    expect(told([seat(2), seat(0)])).toEqual([0, 2]);
    expect(told('none')).toEqual([]);
  });
});

test('a result is a value or a reason', () => {
  expect(ok(7)).toEqual({ ok: true, value: 7 });
  expect(refused('no')).toEqual({ ok: false, refused: 'no' });
});
