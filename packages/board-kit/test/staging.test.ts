import { describe, expect, test } from 'vitest';
import { TEMPO } from '../src/pace.ts';
import {
  advance,
  type Beat,
  enqueue,
  type Staging,
  type StagingUpdate,
  settledStaging,
  shownFrame,
  skip,
  tempoOf,
} from '../src/staging.ts';

interface Frame {
  readonly seq: number;
  readonly view: object;
}

type Shown = Staging<string, Frame>;

const frame = (seq: number): Frame => ({ seq, view: {} });
const start: Shown = settledStaging(frame(0), 'start');
const beats = (count: number, ms: number): readonly Beat<string>[] =>
  Array.from({ length: count }, (_, i) => ({ name: `beat ${i}`, ms, shown: `shown ${i}` }));
const big = (type: string): Beat<string> => ({ name: type, ms: 900, shown: type, says: { type }, big: true });

const add = (
  staging: Shown,
  seq: number,
  settled: string,
  planned: StagingUpdate<string, Frame>['beats'],
  pace: 'calm' | 'brisk' | 'instant' = 'calm',
  now = 0,
): Shown => enqueue(staging, { frame: frame(seq), settled, beats: planned, pace, now });

const shownIn = ({ queue, settled }: Shown): string => queue[0]?.shown ?? settled;
const shownSeq = (staging: Shown): number => shownFrame(staging).seq;

function playedThrough(staging: Shown): readonly string[] {
  const shown: string[] = [];
  for (let now = staging; ; now = advance(now)) {
    shown.push(shownIn(now));
    if (now.queue.length === 0) return shown;
  }
}

const totalMs = (staging: Shown, pace: 'calm' | 'brisk'): number => {
  let total = 0;
  for (let now = staging; now.queue.length > 0; now = advance(now)) total += now.queue[0]!.ms * tempoOf(now, pace);
  return total;
};

