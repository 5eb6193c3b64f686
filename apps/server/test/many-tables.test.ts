import { cpSync } from 'node:fs';
import { join } from 'node:path';
import type { MyGames } from '@quri/protocol';
import Database from 'libsql';
import { describe, expect, it } from 'vitest';
import { TABLES_ABOUT_SQL } from '../src/store/guest-deletion.ts';
import { copyTable } from './support/many-tables.ts';
import { asked } from './support/me.ts';
import { temporaryFolder } from './support/program.ts';
import { play, playToTheEnd } from './support/set-table.ts';
import { startServer, type TestServer } from './support/test-server.ts';
import type { Guest, Visit } from './support/visit.ts';

/** How many rows of each table of the data file name this guest. */
function rowsAbout({ folder }: TestServer, guest: string): Readonly<Record<string, number>> {
  const db = new Database(join(folder, 'quri.db'), { readonly: true });
  const count = (name: string, where: string): number =>
    (db.prepare(`SELECT count(*) AS n FROM ${name} WHERE ${where}`).get(guest) as { readonly n: number }).n;
  const named = ['admissions', 'answers', 'chat', 'entries', 'notes', 'seated'].map(
    (name) => [name, count(name, 'guest = ?')] as const,
  );
  const rows = { ...Object.fromEntries(named), hosts: count('tables', 'host = ?'), guests: count('guests', 'id = ?') };
  db.close();
  return rows;
}

const NONE = { admissions: 0, answers: 0, chat: 0, entries: 0, guests: 0, hosts: 0, notes: 0, seated: 0 };

const deleteMe = (server: TestServer, guest: Guest) =>
  asked(server, guest, '/api/me/delete', { method: 'POST', body: { confirm: 'delete' } });

/** Anna has finished one game and so many copies of it. */
async function withManyTables(server: TestServer, copies: number) {
  const { table, people } = await play(server);
  const [anna, bartek] = people as [Visit, Visit, Visit];
  for (let i = 0; i < 3; i++) expect(await anna.ask({ type: 'say', table, text: `line ${i}` })).toHaveProperty('done');
  await playToTheEnd({ table, people });
  // It is made when it is first asked for, with the names of that moment.
  expect((await fetch(`${server.url}/api/tables/${table}/replay`)).status).toBe(200);
  expect(server.store.replay(table)).toBeDefined();
  await server.close();
  const names = copyTable(server, table, copies);
  await server.restart();
  return { anna: anna.guest, bartek: bartek.guest, table, names };
}

describe('somebody with very many tables', () => {
  it('is deleted step by step: killed in the middle of it, the rest is done when they ask again', async () => {
    const server = await startServer();
    const { anna, bartek, table } = await withManyTables(server, 150);
    const before = rowsAbout(server, anna.id);
    expect(before).toMatchObject({ seated: 151, chat: 453, guests: 1 });
    const deleted = deleteMe(server, anna);
    const left = () => server.store.tablesAbout(anna.id, 1000).length;
    while (left() > 100) await new Promise((resolve) => setImmediate(resolve));
    // As a killed process would leave it.
    const folder = temporaryFolder();
    cpSync(server.folder, folder, { recursive: true });
    expect(left()).toBeGreaterThan(0);
    expect((await deleted).status).toBe(204);
    expect(rowsAbout(server, anna.id)).toEqual(NONE);
    const again = await startServer({ folder });
    const halfway = rowsAbout(again, anna.id);
    expect(halfway).toMatchObject({ guests: 1 });
    expect(halfway.seated).toBeLessThan(151);
    expect(halfway.seated).toBeGreaterThan(0);
    expect((await deleteMe(again, anna)).status).toBe(204);
    expect(rowsAbout(again, anna.id)).toEqual(NONE);
    // The others have their games, with nobody where she sat.
    expect(rowsAbout(again, bartek.id)).toMatchObject({ seated: 151 });
    const replay = await fetch(`${again.url}/api/tables/${table}/replay`);
    expect(await replay.json()).toMatchObject({ names: ['', 'Bartek', 'Celina'] });
  });

  it('is deleted from a log that takes several steps', async () => {
    const server = await startServer();
    const { anna, table } = await withManyTables(server, 0);
    await server.close();
    const db = new Database(join(server.folder, 'quri.db'));
    db.exec(`WITH RECURSIVE more (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM more WHERE n < 700)
      INSERT INTO entries (table_number, seq, entry, guest, request)
        SELECT table_number, 1000 + n, '{"actor":"human","ask":0}', '${anna.id}', 'r' || n FROM more, entries
        WHERE seq = 0 AND table_number = (SELECT number FROM tables WHERE id = '${table}')`);
    db.close();
    await server.restart();
    expect(rowsAbout(server, anna.id).entries).toBeGreaterThan(700);
    expect((await deleteMe(server, anna)).status).toBe(204);
    expect(rowsAbout(server, anna.id)).toEqual(NONE);
  });

  it('finds the few that fit among them, whichever page they are on', async () => {
    const server = await startServer();
    const { anna, names, table } = await withManyTables(server, 1300);
    await server.close();
    const db = new Database(join(server.folder, 'quri.db'));
    const rare = [names[3]!, names[700]!, names[1299]!];
    for (const name of rare) db.exec(`UPDATE tables SET game = 'tikal' WHERE id = '${name}'`);
    db.close();
    await server.restart();
    const games = async (query: string) =>
      (await asked<MyGames>(server, anna, `/api/me/games?state=finished${query}`)).body;
    const found = await games('&game=tikal');
    expect([found.more, found.games.map((one) => one.table)]).toEqual([false, [...rare].reverse()]);
    // Page by page, each once, the newest first.
    const all: string[] = [];
    for (let page = await games(''); ; page = await games(`&before=${all.at(-1)}`)) {
      all.push(...page.games.map((one) => one.table));
      if (!page.more) break;
    }
    expect(all).toEqual([...[...names].reverse(), table]);
    expect((await asked<MyGames>(server, anna, '/api/me/games')).body).toEqual({ games: [], more: false });
  });

  it('is found at their tables by indexes alone', async () => {
    const server = await startServer();
    const db = new Database(join(server.folder, 'quri.db'), { readonly: true });
    const plan = db.prepare(`EXPLAIN QUERY PLAN ${TABLES_ABOUT_SQL}`).all('guest', 9) as readonly {
      readonly detail: string;
    }[];
    db.close();
    expect(plan.map(({ detail }) => detail).filter((line) => /^SCAN|TEMP B-TREE/.test(line))).toEqual([]);
  });
});
