import { seat } from '@quri/kernel';
import { describe, expect, test } from 'vitest';
import { closedStacks, printedMiles, revealedMiles } from '../src/answers/tie-breaks.ts';
import { farthestSpace, isAnybodyAtTemple } from '../src/answers/trail.ts';
import { seatsFrom } from '../src/answers/turn-order.ts';
import { cards } from './cards.ts';
import { raid, reveal, stack } from './raid.ts';

/** How a stack counts and where a raider comes to stand is in stack-count.test.ts. */
describe('answers', () => {
  test('GR-17 who leads is who is farthest along, and nobody at first', () => {
    const raiders = (...spaces: readonly number[]) => spaces.map((at) => ({ at }));
    expect([farthestSpace(raiders(0, 0)), farthestSpace(raiders(3, 9, 9))]).toEqual([0, 9]);
    expect([isAnybodyAtTemple(raiders(24, 0), 25), isAnybodyAtTemple(raiders(3, 25), 25)]).toEqual([false, true]);
  });

  test('GR-3 turns go clockwise from the first player, once round', () => {
    expect(seatsFrom(seat(0), 2)).toEqual([0, 1]);
    expect(seatsFrom(seat(2), 4)).toEqual([2, 3, 0, 1]);
  });

  test('GR-18 miles are what is printed, whatever it was good for', () => {
    expect(printedMiles(cards('123BSR'))).toBe(6);
    expect(printedMiles(cards('111'))).toBe(3);
    expect(printedMiles([])).toBe(0);
  });

  test('GR-18 only revealed stacks give miles, and only the others are closed', () => {
    const night = raid(['13B2', 'SSSS']);
    night.play(stack('1'), stack('S'), stack('3', 0), stack('S'), stack('B'), stack('S'), stack('2', 1), stack('S'));
    const raider = () => night.view('spectator').raiders[0]!;
    expect([revealedMiles(raider()), closedStacks(raider())]).toEqual([0, 2]);
    night.play(reveal(1));
    expect([revealedMiles(raider()), closedStacks(raider())]).toEqual([2, 1]);
    night.play(reveal(0));
    expect([revealedMiles(raider()), closedStacks(raider())]).toEqual([6, 0]);
  });
});
