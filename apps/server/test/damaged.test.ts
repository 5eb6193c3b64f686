import { join } from 'node:path';
import { seededRng } from '@quri/kernel';
import Database from 'libsql';
import { describe, expect, it } from 'vitest';
import { pragma } from '../src/store/data-file.ts';
import { MIGRATIONS } from '../src/store/schema.ts';
import { damages } from './support/damages.ts';
import { quri, serverAt, startProgram, statusOf, temporaryFolder } from './support/program.ts';
import { answer, heardBy, moveOf, play, playToTheEnd, type SetTable, TORCH } from './support/set-table.ts';
import { storeGames } from './support/stored-games.ts';
import { startServer, type TestServer } from './support/test-server.ts';
import { openStore } from './support/test-store.ts';
import { newGuest, subscribe, type Visit, visit } from './support/visit.ts';

const DAMAGED = { code: 'damaged', retry: false };

/** Writes into the data file of a server that is closed, as a disk would: no trigger runs. */
function change(folder: string, write: (db: Database.Database) => void): void {
  const db = new Database(join(folder, 'quri.db'));
  const triggers = db.prepare("SELECT name, sql FROM sqlite_schema WHERE type = 'trigger'").all() as {
    readonly name: string;
    readonly sql: string;
  }[];
  for (const { name } of triggers) db.exec(`DROP TRIGGER ${name}`);
  write(db);
  for (const { sql } of triggers) db.exec(sql);
  db.close();
}

const countIn = (folder: string): number => {
  const db = new Database(join(folder, 'quri.db'), { readonly: true });
  const { n } = db.prepare('SELECT count(*) AS n FROM entries').get() as { readonly n: number };
  db.close();
  return n;
};

/** The log has one line about this table, which says what and where. */
const faultsLogged = (server: TestServer, table: string): readonly string[] =>
  server.logged
    .map((line) => JSON.parse(line) as { readonly table?: string; readonly fault?: string; readonly level: number })
    .flatMap((line) => (line.table === table && line.level === 50 ? [String(line.fault)] : []));

async function rejected(one: Visit, table: string): Promise<unknown> {
  one.send({ type: 'subscribe', table, invite: null, last: -1 });
  return one.until('a rejection', () => one.of('rejected').find(({ refused }) => refused.table === table)?.refused);
}

async function metric(server: TestServer, name: string): Promise<number> {
  const text = await (await fetch(`${server.url}/metrics`)).text();
  return Number(new RegExp(`^${name} (\\d+)$`, 'm').exec(text)?.[1]);
}

const LAST = (table: string): string =>
  `DELETE FROM entries WHERE table_number = (SELECT number FROM tables WHERE id = '${table}')
   AND seq = (SELECT max(seq) FROM entries WHERE table_number = (SELECT number FROM tables WHERE id = '${table}'))`;

async function begun(server: TestServer): Promise<SetTable> {
  const set = await play(server);
  for (const one of set.people) await answer(one, set.table, TORCH);
  await heardBy(set.people, set.table, 3);
  return set;
}

