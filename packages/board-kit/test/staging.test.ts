import { describe, expect, test } from 'vitest';
import { advance, type Beat, durationFactor, enqueue, type Staging, settledStaging, shownUpTo } from '../src/index.ts';

const beats = (count: number, ms: number): readonly Beat<string>[] =>
  Array.from({ length: count }, (_, i) => ({ name: `beat ${i}`, ms, shown: `shown ${i}` }));

const shownIn = ({ queue, settled }: Staging<string>): string => queue[0]?.shown ?? settled;

function playedThrough(staging: Staging<string>): readonly string[] {
  const shown: string[] = [];
  for (let now = staging; ; now = advance(now)) {
    shown.push(shownIn(now));
    if (now.queue.length === 0) return shown;
  }
}

describe('a staging', () => {
  test('shows beat after beat and always ends on what is', () => {
    const staging = enqueue(settledStaging(0, 'start'), { seq: 1, settled: 'end', beats: beats(2, 600) });
    expect(playedThrough(staging)).toEqual(['shown 0', 'shown 1', 'end']);
  });

  test('jumps where nothing is to be staged, also out of a motion', () => {
    const moving = enqueue(settledStaging(0, 'start'), { seq: 1, settled: 'end', beats: beats(3, 600) });
    expect(shownIn(enqueue(moving, { seq: 2, settled: 'elsewhere', beats: null }))).toBe('elsewhere');
  });

  test('goes on with what is on its way when a message brings nothing to show', () => {
    const moving = enqueue(settledStaging(0, 'start'), { seq: 1, settled: 'end', beats: beats(1, 600) });
    expect(playedThrough(enqueue(moving, { seq: 2, settled: 'later', beats: [] }))).toEqual(['shown 0', 'later']);
  });

  test('hurries through older messages while newer ones wait, never through the newest', () => {
    const one = enqueue(settledStaging(0, 'start'), { seq: 1, settled: 'a', beats: beats(2, 900) });
    expect(durationFactor(one)).toBe(1);
    const two = enqueue(one, { seq: 2, settled: 'b', beats: beats(2, 900) });
    expect(durationFactor(two)).toBeLessThan(0.5);
    expect(durationFactor(advance(advance(two)))).toBe(1);
  });

  test('lets go of what is too old to be worth showing', () => {
    const behind = enqueue(settledStaging(0, 'start'), { seq: 1, settled: 'a', beats: beats(8, 900) });
    const caughtUp = enqueue(behind, { seq: 2, settled: 'b', beats: beats(1, 900) });
    expect(playedThrough(caughtUp)).toEqual(['shown 0', 'b']);
  });

  test('tells message by message what was wholly shown', () => {
    const one = enqueue(settledStaging(0, 'start'), { seq: 1, settled: 'a', beats: beats(1, 600) });
    const two = enqueue(one, { seq: 2, settled: 'b', beats: [] });
    const three = enqueue(two, { seq: 5, settled: 'c', beats: beats(2, 600) });
    expect([one, two, three].map(shownUpTo)).toEqual([0, 0, 0]);
    expect(shownUpTo(advance(two))).toBe(2);
    expect(shownUpTo(advance(three))).toBe(2);
    expect(shownUpTo(advance(advance(three)))).toBe(2);
    expect(shownUpTo(advance(advance(advance(three))))).toBe(5);
  });

  test('what is let go of counts as shown, and so does a jump', () => {
    const behind = enqueue(settledStaging(0, 'start'), { seq: 1, settled: 'a', beats: beats(8, 900) });
    expect(shownUpTo(enqueue(behind, { seq: 2, settled: 'b', beats: beats(1, 900) }))).toBe(1);
    expect(shownUpTo(enqueue(behind, { seq: 3, settled: 'c', beats: null }))).toBe(3);
  });

  test('never gives two beats the same number', () => {
    let staging = settledStaging(0, 'start');
    const ids = new Set<number>();
    for (let seq = 1; seq <= 4; seq++) {
      staging = advance(enqueue(staging, { seq, settled: 'a', beats: beats(3, 300) }));
      for (const { id } of staging.queue) ids.add(id);
    }
    expect(ids.size).toBe(new Set(staging.queue.map(({ id }) => id)).size + 3);
  });

  test('at rest there is nothing to advance', () => {
    const still = settledStaging(3, 'end');
    expect(advance(still)).toBe(still);
  });
});
