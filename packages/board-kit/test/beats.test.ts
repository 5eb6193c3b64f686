import { expect, test } from 'vitest';
import { beat, inSequence } from '../src/index.ts';

const start = { score: 1, light: 'on', flights: ['arrow'] };

test('a beat is what changes against the moment before, and what flew has landed', () => {
  expect(beat('win', 240, start, { score: 2 })).toEqual({
    name: 'win',
    ms: 240,
    shown: { score: 2, light: 'on', flights: [] },
  });
  expect(beat('throw', 240, start, { flights: ['spear'] }).shown.flights).toEqual(['spear']);
});

test('beats in turn each start from what the one before left, whether there are none, one or many', () => {
  const more = (now: typeof start) => beat('more', 120, now, { score: now.score + 1 });
  const beats = inSequence(
    start,
    more,
    () => [],
    (now) => [more(now), beat('dark', 120, now, { score: now.score * 10, light: 'out' })],
    more,
  );
  expect(beats.map(({ shown }) => [shown.score, shown.light])).toEqual([
    [2, 'on'],
    [3, 'on'],
    [20, 'out'],
    [21, 'out'],
  ]);
  expect(inSequence(start)).toEqual([]);
});