describe('a staging', () => {
  test('shows beat after beat and always ends on what is', () => {
    expect(playedThrough(add(start, 1, 'end', beats(2, 600)))).toEqual(['shown 0', 'shown 1', 'end']);
  });

  test('jumps where nothing is to be staged, also out of a motion', () => {
    const moving = add(start, 1, 'end', beats(3, 600));
    expect(shownIn(add(moving, 2, 'elsewhere', null))).toBe('elsewhere');
  });

  test('goes on with what is on its way when a frame brings nothing to show', () => {
    expect(playedThrough(add(add(start, 1, 'end', beats(1, 600)), 2, 'later', []))).toEqual(['shown 0', 'later']);
  });

  test('lets a steady beat take its time, whatever waits before and after it', () => {
    const sentence: Beat<string> = { name: 'sentence', ms: 900, shown: 'read', steady: true };
    const staging = add(start, 1, 'end', [sentence, ...beats(40, 700)]);
    expect(tempoOf(staging, 'calm')).toBe(1);
    expect(tempoOf(advance(staging), 'calm')).toBeLessThan(0.2);
    expect(totalMs(add(start, 1, 'end', [...beats(40, 700), sentence]), 'calm')).toBeLessThan(3400 + 901);
    expect(tempoOf(add(start, 1, 'end', [sentence], 'brisk'), 'brisk')).toBeGreaterThan(TEMPO.brisk);
  });

  test('an even-paced beat lasts as long at a brisk pace as at a calm one, unless much waits behind it', () => {
    const even = (count: number): readonly Beat<string>[] =>
      beats(count, 500).map((one) => ({ ...one, evenPaced: true }));
    expect(totalMs(add(start, 1, 'end', even(1), 'brisk'), 'brisk')).toBe(500);
    expect(totalMs(add(start, 1, 'end', even(1), 'calm'), 'calm')).toBe(500);
    expect(totalMs(add(start, 1, 'end', even(20), 'brisk'), 'brisk')).toBeLessThan(2000);
    expect(add(start, 1, 'end', even(1), 'instant').queue).toEqual([]);
  });

  test('shows everything that waits, and never takes longer than its budget for it', () => {
    let staging = start;
    for (let seq = 1; seq <= 8; seq++) staging = add(staging, seq, 'end', beats(6, 700), 'brisk');
    expect(playedThrough(staging)).toHaveLength(49);
    expect(totalMs(staging, 'brisk')).toBeLessThan(3000);
    expect(totalMs(add(start, 1, 'end', beats(2, 600)), 'calm')).toBe(1200);
  });

  test('leaves less time for what comes late, but never none', () => {
    const begun = add(start, 1, 'a', beats(8, 900));
    const late = add(begun, 2, 'b', beats(8, 900), 'calm', 3000);
    const later = add(begun, 2, 'b', beats(8, 900), 'calm', 60_000);
    expect(totalMs(late, 'calm')).toBeLessThan(1500);
    expect(totalMs(later, 'calm')).toBeGreaterThan(900);
  });

  test('remembers what was about the viewer, though others had a moment since', () => {
    const own = { ...big('robbed'), own: true };
    const staging = add(start, 1, 'end', [own, big('others')]);
    expect(skip(staging)).toMatchObject({
      lastBig: { says: { type: 'others' } },
      lastOwnBig: { says: { type: 'robbed' } },
    });
  });

  test('gives big moments all their time, however much else waits, up to a budget of their own', () => {
    const staging = add(start, 1, 'end', [...beats(20, 900), big('struck'), ...beats(5, 900)]);
    const atBig = { ...staging, queue: staging.queue.slice(20) };
    expect(tempoOf(atBig, 'calm')).toBe(1);
    expect(tempoOf(atBig, 'brisk')).toBe(TEMPO.brisk);
    expect(tempoOf(staging, 'calm')).toBeLessThan(0.5);
    const many = add(
      start,
      1,
      'end',
      Array.from({ length: 12 }, (_, i) => big(`big ${i}`)),
    );
    expect(totalMs(many, 'calm')).toBeLessThan(4000);
  });

  test('skips to the next big moment, then to the end', () => {
    const staging = add(start, 1, 'end', [...beats(3, 600), big('struck'), ...beats(2, 600), big('over')]);
    const once = skip(staging);
    expect(shownIn(once)).toBe('struck');
    expect(shownIn(skip(once))).toBe('over');
    expect(shownIn(skip(skip(once)))).toBe('end');
    expect(skip(start)).toBe(start);
  });

  test('says what a beat says until another one says something, and nothing at rest', () => {
    const says = { type: 'turned' };
    const [one, two, three] = beats(3, 600);
    const staging = add(start, 1, 'end', [one!, { ...two!, says }, three!]);
    const said = [staging, advance(staging), advance(advance(staging)), advance(advance(advance(staging)))];
    expect(said.map((now) => now.said)).toEqual([null, says, says, null]);
  });

  test('begins in silence when it moves again', () => {
    const spoken = add(start, 1, 'end', [{ ...beats(1, 600)[0]!, says: { type: 'turned' } }]);
    expect(add(advance(spoken), 2, 'later', beats(1, 600)).said).toBeNull();
  });

  test('remembers the last big moment: shown, skipped, jumped over or shown at once', () => {
    const planned = [...beats(1, 600), big('struck'), ...beats(1, 600), big('over')];
    const last = { says: { type: 'over' }, seq: 1 };
    const staging = add(start, 1, 'end', planned);
    expect(staging.lastBig).toBeNull();
    expect(advance(staging).lastBig).toEqual({ says: { type: 'struck' }, seq: 1 });
    expect(skip(skip(staging)).lastBig).toEqual(last);
    expect(add(staging, 2, 'elsewhere', null).lastBig).toEqual(last);
    const instant = add(start, 1, 'end', planned, 'instant');
    expect([instant.lastBig, instant.queue, shownIn(instant)]).toEqual([last, [], 'end']);
    expect(add(instant, 2, 'more', [], 'instant').lastBig).toEqual(last);
  });

  test('tells frame by frame what was wholly shown', () => {
    const one = add(start, 1, 'a', beats(1, 600));
    const two = add(one, 2, 'b', []);
    const three = add(two, 5, 'c', beats(2, 600));
    expect([one, two, three].map(shownSeq)).toEqual([0, 0, 0]);
    expect(shownSeq(advance(two))).toBe(2);
    expect(shownSeq(advance(three))).toBe(2);
    expect(shownSeq(advance(advance(three)))).toBe(2);
    expect(shownSeq(advance(advance(advance(three))))).toBe(5);
    expect(shownSeq(add(three, 6, 'd', null))).toBe(6);
  });

  test('keeps no frame but those that wait', () => {
    let staging = start;
    for (let seq = 1; seq <= 40; seq++) {
      staging = advance(add(staging, seq, 'end', beats(1, 300)));
      expect(staging.queue).toEqual([]);
      expect(shownSeq(staging)).toBe(seq);
    }
  });

  test('never gives two beats the same number', () => {
    let staging = start;
    const ids = new Set<number>();
    for (let seq = 1; seq <= 4; seq++) {
      staging = advance(add(staging, seq, 'a', beats(3, 300)));
      for (const { id } of staging.queue) ids.add(id);
    }
    expect(ids.size).toBe(new Set(staging.queue.map(({ id }) => id)).size + 3);
  });

  test('at rest there is nothing to advance', () => expect(advance(start)).toBe(start));
});
