import type { SeatView } from '@quri/protocol';
import { describe, expect, it } from 'vitest';
import { chosenLooks, seatsHere } from '../src/table/chosen-looks.tsx';

const person = (colour: number) => ({ kind: 'person', colour }) as SeatView;
const bot: SeatView = { kind: 'bot', level: 'mixed' };
const empty: SeatView = { kind: 'empty' };

describe('the looks of a table', () => {
  it.each([
    ['are those people prefer', [person(5), person(3), person(7)], [5, 3, 7]],
    ['go to the first who prefers them', [person(5), person(5), person(1)], [5, 0, 1]],
    ['are those of their numbers for bots and free seats', [person(6), bot, empty, bot], [6, 1, 2, 3]],
    ['are the first that is left where somebody prefers that of a bot', [person(1), bot, person(2), bot], [1, 0, 2, 3]],
    ['are eight different ones for eight who prefer the same', Array.from({ length: 8 }, () => person(3)), null],
  ])('%s', (_what, seats, looks) => {
    const chosen = chosenLooks(seats);
    if (looks !== null) expect(chosen).toEqual(looks);
    expect(new Set(chosen).size).toBe(seats.length);
    for (const look of chosen) expect(look).toBeLessThan(8);
  });

  it('are never shared, whoever prefers what', () => {
    for (let n = 0; n < 8 ** 4; n++) {
      const seats = [n % 8, (n >> 3) % 8, (n >> 6) % 8, (n >> 9) % 8].map(person);
      expect(new Set(chosenLooks(seats)).size).toBe(4);
    }
  });

  it('on this device are the own one for somebody alone with bots', () => {
    expect(chosenLooks(seatsHere([person(0), bot, bot], 2))).toEqual([2, 1, 0]);
    expect(chosenLooks(seatsHere([person(0), bot, bot], null))).toEqual([0, 1, 2]);
    expect(chosenLooks(seatsHere([person(0), person(1), bot], 4))).toEqual([0, 1, 2]);
  });
});
