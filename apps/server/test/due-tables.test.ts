import { join } from 'node:path';
import Database from 'libsql';
import { describe, expect, it, vi } from 'vitest';
import { holdTime, passUntil } from './support/fake-time.ts';
import { moveOf, play } from './support/set-table.ts';
import { startServer, type TestServer } from './support/test-server.ts';
import type { Visit } from './support/visit.ts';

const STEP = { type: 'step', feet: 1 };
const MINUTE = { clock: { kind: 'decision', seconds: 60 } } as const;
const TWO = { twoPlayers: true };
const settings = { freeMs: 3000 };

/** Changes the data file of a server. */
function inFile(server: TestServer, change: (db: Database.Database) => void): void {
  const db = new Database(join(server.folder, 'quri.db'));
  change(db);
  db.close();
}

const clockTables = async (server: TestServer, count: number): Promise<string[]> => {
  const tables: string[] = [];
  for (let i = 0; i < count; i++) {
    const { table, people } = await play(server, { people: 2, options: TWO, terms: MINUTE });
    tables.push(table);
    for (const one of people) one.close();
  }
  return tables;
};

describe('tables with a clock that nobody is at', () => {
  it('are loaded one after the other after a start, and everybody else is served in between', async () => {
    const pass = holdTime();
    const server = await startServer({ settings });
    const tables = await clockTables(server, 4);
    await server.restart();
    expect(server.liveTables.size).toBe(0);
    pass(1000);
    const sizes: number[] = [];
    while (server.liveTables.size < tables.length) {
      await new Promise((resolve) => setImmediate(resolve));
      sizes.push(server.liveTables.size);
    }
    const steps = sizes.map((size, i) => size - (sizes[i - 1] ?? 0));
    expect(Math.max(...steps)).toBe(1);
  });

  it('are not held up by others that cannot be loaded, and these are tried again', async () => {
    const pass = holdTime();
    const server = await startServer({ settings });
    const [good, broken] = (await clockTables(server, 2)) as [string, string];
    await server.close();
    const brokenCopies = 25;
    inFile(server, (db) => {
      // More than are loaded at once, and all of them due before the good one.
      const columns = (db.prepare('PRAGMA table_info(tables)').all() as readonly { readonly name: string }[])
        .map(({ name }) => name)
        .filter((name) => !['id', 'number', 'options'].includes(name))
        .join();
      for (let i = 0; i < brokenCopies; i++) {
        db.exec(`INSERT INTO tables (id, number, options, ${columns})
          SELECT 'copy${i}', ${1000 + i}, '{', ${columns} FROM tables WHERE id = '${broken}'`);
        db.exec(`INSERT INTO deadlines (table_number, at) VALUES (${1000 + i}, 1)`);
      }
      db.exec(`UPDATE tables SET options = '{' WHERE id = '${broken}'`);
      db.exec(`UPDATE deadlines SET at = 2 WHERE table_number = (SELECT number FROM tables WHERE id = '${good}')`);
    });
    await server.restart();
    inFile(server, (db) => {
      db.exec(`UPDATE deadlines SET at = 2 WHERE table_number < 1000`);
      db.exec(`UPDATE deadlines SET at = 1 WHERE table_number >= 1000`);
    });
    await passUntil(pass, 1000, () => server.liveTables.has(good));
    const tried = (line: string): boolean => line.includes('stored data is damaged') && line.includes(broken);
    await passUntil(pass, 1000, () => server.logged.some(tried));
    expect(server.liveTables.has(broken)).toBe(false);
    inFile(server, (db) =>
      db.exec(`UPDATE tables SET options = (SELECT options FROM tables WHERE id = '${good}') WHERE id = '${broken}'`),
    );
    await passUntil(pass, 1000, () => server.liveTables.has(broken));
  });
});

describe('a broken table with a clock', () => {
  it('stays as it is: its clock does nothing, it is not loaded again and again, and nothing is written', async () => {
    const pass = holdTime();
    const server = await startServer({ settings: { ...settings, evictIdleMs: 10_000 } });
    const { table, people } = await play(server, { game: 'endless', people: 2, terms: MINUTE });
    const [anna] = people as [Visit, Visit];
    expect((await anna.ask(moveOf(anna, table, [STEP]))).refused?.code).toBe('broken');
    for (const one of people) one.close();
    const live = server.liveTables.get(table)!;
    await expect.poll(() => live.subscribers.size).toBe(0);
    // Past its deadline and many evictions, then over a time in which the machine slept.
    const begunAt = Date.now();
    await passUntil(pass, 1000, () => Date.now() > begunAt + 100_000);
    vi.setSystemTime(Date.now() + 3_600_000);
    pass(10_000);
    await passUntil(pass, 1000, () => server.store.downTime(begunAt, Date.now()) > 0);
    // And not the time it took to write that down.
    expect(server.store.downTime(begunAt, Date.now())).toBeLessThan(3_603_000);
    const awakeAt = Date.now();
    await passUntil(pass, 1000, () => Date.now() > awakeAt + 100_000);
    await live.queue.drained();
    expect(server.liveTables.get(table)).toBe(live);
    expect(server.store.entries(table, 0)).toHaveLength(1);
    expect(server.logged.filter((line) => line.includes('table stopped'))).toHaveLength(1);
  });
});
