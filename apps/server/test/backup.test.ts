import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DATA_VERSION } from '@quri/data-folder';
import Database from 'libsql';
import { describe, expect, it } from 'vitest';
import { MIGRATIONS } from '../src/store/schema.ts';
import { quri, serverAt, startProgram, statusOf, temporaryFolder } from './support/program.ts';
import { answer, CAMP, play, TORCH } from './support/set-table.ts';
import { type Guest, subscribe, visit } from './support/visit.ts';

const modeOf = (path: string): number => statSync(path).mode & 0o777;

async function running(dataDir = temporaryFolder()) {
  const program = startProgram({ dataDir });
  const { addresses, process } = await statusOf(dataDir);
  return { dataDir, program, process, server: serverAt(addresses[0] ?? '') };
}

describe('a backup', () => {
  it('is made while people play: one file for its owner, whole, with everything that was acknowledged', async () => {
    const { dataDir, program, server } = await running();
    const { table, people } = await play(server);
    for (const one of people) await answer(one, table, TORCH);
    const file = join(temporaryFolder(), 'copy.db');
    // Somebody goes on writing meanwhile.
    let isDone = false;
    const writing = (async () => {
      let n = 0;
      for (; !isDone; n++) await rename(server.url, people[0]!.guest, `Anna ${n}`);
      return n;
    })();
    const made = await quri('backup', file, '--data', dataDir);
    isDone = true;
    expect(made).toMatchObject({ status: 0, err: '' });
    expect(made.out).toMatch(/^\S+copy\.db is written and checked: \d+\.\d MB\.\n$/);
    expect(modeOf(file)).toBe(0o600);
    expect(readdirSync(join(file, '..'))).toEqual(['copy.db']);
    expect(await writing).toBeGreaterThan(10);
    const db = new Database(file, { readonly: true });
    expect(Object.values(db.prepare('PRAGMA integrity_check').get() as object)[0]).toBe('ok');
    const { n } = db.prepare('SELECT count(*) AS n FROM entries').get() as { n: number };
    expect(n).toBeGreaterThanOrEqual(4);
    db.close();
    // The server has not noticed.
    expect(program.said()).not.toContain('"level"');
    const again = await quri('backup', file, '--data', dataDir);
    expect(again).toMatchObject({ status: 1, out: '' });
    expect(again.err).toContain('--force');
    expect((await quri('backup', file, '--force', '--data', dataDir)).status).toBe(0);
  });

  it('is made of what a killed server has left, log and all', async () => {
    const { dataDir, program, server } = await running();
    const { table, people } = await play(server);
    const acknowledged = await answer(people[0]!, table, TORCH);
    program.child.kill('SIGKILL');
    await program.ended();
    expect(statSync(join(dataDir, 'quri.db-wal')).size).toBeGreaterThan(0);
    const file = join(temporaryFolder(), 'copy.db');
    expect((await quri('backup', file, '--data', dataDir)).status).toBe(0);
    const db = new Database(file, { readonly: true });
    const { n } = db.prepare('SELECT max(seq) AS n FROM entries').get() as { n: number };
    expect(n).toBe(acknowledged.done?.seq);
    db.close();
  });

  it('is refused where there is nothing to copy, or where it would overwrite the data', async () => {
    const dataDir = temporaryFolder();
    expect((await quri('backup', join(dataDir, 'x.db'), '--data', dataDir)).err).toContain('no data of Quri');
    writeFileSync(join(dataDir, 'quri.db'), 'x'.repeat(5000));
    const junk = await quri('backup', join(dataDir, 'x.db'), '--data', dataDir);
    expect(junk).toMatchObject({ status: 1, err: expect.stringContaining('is no data of Quri') });
    for (const name of ['quri.db', 'quri.db-wal', 'archive.db', 'quri.lock'])
      expect((await quri('backup', join(dataDir, name), '--force', '--data', dataDir)).err).toContain(
        'the data itself',
      );
    expect((await quri('backup', '--data', dataDir)).status).toBe(2);
    expect(readdirSync(dataDir)).toEqual(['quri.db']);
  });
});

