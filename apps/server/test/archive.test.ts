import { statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { askHost } from '@quri/protocol/host';
import Database from 'libsql';
import { describe, expect, it } from 'vitest';
import { quri, serverAt, startProgram, statusOf, temporaryFolder } from './support/program.ts';
import { play, playToTheEnd } from './support/set-table.ts';
import type { TestServer } from './support/test-server.ts';
import { verifiedReplay } from './support/verified.ts';
import { subscribe, visit } from './support/visit.ts';

async function running(dataDir = temporaryFolder()) {
  const program = startProgram({ dataDir });
  return { dataDir, program, server: serverAt((await statusOf(dataDir)).addresses[0] ?? '') };
}

async function over(server: TestServer) {
  const set = await play(server, { people: 3 });
  await playToTheEnd(set);
  return set;
}

/** Something read from the data file or the archive. */
function read<T>(file: string, sql: string, ...values: readonly unknown[]): readonly T[] {
  const db = new Database(file, { readonly: true });
  try {
    return db.prepare(sql).all(...values) as readonly T[];
  } finally {
    db.close();
  }
}

const entriesIn = (dataDir: string): number =>
  read<{ n: number }>(join(dataDir, 'quri.db'), 'SELECT count(*) AS n FROM entries')[0]!.n;
const archivedIn = (dataDir: string): number =>
  read<{ n: number }>(join(dataDir, 'archive.db'), 'SELECT count(*) AS n FROM entries')[0]!.n;

const replayText = async (server: TestServer, table: string): Promise<string> => {
  const response = await fetch(`${server.url}/api/tables/${table}/replay`);
  expect(response.status).toBe(200);
  return response.text();
};

describe('the archive', () => {
  it('takes logs and replays of finished games, which stay where they were for everybody', async () => {
    const { dataDir, server, program } = await running();
    const { table, people } = await over(server);
    const waiting = await play(server);
    const before = await replayText(server, table);
    const [lastHeard, entries] = [people[0]!.last(table)!.heard, people[0]!.last(table)!.seq + 1];
    expect((await quri('host', 'archive', '--older-than', '1', '--data', dataDir)).out).toContain(': 0\n');
    const moved = await quri('host', 'archive', '--older-than', '0', '--data', dataDir);
    expect(moved).toEqual({ status: 0, out: 'Games moved into the archive: 1\n', err: '' });
    expect(statSync(join(dataDir, 'archive.db')).mode & 0o777).toBe(0o600);
    expect([entriesIn(dataDir), archivedIn(dataDir)]).toEqual([1, entries]);
    expect(read(join(dataDir, 'quri.db'), 'SELECT 1 FROM replays')).toEqual([]);
    expect(await replayText(server, table)).toBe(before);
    // Also for a server that has nothing of it in memory.
    program.child.kill('SIGTERM');
    await program.ended();
    const again = await running(dataDir);
    expect(await replayText(again.server, table)).toBe(before);
    await verifiedReplay(again.server, table);
    const anna = await visit(again.server, people[0]!.guest);
    expect((await subscribe(anna, table)).phase).toBe('over');
    await anna.until('all of it', () => anna.last(table)?.heard === lastHeard);
    expect(anna.news(table)).toHaveLength(entries);
    expect((await anna.ask({ type: 'rematch', table })).done?.table).toBeTruthy();
    const shown = await quri('host', 'show', table, '--json', '--data', dataDir);
    expect(JSON.parse(shown.out)[0]).toMatchObject({ table, phase: 'over', entries });
    // And back.
    const back = await quri('host', 'archive', '--restore', table, '--data', dataDir);
    expect(back).toMatchObject({ status: 0, err: '' });
    expect([entriesIn(dataDir), archivedIn(dataDir)]).toEqual([entries + 1, 0]);
    expect(await replayText(again.server, table)).toBe(before);
    const twice = await quri('host', 'archive', '--restore', table, '--data', dataDir);
    expect(twice).toMatchObject({ status: 1, err: expect.stringContaining('is not in the archive') });
    const running2 = await quri('host', 'archive', '--restore', waiting.table, '--data', dataDir);
    expect(running2.err).toContain('is not in the archive');
  });

  it('killed at any moment loses nothing: each log is whole in the file that counts', async () => {
    const { dataDir, server, program: first } = await running();
    const { table, people } = await over(server);
    const entries = people[0]!.last(table)!.seq + 1;
    await replayText(server, table);
    first.child.kill('SIGTERM');
    await first.ended();
    copies(dataDir, 40);
    let program = startProgram({ dataDir });
    await statusOf(dataDir);
    const archivedCounts: number[] = [];
    const inTheMiddle = () => archivedCounts.some((n) => n > 0 && n < 41);
    // On a busy machine it begins later.
    for (let i = 0; i < 4 || (i < 20 && !inTheMiddle()); i++) {
      const asked = askHost(dataDir, { do: 'archive', olderThan: 0 }, 60_000).catch(() => undefined);
      await sleep(40 + i * 70);
      program.child.kill('SIGKILL');
      await program.ended();
      await asked;
      archivedCounts.push(wholeLogs(dataDir, entries));
      program = startProgram({ dataDir });
      await statusOf(dataDir);
    }
    expect(inTheMiddle()).toBe(true);
    expect(await askHost(dataDir, { do: 'archive', olderThan: 0 }, 60_000)).toMatchObject([{ type: 'done' }]);
    expect(wholeLogs(dataDir, entries)).toBe(41);
    expect(entriesIn(dataDir)).toBe(0);
    for (let i = 0; i < 2; i++) {
      const asked = askHost(dataDir, { do: 'unarchive', table }, 60_000).catch(() => undefined);
      await sleep(5 + i * 40);
      program.child.kill('SIGKILL');
      await program.ended();
      await asked;
      wholeLogs(dataDir, entries);
      program = startProgram({ dataDir });
      await statusOf(dataDir);
    }
    await askHost(dataDir, { do: 'unarchive', table }, 60_000);
    expect(wholeLogs(dataDir, entries)).toBe(40);
  });
});

/** The same finished game at so many tables more. */
function copies(dataDir: string, n: number): void {
  const db = new Database(join(dataDir, 'quri.db'));
  const columns = (db.prepare('PRAGMA table_info(tables)').all() as { name: string }[]).map(({ name }) => name);
  const others = columns.filter((name) => name !== 'id' && name !== 'number').join(', ');
  const log = 'seq, entry, asks, epoch, heard, guest, request, answer';
  db.exec('BEGIN');
  for (let i = 0; i < n; i++) {
    const number = 1000 + i;
    db.exec(
      `INSERT INTO tables (id, number, ${others}) SELECT 'copy${number}', ${number}, ${others} FROM tables WHERE number = 1`,
    );
    db.exec(`INSERT INTO entries (table_number, ${log}) SELECT ${number}, ${log} FROM entries WHERE table_number = 1`);
    db.exec(`INSERT INTO replays SELECT ${number}, etag, gzip FROM replays WHERE table_number = 1`);
  }
  db.exec('COMMIT');
  db.close();
}

/** How many games are in the archive; each has its whole log and its replay in the file that counts. */
function wholeLogs(dataDir: string, entries: number): number {
  const [data, archive] = [join(dataDir, 'quri.db'), join(dataDir, 'archive.db')];
  const tables = read<{ id: string; number: number; archived: number }>(
    data,
    'SELECT id, number, archived FROM tables',
  );
  expect(tables.length).toBe(41);
  for (const { id, number, archived } of tables) {
    const count =
      archived === 1
        ? read<{ n: number }>(archive, 'SELECT count(*) AS n FROM entries WHERE table_id = ?', id)
        : read<{ n: number }>(data, 'SELECT count(*) AS n FROM entries WHERE table_number = ?', number);
    expect([id, count[0]?.n]).toEqual([id, entries]);
    const replays =
      archived === 1
        ? read(archive, 'SELECT 1 FROM replays WHERE table_id = ?', id)
        : read(data, 'SELECT 1 FROM replays WHERE table_number = ?', number);
    expect([id, replays.length]).toEqual([id, 1]);
  }
  return tables.filter(({ archived }) => archived === 1).length;
}
