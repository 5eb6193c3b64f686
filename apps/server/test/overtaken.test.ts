import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { USUAL_TERMS } from '@quri/protocol';
import type { StoredEntry } from '@quri/table';
import { describe, expect, it, onTestFinished } from 'vitest';
import { isOvertaken } from '../src/store/errors.ts';
import type { Store, TableRecord } from '../src/store/records.ts';
import { openStore } from './support/test-store.ts';

const record = (id: string): TableRecord => ({
  id,
  game: 'g',
  options: {},
  phase: 'playing',
  host: 'h',
  open: true,
  invite: 'i',
  seating: [],
  seed: 's',
  attempt: 0,
  opening: null,
  bytes: null,
  rematch: null,
  createdAt: 0,
  terms: USUAL_TERMS,
  consent: null,
  deal: null,
  result: null,
  endedAt: null,
  onDevice: false,
});

const stored = (seq: number, what = 'x'): StoredEntry => {
  const entry = { seq, what } as never;
  return {
    entry,
    text: JSON.stringify(entry),
    mark: { asks: [seq], epoch: 0, heard: [seq.toString(16).padStart(64, what.at(0))] },
  };
};

/** A store with two tables of one entry each. */
async function twoTables(): Promise<Store> {
  const folder = mkdtempSync(join(tmpdir(), 'quri-store-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const store = openStore(folder);
  onTestFinished(() => store.close());
  await store.commit((tx) => {
    for (const id of ['one', 'two']) {
      tx.addTable(record(id));
      tx.append(id, [stored(0)]);
    }
  });
  return store;
}

const done = (seq: number, made: number) => ({ seq, table: 'one', made });

describe('an entry that is there already', () => {
  it('is not written again: of that request nothing is stored, of the others in the same commit all is', async () => {
    const store = await twoTables();
    const list = (id: string, guest: string, seqs: readonly number[]) =>
      store.commit((tx) => {
        tx.putTable({ ...record(id), phase: 'over' }, record(id));
        const made = { request: { guest, id: 'request' }, done: done(seqs.at(-1)!, seqs.length) };
        tx.append(
          id,
          seqs.map((seq) => stored(seq, guest)),
          [made],
        );
      });
    const settled = await Promise.allSettled([
      list('two', 'anna', [1, 2]),
      // Its second is one that is there, so its first is not made either.
      list('one', 'bartek', [1, 0]),
      list('two', 'celina', [2, 3]),
      list('two', 'darek', [3]),
    ]);
    expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected', 'fulfilled']);
    for (const one of settled) if (one.status === 'rejected') expect(isOvertaken(one.reason)).toBe(true);
    expect(store.entries('one', 0)).toEqual([{ seq: 0, what: 'x' }]);
    expect(store.table('one')?.phase).toBe('playing');
    expect(store.entries('two', 1).map((entry) => (entry as unknown as { what: string }).what)).toEqual([
      'anna',
      'anna',
      'darek',
    ]);
    expect([0, 1, 2, 3].map((seq) => store.requestOf('two', seq)?.request.guest)).toEqual([
      undefined,
      'anna',
      undefined,
      'darek',
    ]);
    expect(store.requestOf('two', 1)?.done).toEqual(done(2, 2));
    expect(store.requestOf('one', 1)).toBeUndefined();
    expect(store.log('two').mark).toEqual(stored(3, 'darek').mark);
  });
});

describe('many entries in one commit', () => {
  it('are written in their order, each request with its own first entry', async () => {
    const store = await twoTables();
    const seqs = Array.from({ length: 20 }, (_, i) => i + 1);
    const requests = new Map([1, 8, 9, 17].map((seq) => [seq, { guest: `guest ${seq}`, id: `request ${seq}` }]));
    await store.commit((tx) =>
      tx.append(
        'one',
        seqs.map((seq) => stored(seq)),
        seqs.map((seq) => {
          const request = requests.get(seq);
          return request === undefined ? null : { request, done: done(seq, 1) };
        }),
      ),
    );
    expect(store.entries('one', 1).map(({ seq }) => seq)).toEqual(seqs);
    for (const seq of seqs) expect(store.requestOf('one', seq)?.request).toEqual(requests.get(seq));
  });
});