describe('a restore', () => {
  it('while it runs: everybody reconnects to the same address and finds the game where the backup has it', async () => {
    const { dataDir, server, process } = await running();
    const { table, people } = await play(server);
    await answer(people[0]!, table, TORCH);
    const file = join(temporaryFolder(), 'copy.db');
    expect((await quri('backup', file, '--data', dataDir)).status).toBe(0);
    await answer(people[1]!, table, TORCH);
    const late = await visit(server, 'Late');
    const { heard } = people[0]!.last(table)!;
    const restored = await quri('restore', file, '--data', dataDir);
    expect(restored).toMatchObject({ status: 0, err: '' });
    expect(restored.out).toMatch(/kept beside it as quri-before-restore-[\dTZ-]+\.db\.\n$/);
    // They are told to come again.
    expect(await Promise.all([...people, late].map((one) => one.closed()))).toEqual([1012, 1012, 1012, 1012]);
    expect((await statusOf(dataDir)).process).toBe(process);
    expect((await fetch(`${server.url}/health`)).status).toBe(200);
    const [anna, bartek] = await Promise.all(people.slice(0, 2).map(({ guest }) => visit(server, guest)));
    await subscribe(anna!, table, null, 2, heard);
    await anna!.until('the game as it was', () => anna!.last(table));
    expect(anna!.of('news')[0]).toMatchObject({ anew: true });
    expect(anna!.last(table)!.seq).toBe(1);
    // Who came after the backup is not known, and the game goes on.
    expect((await fetch(`${server.url}/api/guest`, { headers: { cookie: late.guest.cookie } })).status).toBe(204);
    await subscribe(bartek!, table);
    expect(await answer(bartek!, table, CAMP)).toMatchObject({ done: { seq: 2 } });
    const old = readdirSync(dataDir).find((name) => name.startsWith('quri-before-restore-')) ?? '';
    expect(modeOf(join(dataDir, old))).toBe(0o600);
    expect(modeOf(join(dataDir, 'quri.db'))).toBe(0o600);
    // And back again, to what was put aside.
    expect((await quri('restore', join(dataDir, old), '--data', dataDir)).status).toBe(0);
    expect((await fetch(`${server.url}/api/guest`, { headers: { cookie: late.guest.cookie } })).status).toBe(200);
    expect(readdirSync(dataDir).filter((name) => name.includes('restoring'))).toEqual([]);
  });

  it('while it is stopped, also into an empty folder and over data that is damaged', async () => {
    const { dataDir, program, server } = await running();
    const { table, people } = await play(server);
    const file = join(temporaryFolder(), 'copy.db');
    expect((await quri('backup', file, '--data', dataDir)).status).toBe(0);
    await answer(people[0]!, table, TORCH);
    program.child.kill('SIGKILL');
    await program.ended();
    expect((await quri('restore', file, '--data', dataDir)).status).toBe(0);
    expect(existsSync(join(dataDir, 'quri.db-wal'))).toBe(false);
    const old = readdirSync(dataDir).find((name) => name.startsWith('quri-before-restore-')) ?? '';
    // What the killed server had acknowledged is in what was kept.
    expect(lastSeq(join(dataDir, old))).toBe(1);
    expect(lastSeq(join(dataDir, 'quri.db'))).toBe(0);
    const empty = join(temporaryFolder(), 'new');
    const into = await quri('restore', file, '--data', empty);
    expect(into).toMatchObject({ status: 0, out: expect.not.stringContaining('before') });
    writeFileSync(join(empty, 'quri.db'), 'x'.repeat(10_000));
    const over = await quri('restore', file, '--data', empty);
    expect(over).toMatchObject({ status: 0, out: expect.stringContaining('quri-damaged-') });
    const again = await running(empty);
    const back = await visit(again.server, people[0]!.guest);
    await subscribe(back, table);
    await back.until('the game', () => back.last(table)?.seq === 0);
  });

  it('refuses what is no backup, and changes nothing', async () => {
    const { dataDir, server } = await running();
    const { people } = await play(server);
    const folder = temporaryFolder();
    const copy = (name: string, change: (file: string) => void): string => {
      const file = join(folder, name);
      execFileSync('cp', [join(folder, 'good.db'), file]);
      change(file);
      return file;
    };
    await quri('backup', join(folder, 'good.db'), '--data', dataDir);
    const bad: readonly (readonly [string, string])[] = [
      [join(folder, 'none.db'), 'no such file'],
      [copy('text.db', (file) => writeFileSync(file, 'not a database')), 'no data of Quri'],
      [copy('empty.db', (file) => truncateSync(file, 0)), 'no data of Quri'],
      [copy('other.db', (file) => sql(file, 'DROP TABLE guests')), 'no data of Quri'],
      [copy('newer.db', (file) => sql(file, `PRAGMA user_version = ${MIGRATIONS.length + 1}`)), 'newer Quri'],
      [copy('cut.db', (file) => truncateSync(file, statSync(file).size - 8192)), 'not as long as it says'],
      [copy('overwritten.db', (file) => overwrite(file)), 'damaged'],
    ];
    for (const [file, why] of bad) {
      const refused = await quri('restore', file, '--data', dataDir);
      expect([file, refused.status, refused.err]).toEqual([file, 1, expect.stringContaining(why)]);
    }
    expect(people.every(({ socket }) => socket.readyState === socket.OPEN)).toBe(true);
    expect(readdirSync(dataDir).filter((name) => /restor/.test(name))).toEqual([]);
  });

  it('knows how many migrations there are', () => {
    expect(DATA_VERSION).toBe(MIGRATIONS.length);
  });
});

async function rename(url: string, { cookie }: Guest, name: string): Promise<void> {
  const headers = { 'content-type': 'application/json', cookie };
  const response = await fetch(`${url}/api/guest`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ name, colour: 0 }),
  });
  // More often than a guest may.
  expect([200, 429]).toContain(response.status);
}

function lastSeq(file: string): number {
  const db = new Database(file, { readonly: true });
  const { n } = db.prepare('SELECT max(seq) AS n FROM entries').get() as { n: number };
  db.close();
  return n;
}

function sql(file: string, text: string): void {
  const db = new Database(file);
  db.exec(text);
  db.close();
}

/** Bytes in the middle of the file that mean nothing. */
function overwrite(file: string): void {
  const bytes = readFileSync(file);
  bytes.fill(0xa5, 4096 * 3, 4096 * 6);
  writeFileSync(file, bytes);
}
