import { createHash } from 'node:crypto';
import { type Sample, sample } from '@quri/sample/game';
import { describe, expect, test } from 'vitest';
import {
  accept,
  addHeard,
  heardAfter,
  heardByAll,
  heardOf,
  move,
  type News,
  NOTHING_HEARD,
  newsOf,
  newsText,
  nothingHeard,
  seat,
  start,
  viewers,
} from '../src/index.ts';
import {
  change,
  dealt,
  everybodyWears,
  granted,
  making,
  offersOf,
  opened,
  type Sitting,
  whim,
  withdraw,
} from './sample-table.ts';

/** SHA-256 over parts, each behind its length in four bytes: written here a second time, as the definition. */
function sha256(...parts: readonly string[]): string {
  const hash = createHash('sha256');
  for (const part of parts) {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(Buffer.byteLength(part));
    hash.update(length).update(part, 'utf8');
  }
  return hash.digest('hex');
}

/** Plays a game of three and keeps everybody's running hash. */
function kept(seed: string): Sitting & { readonly after: readonly (readonly string[])[] } {
  const sitting = opened(seed, { players: 3 });
  const { table } = sitting;
  const policy = whim(seed);
  const after = [nothingHeard(3)];
  let step = granted(start(table, 1));
  for (;;) {
    after.push(addHeard(step, after.at(-1)!).heard);
    accept(table, step);
    const next = sample.awaited(table.state)[0];
    if (next === undefined) return { ...sitting, after };
    step = granted(move(table, making(table, next, policy(offersOf(table, next)))));
  }
}

describe('the running hash', () => {
  test('is quri/heard/2: that word at first, then the word, the hash before and the news', () => {
    expect(NOTHING_HEARD).toBe(sha256('quri/heard/2'));
    const news: News = { seq: 3, kind: 'move', by: seat(1), seen: [{ type: 'charmWorn' }] };
    const text = '{"by":1,"kind":"move","seen":[{"type":"charmWorn"}],"seq":3}';
    expect(heardAfter(NOTHING_HEARD, newsText(news))).toBe(sha256('quri/heard/2', NOTHING_HEARD, text));
    expect(heardByAll([NOTHING_HEARD, 'x'])).toBe(sha256(NOTHING_HEARD, 'x'));
  });

  test('changes with every piece of news, for every viewer, and no two viewers share one', () => {
    const all = kept('running').after.slice(1).flat();
    expect(all.length).toBeGreaterThan(30);
    expect(new Set([...all, NOTHING_HEARD]).size).toBe(all.length + 1);
  });

  test('depends on every part of the news and on all that came before', () => {
    const { table } = opened('parts');
    const { entry, seen } = granted(start(table, 1));
    const news = newsOf(entry, seen[0] ?? []);
    const [dealing] = news.seen;
    const after = (other: News<Sample>, before = NOTHING_HEARD): string => heardAfter(before, newsText(other));
    const hashes = [
      after(news),
      after(news, after(news)),
      after({ ...news, seq: 1 }),
      after({ ...news, kind: 'move' }),
      after({ ...news, by: seat(0) }),
      after({ ...news, seen: [] }),
      after({ ...news, seen: [dealing!, dealing!] }),
      after({ ...news, seen: [{ type: 'takenBack', to: 0 }] }),
      after({ ...news, seen: [{ type: 'takenBack', to: 1 }] }),
    ];
    expect(new Set(hashes).size).toBe(hashes.length);
  });

  test('worked out from the log is the one that was kept while playing', () => {
    const { table, after } = kept('kept');
    expect(heardOf(table)).toEqual({ each: after.slice(1).map(heardByAll), last: after.at(-1) });
    expect(after).toHaveLength(table.entries.length + 1);
  });

  test('comes with the canonical text of the news for each viewer', () => {
    const { table } = opened('texts', { players: 3 });
    const step = granted(start(table, 1));
    const { texts, heard } = addHeard(step, nothingHeard(3));
    viewers(3).forEach((_viewer, i) => {
      expect(texts[i]).toBe(newsText(newsOf(step.entry, step.seen[i] ?? [])));
      expect(heard[i]).toBe(heardAfter(NOTHING_HEARD, texts[i]!));
    });
    expect(texts).toHaveLength(4);
  });

  test('goes on over a take-back, and over what happens to the table', () => {
    const { table } = dealt('goes on');
    everybodyWears(table);
    let before = heardOf(table);
    for (const go of [
      () => withdraw(table, 1, 2),
      () => change(table, { kind: 'seating', seat: seat(1), bot: 'greedy' }),
      () => change(table, { kind: 'pause', paused: true, consent: [] }),
      () => change(table, { kind: 'clock', seat: seat(0), left: 0 }),
      () => change(table, { kind: 'ended', seat: seat(0), reason: 'outOfTime', consent: [] }),
    ]) {
      go();
      const after = heardOf(table);
      expect(after.each.slice(0, -1)).toEqual(before.each);
      after.last.forEach((hash, i) => {
        expect(hash).not.toBe(before.last[i]);
      });
      before = after;
    }
  });
});
