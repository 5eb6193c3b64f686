import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { prepareRestore } from '@quri/data-folder';
import { askHost } from '@quri/protocol/host';
import Database from 'libsql';
import { describe, expect, it } from 'vitest';
import { quri, serverAt, startProgram, statusOf, temporaryFolder } from './support/program.ts';
import { answer, play, TORCH } from './support/set-table.ts';

/** A data folder, and two backups of it that can be told apart by the last entry. */
async function twoBackups() {
  const [dataDir, folder] = [temporaryFolder(), temporaryFolder()];
  const program = startProgram({ dataDir });
  const server = serverAt((await statusOf(dataDir)).addresses[0] ?? '');
  const { table, people } = await play(server);
  const backups = [join(folder, 'first.db'), join(folder, 'second.db')] as const;
  expect((await quri('backup', backups[0], '--data', dataDir)).status).toBe(0);
  await answer(people[0]!, table, TORCH);
  expect((await quri('backup', backups[1], '--data', dataDir)).status).toBe(0);
  for (const one of people) one.close();
  return { dataDir, program, backups };
}

/**
 * The last entry of data that must be whole and that nobody uses. It is read from a copy: libsql closes a connection
 * when it likes, and a server cannot replace data that somebody has open.
 */
function stateOf(file: string): number {
  const copy = join(temporaryFolder(), 'copy.db');
  for (const companion of ['', '-wal']) if (existsSync(file + companion)) cpSync(file + companion, copy + companion);
  const db = new Database(copy);
  try {
    expect(Object.values(db.prepare('PRAGMA integrity_check').get() as object)[0]).toBe('ok');
    return (db.prepare('SELECT max(seq) AS n FROM entries').get() as { n: number }).n;
  } finally {
    db.close();
  }
}

const kill = async (child: ChildProcess): Promise<void> => {
  const ended = child.exitCode === null && child.signalCode === null ? once(child, 'exit') : undefined;
  child.kill('SIGKILL');
  await ended;
};

/** How often it is killed; KILLS=50 for a long run. */
const KILLS = Number(process.env.KILLS ?? 5);

describe('killed in the middle of a restore', () => {
  it('a server starts with the old or the new data, whole, and nothing is left lying about', async () => {
    const { dataDir, program: first, backups } = await twoBackups();
    let program = first;
    const seen = new Set<number>();
    for (let i = 0; i < KILLS; i++) {
      const prepared = await prepareRestore(dataDir, backups[i % 2] as string);
      const restoring = askHost(dataDir, { do: 'restore', prepared }, 60_000).catch(() => undefined);
      // From the first moment of it to beyond its end.
      await Promise.race([sleep((i * 320) / KILLS), restoring]);
      await kill(program.child);
      await restoring;
      const state = stateOf(join(dataDir, 'quri.db'));
      expect([0, 1]).toContain(state);
      seen.add(state);
      for (const name of readdirSync(dataDir))
        if (/^quri-before-restore-.*\.db$/.test(name)) expect([0, 1]).toContain(stateOf(join(dataDir, name)));
      program = startProgram({ dataDir });
      await statusOf(dataDir);
      expect(readdirSync(dataDir).filter((name) => name.includes('restoring'))).toEqual([]);
    }
    expect(seen).toEqual(new Set([0, 1]));
  });

  it('a command leaves the old or the new data where no server runs', async () => {
    const { dataDir, program, backups } = await twoBackups();
    program.child.kill('SIGTERM');
    await program.ended();
    const quriProgram = fileURLToPath(new URL('../../cli/bin/quri.mjs', import.meta.url));
    for (let i = 0; i < KILLS - 2; i++) {
      const child = spawn(process.execPath, [quriProgram, 'restore', backups[i % 2] as string, '--data', dataDir]);
      // Until it has begun; then a little later each time.
      while (!readdirSync(dataDir).some((name) => name.includes('restoring')) && child.exitCode === null)
        await sleep(1);
      await sleep((i * 24) / KILLS);
      await kill(child);
      expect(existsSync(join(dataDir, 'quri.db'))).toBe(true);
      expect([0, 1]).toContain(stateOf(join(dataDir, 'quri.db')));
    }
    startProgram({ dataDir });
    await statusOf(dataDir);
    expect(readdirSync(dataDir).filter((name) => name.includes('restoring'))).toEqual([]);
  });

  it('is not begun while somebody else has the data open: the server goes on with the old data', async () => {
    const { dataDir, backups } = await twoBackups();
    const reader = new Database(join(dataDir, 'quri.db'));
    reader.exec('BEGIN');
    reader.prepare('SELECT count(*) FROM entries').get();
    const refused = await quri('restore', backups[0], '--data', dataDir);
    expect(refused).toMatchObject({ status: 1, err: expect.stringContaining('try again') });
    const { addresses } = await statusOf(dataDir);
    expect((await fetch(`${addresses[0]}/health`)).status).toBe(200);
    reader.exec('ROLLBACK');
    reader.close();
    expect(readdirSync(dataDir).filter((name) => /restor/.test(name))).toEqual([]);
    expect(stateOf(join(dataDir, 'quri.db'))).toBe(1);
  });
});
