import { canonical, heardOf, newsText, viewers } from '@quri/kernel';
import { describe, expect, test } from 'vitest';
import { newsAfter } from '../src/index.ts';
import { dealt, type Host, hosted, memoryStore, offersOf, play, wants, wear } from './store.ts';

/** What was told here is all that the log tells, in order, and the hashes are those of it. */
function mustHaveToldAll({ runner, told }: Host): void {
  viewers(2).forEach((viewer, i) => {
    const news = newsAfter(runner.table, viewer, -1).map(newsText);
    expect(told.map(({ texts }) => texts[i])).toEqual(news);
  });
  expect(runner.heard()).toEqual(heardOf(runner.table).last);
}

describe('when it is not known whether a move was stored', () => {
  test('and it was, the table learns it from the store, tells it, and the answer is kept for who asks again', async () => {
    const host = await dealt();
    const wanted = wants(host, 0, offersOf(host, 0)[0]);
    host.store.expect('unsure');
    await expect(host.runner.play(wanted)).rejects.toThrow('does not answer');
    expect([host.runner.table.entries.length, host.told.length]).toEqual([1, 1]);
    await host.runner.reconcile();
    expect(host.runner.table.entries).toEqual(host.store.entries());
    expect(host.store.answers.get(wanted.request)).toEqual({ seq: 1, made: 1 });
    expect(await host.runner.play(wanted)).toEqual({ ok: false, refused: { code: 'stale', retry: false } });
    mustHaveToldAll(host);
  });

  test('and it was not, the same request is made as if for the first time', async () => {
    const host = await dealt();
    const wanted = wants(host, 0, offersOf(host, 0)[0]);
    host.store.expect('lost');
    await expect(host.runner.play(wanted)).rejects.toThrow('not there');
    await host.runner.reconcile();
    expect([host.runner.table.entries.length, host.store.answers.size]).toEqual([1, 0]);
    expect(await host.runner.play(wanted)).toEqual({ ok: true, answer: { seq: 1, made: 1 } });
    mustHaveToldAll(host);
  });

  test('a list comes in as a whole or not at all', async () => {
    for (const weather of ['unsure', 'lost'] as const) {
      const host = await dealt();
      const [a, b] = offersOf(host, 0);
      host.store.expect(weather);
      await expect(play(host, 0, a, b, a)).rejects.toThrow('the store');
      await host.runner.reconcile();
      expect(host.runner.table.entries).toHaveLength(weather === 'unsure' ? 4 : 1);
      mustHaveToldAll(host);
    }
  });

  test('a take-back is found in the store as well', async () => {
    const host = await dealt();
    const before = canonical(host.runner.table.state);
    await wear(host, 0);
    host.store.expect('unsure');
    const { seat } = wants(host, 0);
    await expect(host.runner.takeBack({ seat, to: 1, request: 'back' })).rejects.toThrow('does not answer');
    await host.runner.reconcile();
    expect(canonical(host.runner.table.state)).toBe(before);
    mustHaveToldAll(host);
  });

  test('the deal itself is found in the store', async () => {
    const host = hosted(memoryStore());
    host.store.expect('unsure');
    await expect(host.runner.start('deal')).rejects.toThrow('does not answer');
    await host.runner.reconcile();
    expect(host.runner.table.entries).toHaveLength(1);
    mustHaveToldAll(host);
  });

  test('and somebody moves before the store was read, nothing is overwritten', async () => {
    const host = await dealt();
    host.store.expect('unsure');
    await expect(wear(host, 0)).rejects.toThrow('does not answer');
    expect(await wear(host, 1)).toEqual({ ok: true, answer: { seq: 2, made: 1 } });
    expect(host.store.entries().map((entry) => 'seat' in entry && entry.seat)).toEqual([false, 0, 1]);
    mustHaveToldAll(host);
  });

  test('and the store cannot be read either, it is asked again the next time', async () => {
    const host = await dealt();
    host.store.expect('unsure');
    await expect(wear(host, 0)).rejects.toThrow('does not answer');
    const { read } = host.store;
    Object.assign(host.store, { read: () => Promise.reject(new Error('still not there')) });
    await expect(host.runner.reconcile()).rejects.toThrow('still not there');
    Object.assign(host.store, { read });
    await host.runner.reconcile();
    expect(host.runner.table.entries).toHaveLength(2);
    mustHaveToldAll(host);
  });
});

describe('when all is known', () => {
  test('the store is not read', async () => {
    const host = await dealt();
    await wear(host, 0);
    let reads = 0;
    Object.assign(host.store, { read: async () => reads++ });
    await host.runner.reconcile();
    expect(reads).toBe(0);
  });
});
