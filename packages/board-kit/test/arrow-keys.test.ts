import { describe, expect, test } from 'vitest';
import { ARROWS, nearestTowards, type Point } from '../src/index.ts';

const PLACES: readonly Point[] = [
  { x: 0, y: 0 },
  { x: 10, y: 0 },
  { x: 30, y: 2 },
  { x: 0, y: 12 },
  { x: 14, y: 14 },
  { x: -9, y: -30 },
];
const from = (start: Point, key: string): Point | null => nearestTowards(start, ARROWS[key]!, PLACES, (place) => place);

describe('arrow keys', () => {
  test('lead to the nearest place in their direction', () => {
    expect(from(PLACES[0]!, 'ArrowRight')).toBe(PLACES[1]);
    expect(from(PLACES[0]!, 'ArrowDown')).toBe(PLACES[3]);
    expect(from(PLACES[0]!, 'ArrowUp')).toBe(PLACES[5]);
    expect(from(PLACES[1]!, 'ArrowLeft')).toBe(PLACES[0]);
  });

  test('what lies aside counts as farther away', () => {
    // (14, 14) is nearer as the crow flies.
    expect(from({ x: 10, y: 2 }, 'ArrowRight')).toBe(PLACES[2]);
  });

  test('lead nowhere where nothing lies in their direction', () => {
    expect(from(PLACES[2]!, 'ArrowRight')).toBeNull();
    expect(nearestTowards({ x: 0, y: 0 }, ARROWS.ArrowUp!, [], (place: Point) => place)).toBeNull();
  });
});
