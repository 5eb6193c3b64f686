import { chmodSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openDataFile, pragma } from '../src/store/data-file.ts';
import { MIGRATIONS } from '../src/store/schema.ts';
import { gather, play, TORCH } from './support/set-table.ts';
import { startServer } from './support/test-server.ts';
import { openStore } from './support/test-store.ts';
import { newGuest, newId, subscribe, visit } from './support/visit.ts';

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'quri-store-'));
  onTestFinished(() => rmSync(made, { recursive: true, force: true }));
  return made;
}

const modeOf = (path: string): string => (statSync(path).mode & 0o777).toString(8);

describe('the data file', () => {
  it('is for its owner only, and so is the folder it is made in', async () => {
    const data = join(folder(), 'deep', 'data');
    const server = await startServer({ folder: data });
    await newGuest(server, 'Anna');
    expect(modeOf(data)).toBe('700');
    for (const file of ['quri.db', 'quri.db-wal', 'quri.db-shm']) expect(modeOf(join(data, file)), file).toBe('600');
  });

  it('is made private again where somebody opened it', async () => {
    const data = folder();
    openDataFile(data).close();
    chmodSync(join(data, 'quri.db'), 0o644);
    openDataFile(data).close();
    expect(modeOf(join(data, 'quri.db'))).toBe('600');
  });

  it('has a log that SQLite syncs before it copies it: read on the live connection', () => {
    const db = openDataFile(folder());
    onTestFinished(() => void db.close());
    expect(pragma(db, 'synchronous')).toBe(1);
    expect(pragma(db, 'journal_mode')).toBe('wal');
    expect(pragma(db, 'foreign_keys')).toBe(1);
  });

  it('that calls somebody a guest who never said a name forgets it, whatever the language', () => {
    const data = folder();
    const db = openDataFile(data);
    const step = MIGRATIONS.findIndex((one) => one.includes('Gość'));
    for (const name of ['Guest', 'Gość', 'Anna'])
      db.exec(`INSERT INTO guests (id, name, colour, created_at) VALUES ('${name}', '${name}', 1, 0)`);
    // Only this step is taken again: those after it need not stand being taken twice.
    db.exec(MIGRATIONS[step] ?? '');
    db.close();
    const store = openStore(data);
    onTestFinished(() => store.close());
    expect(['Guest', 'Gość', 'Anna'].map((id) => store.guest(id)?.name)).toEqual([null, null, 'Anna']);
  });

  it('of a newer Quri is not touched', () => {
    const data = folder();
    const db = openDataFile(data);
    db.exec('PRAGMA user_version = 99');
    db.close();
    expect(() => openDataFile(data)).toThrow('newer Quri');
  });
});

describe('a store that cannot write', () => {
  it('is told as unavailable: nothing happened, nobody heard of it, and trying again works', async () => {
    const server = await startServer();
    const { table, people } = await play(server);
    const [anna, bartek] = people;
    const other = new Database(join(server.folder, 'quri.db'));
    other.exec('BEGIN IMMEDIATE');
    const id = newId();
    const move = { type: 'move', table, ask: anna!.last(table)!.ask!, intents: TORCH } as const;
    expect((await anna!.ask(move, id)).refused).toEqual({ code: 'unavailable', retry: true });
    // Frames of one socket come in order: whatever Bartek had been told would be here before this answer.
    expect(await bartek!.ask({ type: 'why', table, intent: { type: 'x' } })).toHaveProperty('refused');
    expect(bartek!.news(table)).toHaveLength(1);
    const guest = await fetch(`${server.url}/api/guest`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"name":"Ewa","colour":1}',
    });
    expect(guest.status).toBe(503);
    expect(await guest.json()).toEqual({ code: 'unavailable', retry: true });
    other.exec('ROLLBACK');
    other.close();
    expect(await anna!.ask(move, id)).toEqual({ done: { seq: 1, table, made: 1 } });
    await bartek!.until('the news', () => bartek!.last(table)!.seq === 1);
    expect(bartek!.news(table).map(({ seq }) => seq)).toEqual([0, 1]);
  });

  it('keeps bots waiting, not away', async () => {
    const before = await startServer({ settings: { botDelayMs: 3_600_000 } });
    const { table, people } = await play(before, { people: 1, bots: ['random', 'random'] });
    await before.close();
    const server = await startServer({ folder: before.folder });
    const back = await visit(server, people[0]!.guest);
    const other = new Database(join(server.folder, 'quri.db'));
    other.exec('BEGIN IMMEDIATE');
    // Somebody is there again: the bots are asked, and what either of them chooses cannot be written.
    await subscribe(back, table);
    const tried = () =>
      server.logged.filter((line) => line.includes('store unavailable, table will be read again')).length;
    await expect.poll(tried, { timeout: 30_000 }).toBeGreaterThan(1);
    other.exec('ROLLBACK');
    other.close();
    await back.until('both bots have chosen', () => back.last(table)?.seq === 2);
  });

  it('leaves a start where it was', async () => {
    const server = await startServer();
    const { table, people } = await gather(server);
    const other = new Database(join(server.folder, 'quri.db'));
    other.exec('BEGIN IMMEDIATE');
    expect((await people[0]!.ask({ type: 'start', table })).refused?.code).toBe('unavailable');
    other.exec('ROLLBACK');
    other.close();
    await people[0]!.until('gathering', () => people[0]!.room(table)?.phase === 'gathering');
    expect(await people[0]!.ask({ type: 'start', table })).toEqual({ done: { seq: 0, table, made: 1 } });
  });
});

describe('a commit of which nobody knows whether it came about', () => {
  it('is settled by the store before anything else is answered', async () => {
    const server = await startServer();
    const { table, people } = await play(server);
    const [anna, bartek] = people;
    // It was written, but word of it was lost: as if the connection to the store had broken after the commit.
    const { store, liveTables } = server;
    const lost = (store as { commit: typeof store.commit }).commit;
    (store as { commit: unknown }).commit = async (write: Parameters<typeof lost>[0]) => {
      await lost(write);
      throw Object.assign(new Error('lost'), { name: 'Unavailable' });
    };
    const id = newId();
    const move = { type: 'move', table, ask: anna!.last(table)!.ask!, intents: TORCH } as const;
    expect((await anna!.ask(move, id)).refused?.code).toBe('unavailable');
    expect(liveTables.get(table)!.runner!.table.entries).toHaveLength(1);
    (store as { commit: unknown }).commit = lost;
    expect(await anna!.ask(move, id)).toEqual({ done: { seq: 1, table, made: 1 } });
    await bartek!.until('the news', () => bartek!.last(table)!.seq === 1);
    expect(store.entries(table, 0)).toHaveLength(2);
    expect(await bartek!.ask({ ...move, ask: bartek!.last(table)!.ask! })).toEqual({
      done: { seq: 2, table, made: 1 },
    });
  });
});

describe('tables nobody looks at', () => {
  it('are paused and put away, and come back from the log as they were', async () => {
    const server = await startServer({ settings: { evictIdleMs: 50, pauseAfterMs: 50 } });
    const { table, people } = await play(server);
    const before = people[0]!.last(table);
    for (const one of people) one.close();
    await expect.poll(() => server.liveTables.size, { timeout: 30_000 }).toBe(0);
    const back = await visit(server, people[0]!.guest);
    await subscribe(back, table);
    await back.until('the game', () => back.last(table));
    expect(back.news(table).map(({ kind }) => kind)).toEqual(['start', 'pause', 'pause']);
    const { view, offers, ask } = before!;
    expect(back.last(table)).toMatchObject({ view, offers, ask });
  });
});
