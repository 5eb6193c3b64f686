import { describe, expect, it } from 'vitest';
import type { Transaction } from '../src/store/records.ts';
import { DAY, entry, guest, guestsIn, kept, person, stored, TODAY, table, tablesIn } from './support/pruned.ts';

describe('tables', () => {
  it('that are not over are deleted 90 days after their last entry or their opening, not finished ones', async () => {
    const { store, prune, deleted, rows } = stored();
    const old = TODAY - 91;
    const young = TODAY - 89;
    const all = [
      table('gathers, old', old),
      table('gathers, young', young),
      table('plays, old', old, { phase: 'playing' }),
      table('plays, moved at', old, { phase: 'playing' }),
      table('closed, old', old, { phase: 'closed' }),
      table('over, old', old, { phase: 'over', rematch: 'gathers, old' }),
    ];
    await store.commit((tx) => {
      for (const one of all) {
        tx.addTable(one);
        tx.admit(one.id, 'somebody');
        tx.putAnswer(one.id, { guest: 'somebody', id: 'sits' }, { seq: null, table: one.id });
        tx.putAnswer('', { guest: 'somebody', id: `opens ${one.id}` }, { seq: null, table: one.id });
        if (one.phase === 'gathering') continue;
        tx.append(one.id, [entry(0, old), entry(1, one.id === 'plays, moved at' ? young : old)]);
      }
    });
    expect(await prune()).toEqual({ tables: 3, guests: 0 });
    const left = ['gathers, young', 'plays, moved at', 'over, old'];
    expect(
      tablesIn(
        store,
        all.map(({ id }) => id),
      ),
    ).toEqual(left);
    expect([...deleted].sort()).toEqual(['closed, old', 'gathers, old', 'plays, old']);
    for (const [id, entries] of [
      ['gathers, young', 0],
      ['plays, moved at', 2],
      ['over, old', 2],
    ] as const) {
      expect(store.entries(id, 0), id).toHaveLength(entries);
      expect(store.admitted(id), id).toEqual(['somebody']);
    }
    expect([rows('entries'), rows('admissions'), rows('answers'), rows('deleted_tables')]).toEqual([4, 3, 6, 0]);
    // What followed the finished game is gone: another may follow it.
    expect(store.table('over, old')!.rematch).toBeNull();
    expect(await prune()).toEqual({ tables: 0, guests: 0 });
  });

  it.each([
    ['is moved at', (tx: Transaction) => tx.append('one', [entry(1, TODAY)])],
    [
      'is over',
      (tx: Transaction) =>
        tx.putTable(table('one', 0, { phase: 'over', endedAt: TODAY * DAY }), table('one', 0, { phase: 'playing' })),
    ],
  ])('that %s between the search and the deletion stay', async (_what, write) => {
    const { store, prune, deleted } = stored({
      between: (open) => (open.entries('one', 1).length > 0 ? Promise.resolve() : open.commit((tx) => write(tx))),
    });
    await store.commit((tx) => {
      for (const id of ['one', 'two']) {
        tx.addTable(table(id, 0, { phase: 'playing' }));
        tx.append(id, [entry(0, 1)]);
      }
    });
    expect(await prune()).toEqual({ tables: 1, guests: 0 });
    expect([tablesIn(store, ['one', 'two']), deleted]).toEqual([['one'], ['two']]);
    expect(store.entries('one', 0)[0]).toEqual({ seq: 0, at: DAY });
  });

  it('that are in use stay, however old', async () => {
    const { store, prune } = stored({ inUse: ['one'] });
    await store.commit((tx) => ['one', 'two'].map((id) => tx.addTable(table(id, 0))));
    expect(await prune()).toEqual({ tables: 1, guests: 0 });
    expect(tablesIn(store, ['one', 'two'])).toEqual(['one']);
  });

  it('are all deleted, however many and however long', async () => {
    const { store, prune, rows } = stored();
    await store.commit((tx) => {
      for (let i = 0; i < 50; i++) {
        tx.addTable(table(`table ${i}`, 0, { phase: 'playing' }));
        tx.append(
          `table ${i}`,
          Array.from({ length: i === 7 ? 620 : 5 }, (_, seq) => entry(seq, 0)),
        );
      }
    });
    expect(await prune()).toEqual({ tables: 50, guests: 0 });
    expect([rows('tables'), rows('entries'), rows('deleted_tables')]).toEqual([0, 0, 0]);
  });

  it('do not give their entries to a table that is opened before those are deleted', async () => {
    const { store, prune, rows } = stored();
    await store.commit((tx) => {
      tx.addTable(table('old', 0, { phase: 'playing' }));
      for (let seq = 0; seq < 5; seq++) tx.append('old', [entry(seq, 0)]);
    });
    // As if the server had been killed after the first commit.
    expect(await store.commit((tx) => tx.deleteTable('old', { tablesBefore: DAY, finishedBefore: 0 }))).toBe(true);
    await store.commit((tx) => tx.addTable(table('new', TODAY, { phase: 'playing' })));
    expect(store.entries('new', 0)).toEqual([]);
    await store.commit((tx) => tx.append('new', [entry(0, TODAY)]));
    expect(await prune()).toEqual({ tables: 0, guests: 0 });
    expect(store.entries('new', 0)).toHaveLength(1);
    expect(rows('entries')).toBe(1);
  });
});