describe('stored data that is damaged', () => {
  it('is noticed at 200 places before a move is accepted, named in the log and to the player', async () => {
    const server = await startServer();
    const guest = await newGuest(server, 'Anna');
    await server.close();
    const all = damages(seededRng('damages'));
    const store = openStore(server.folder);
    const tables = await storeGames(store, guest.id, all.length + 1);
    await store.close();
    change(server.folder, (db) => {
      for (const [i, { run }] of all.entries()) run(db, tables[i]!, i + 1);
    });
    const before = countIn(server.folder);
    await server.restart();
    const anna = await visit(server, guest);
    for (const [i, { name }] of all.entries()) {
      const table = tables[i]!;
      const move = { type: 'move', table, ask: 0, intents: TORCH } as const;
      expect([name, (await anna.ask(move)).refused]).toEqual([name, DAMAGED]);
      expect([name, await rejected(anna, table)]).toEqual([name, { ...DAMAGED, table }]);
      expect([name, faultsLogged(server, table)]).toEqual([name, [expect.stringMatching(/\w/)]]);
    }
    expect(all).toHaveLength(200);
    // The one that is whole is played on, and the server is well.
    const whole = tables.at(-1)!;
    await subscribe(anna, whole);
    await anna.until('the game', () => anna.last(whole));
    expect((await anna.ask(moveOf(anna, whole, TORCH))).refused?.code).not.toBe('damaged');
    expect(await metric(server, 'quri_damaged_tables')).toBe(all.length);
    expect((await fetch(`${server.url}/health`)).status).toBe(200);
    await server.close();
    expect(countIn(server.folder)).toBeLessThanOrEqual(before + 1);
  });

  it('is noticed where the newest entry is missing, and the other tables go on', async () => {
    const server = await startServer();
    const [set, other] = [await begun(server), await begun(server)];
    await server.close();
    change(server.folder, (db) => db.exec(LAST(set.table)));
    await server.restart();
    const anna = await visit(server, set.people[0]!.guest);
    expect(await rejected(anna, set.table)).toEqual({ ...DAMAGED, table: set.table });
    expect(faultsLogged(server, set.table)).toEqual(['entries 3 to 3 are missing']);
    const well = await visit(server, other.people[0]!.guest);
    await subscribe(well, other.table);
    expect(await answer(well, other.table, TORCH)).toHaveProperty('done');
  });

  it('is noticed in a finished game, of which no replay is made', async () => {
    const server = await startServer();
    const set = await play(server);
    await playToTheEnd(set);
    await server.close();
    // Also where nothing is noted with the table, as in data of an older Quri.
    change(server.folder, (db) => db.exec(`${LAST(set.table)}; UPDATE tables SET head = NULL`));
    await server.restart();
    const replay = await fetch(`${server.url}/api/tables/${set.table}/replay`);
    expect([replay.status, await replay.json()]).toEqual([500, DAMAGED]);
    expect(faultsLogged(server, set.table)).toEqual(['the game is over and its end is missing']);
  });

  it('is noticed from then on in data of a version that did not note the newest entry', async () => {
    const server = await startServer();
    const { table, people } = await begun(server);
    await server.close();
    change(server.folder, (db) =>
      db.exec(
        `ALTER TABLE tables DROP COLUMN head; DROP INDEX tables_on_device;
         ALTER TABLE tables DROP COLUMN on_device; PRAGMA user_version = 12`,
      ),
    );
    await server.restart();
    const anna = await visit(server, people[0]!.guest);
    await subscribe(anna, table);
    expect(await answer(anna, table, TORCH)).toHaveProperty('done');
    await server.close();
    change(server.folder, (db) => {
      expect(pragma(db, 'user_version')).toBe(MIGRATIONS.length);
      db.exec(LAST(table));
    });
    await server.restart();
    const back = await visit(server, people[0]!.guest);
    expect(await rejected(back, table)).toEqual({ ...DAMAGED, table });
  });

  it('is shown to the host, who can put the table away', async () => {
    const dataDir = temporaryFolder();
    const program = startProgram({ dataDir });
    const [set, other] = await statusOf(dataDir).then(async ({ addresses }) => {
      const server = serverAt(addresses[0] ?? '');
      return [await begun(server), await begun(server)] as const;
    });
    program.child.kill();
    await program.ended();
    change(dataDir, (db) => {
      db.exec(`UPDATE entries SET entry = replace(entry, 'torch', 'camp') WHERE table_number = 1 AND seq = 1`);
      db.exec(`UPDATE tables SET seating = substr(seating, 1, 9) WHERE id = '${other.table}'`);
    });
    startProgram({ dataDir });
    const server = serverAt((await statusOf(dataDir)).addresses[0] ?? '');
    const anna = await visit(server, set.people[0]!.guest);
    for (const { table } of [set, other]) expect(await rejected(anna, table)).toEqual({ ...DAMAGED, table });
    const host = (...words: string[]) => quri('host', ...words, '--data', dataDir);
    const listed = JSON.parse((await host('tables', '--json')).out) as object[];
    const fault = 'entry 1, or the link of entry 2 to it, was changed';
    expect(listed).toHaveLength(2);
    expect(listed).toContainEqual(expect.objectContaining({ table: set.table, damage: fault }));
    expect(listed).toContainEqual(expect.objectContaining({ table: other.table, damage: 'seating is no JSON' }));
    expect((await host('tables')).out).toContain('damaged');
    expect((await host('show', set.table)).out).toMatch(new RegExp(`damaged +${fault}`));
    expect((await host('show', other.table)).err).toContain(`${other.table}: seating is no JSON`);
    expect((await host('export', set.table, join(dataDir, 'x.json'))).err).toContain(fault);
    expect((await host('close', set.table)).out).toContain('has been closed');
    expect(JSON.parse((await host('tables', '--json')).out)).toHaveLength(2);
    expect((await host('tables')).out).toContain('closed');
  });
});
