import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { USUAL_TERMS } from '@quri/protocol';
import type { StoredEntry } from '@quri/table';
import Database from 'libsql';
import { pino } from 'pino';
import { inject, onTestFinished } from 'vitest';
import { pruning } from '../../src/growth/pruning.ts';
import type { GuestRecord, Store, TableRecord } from '../../src/store/records.ts';
import { storeWorker } from '../../src/store-worker/start-worker.ts';
import { openStore } from './test-store.ts';

export const DAY = 86_400_000;
/** The day on which it is asked what has expired: the first day is 0. */
export const TODAY = 1000;

export const table = (id: string, day: number, more: Partial<TableRecord> = {}): TableRecord => ({
  id,
  game: 'g',
  options: {},
  phase: 'gathering',
  host: 'somebody',
  open: true,
  invite: 'i',
  seating: [],
  seed: 's',
  attempt: 0,
  opening: null,
  bytes: null,
  rematch: null,
  createdAt: day * DAY,
  terms: USUAL_TERMS,
  consent: null,
  deal: null,
  result: null,
  endedAt: null,
  onDevice: false,
  ...more,
});

export const guest = (id: string, day: number): GuestRecord => ({
  id,
  name: id,
  colour: 0,
  createdAt: 0,
  seenAt: day * DAY,
});

export const entry = (seq: number, day: number): StoredEntry => {
  const made = { seq, at: day * DAY } as never;
  return { entry: made, text: JSON.stringify(made), mark: { asks: [], epoch: 0, heard: [] } };
};

export const person = (id: string) => ({ kind: 'person', guest: id, commitment: 'c' }) as const;
export const kept = (id: string) => ({ kind: 'kept', guest: id }) as const;

/** A real store with its worker. `between` happens after the search and before anything is deleted. */
export function stored({ between = async (_store: Store) => {}, inUse = [] as readonly string[] } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'quri-prune-'));
  const store = openStore(folder);
  const worker = storeWorker(pathToFileURL(inject('storeProgram')), folder);
  const deleted: string[] = [];
  const mayGo = (id: string): boolean => !inUse.includes(id);
  const self = pruning({
    store,
    worker: {
      ...worker,
      findExpired: async (times, most) => {
        const found = await worker.findExpired(times, most);
        await between(store);
        return found;
      },
    },
    evictTable: mayGo,
    evictGuest: mayGo,
    tablesDeleted: (ids) => void deleted.push(...ids),
    settings: {
      keepUnfinishedDays: 90,
      keepFinishedDays: 400,
      keepGuestsDays: 90,
      firstPruneMs: 1e9,
      pruneEveryMs: 1e9,
    },
    log: pino({ level: 'silent' }),
    now: () => TODAY * DAY,
  });
  const other = new Database(join(folder, 'quri.db'));
  onTestFinished(async () => {
    await Promise.all([self.close(), worker.close()]);
    other.close();
    await store.close();
    rmSync(folder, { recursive: true, force: true });
  });
  const rows = (what: string) => Number((other.prepare(`SELECT count(*) AS n FROM ${what}`).get() as { n: number }).n);
  return { store, deleted, rows, prune: self.prune };
}

export const tablesIn = (store: Store, ids: readonly string[]) => ids.filter((id) => store.table(id) !== undefined);
export const guestsIn = (store: Store, ids: readonly string[]) => ids.filter((id) => store.guest(id) !== undefined);