describe('guests', () => {
  it('are deleted 90 days after they came last, unless they have a part in some table', async () => {
    const { store, prune, rows } = stored({ inUse: ['has a socket'] });
    const old = TODAY - 91;
    const ids = ['hosts', 'sits', 'has a kept seat', 'was invited', 'stood up', 'has no table', 'has a socket'];
    const seated = [person('sits'), kept('has a kept seat'), person('stood up')];
    await store.commit((tx) => {
      for (const id of [...ids, 'had an old table', 'sat at an old table']) tx.putGuest(guest(id, old));
      tx.putGuest(guest('came later', TODAY - 89));
      for (const id of ['has no table', 'hosts'])
        tx.putAnswer('', { guest: id, id: 'opens' }, { seq: null, table: 'x' });
      const over = table('over', 0, { phase: 'over', host: 'hosts', seating: seated });
      tx.addTable(over);
      tx.putTable({ ...over, seating: seated.slice(0, 2) }, over);
      tx.admit('over', 'was invited');
      tx.addTable(table('old', 0, { host: 'had an old table', seating: [person('sat at an old table')] }));
      tx.admit('old', 'sat at an old table');
    });
    expect(await prune()).toEqual({ tables: 1, guests: 4 });
    const left = ['hosts', 'sits', 'has a kept seat', 'was invited', 'has a socket'];
    expect(guestsIn(store, ids)).toEqual(left);
    expect(guestsIn(store, ['had an old table', 'sat at an old table', 'came later'])).toEqual(['came later']);
    expect([rows('answers'), rows('seated')]).toEqual([1, 2]);
  });

  it.each([
    ['come', (tx: Transaction) => tx.seeGuest('one', TODAY * DAY)],
    ['sit down', (tx: Transaction) => tx.addTable(table('new', TODAY, { seating: [person('one')] }))],
    ['open a table', (tx: Transaction) => tx.addTable(table('new', TODAY, { host: 'one' }))],
  ])('who %s between the search and the deletion stay', async (_what, write) => {
    const { store, prune } = stored({
      between: (open) => (open.table('new') === undefined ? open.commit((tx) => write(tx)) : Promise.resolve()),
    });
    await store.commit((tx) => ['one', 'two'].map((id) => tx.putGuest(guest(id, 0))));
    expect(await prune()).toEqual({ tables: 0, guests: 1 });
    expect(guestsIn(store, ['one', 'two'])).toEqual(['one']);
  });
});

describe('answers to requests without an entry', () => {
  it('are kept of each guest at a table: the latest fifty, and at most ten more', async () => {
    const { store, rows } = stored();
    const request = (i: number) => ({ guest: 'one', id: `request ${i}` });
    const counts: number[] = [];
    for (let i = 0; i < 130; i++) {
      await store.commit((tx) => tx.putAnswer('table', request(i), { seq: null, table: 'table' }));
      counts.push(rows('answers'));
    }
    expect(Math.max(...counts)).toBeLessThan(60);
    expect(counts.at(-1)).toBe(50);
    expect([79, 80, 129].map((i) => store.answerTo('table', request(i)) !== undefined)).toEqual([false, true, true]);
  });
});

describe('a table that is not in the store', () => {
  it('cannot be changed: what was deleted does not come back', async () => {
    const { store } = stored();
    const gone = table('gone', 0);
    await expect(store.commit((tx) => tx.putTable({ ...gone, phase: 'playing' }, gone))).rejects.toThrow();
    expect(store.table('gone')).toBeUndefined();
  });
});
