import { mkdirSync, readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkData } from '@quri/data-folder';
import Database from 'libsql';
import { describe, expect, it } from 'vitest';
import { makeBackup } from '../src/store/backup-file.ts';
import { openDataFile } from '../src/store/data-file.ts';
import { temporaryFolder } from './support/program.ts';
import { answer, play, TORCH } from './support/set-table.ts';
import { startServer, type TestServer } from './support/test-server.ts';

/** Looked for at once, every two hours. */
const SOON = { firstBackupMs: 1, backupEveryHours: 2 };
const HOUR_MS = 3_600_000;

const metricOf = async (server: TestServer, name: string): Promise<number> => {
  const text = await (await fetch(`${server.url}/metrics`)).text();
  return Number(new RegExp(`^${name} (.*)$`, 'm').exec(text)?.[1]);
};

/** A file in a folder that was written so many hours ago. */
function olderFile(folder: string, name: string, hours: number): void {
  writeFileSync(join(folder, name), '');
  const at = new Date(Date.now() - hours * HOUR_MS);
  utimesSync(join(folder, name), at, at);
}

describe('backups on a schedule', () => {
  it('are whole, for their owner only, told of, and the oldest make room', async () => {
    const folder = temporaryFolder();
    const backups = join(folder, 'backups');
    mkdirSync(backups, { mode: 0o700 });
    const names = [5, 4, 3].map((hours) => `quri-2026-11-0${9 - hours}T01-02-03-004Z.db`);
    for (const [i, name] of names.entries()) olderFile(backups, name, 5 - i);
    olderFile(backups, 'quri-2026-11-16.db', 900);
    olderFile(backups, `${names[0]}.123.part`, 5);
    const server = await startServer({ folder, settings: { ...SOON, backupsKept: 2 } });
    const { table, people } = await play(server);
    await answer(people[0]!, table, TORCH);
    await expect.poll(() => server.logged.join(), { timeout: 60_000 }).toContain('backup made');
    // By the host's own name it is not the server's to delete.
    const kept = readdirSync(backups);
    expect(kept).toHaveLength(3);
    expect(kept).toEqual(expect.arrayContaining([names[2], 'quri-2026-11-16.db']));
    const newest = kept.find((name) => !names.includes(name) && name.includes('T')) ?? '';
    expect(checkData(join(backups, newest))).toBeUndefined();
    expect(statSync(join(backups, newest)).mode & 0o777).toBe(0o600);
    expect(await metricOf(server, 'quri_last_backup_timestamp_seconds')).toBeGreaterThan(Date.now() / 1000 - 600);
    expect(await metricOf(server, 'quri_backup_failures_total')).toBe(0);
  });

  it('are not made before their time, and not at all without the setting', async () => {
    const folder = temporaryFolder();
    const backups = join(folder, 'backups');
    mkdirSync(backups);
    olderFile(backups, 'quri-2026-11-16.db', 1);
    const early = await startServer({ folder, settings: SOON });
    const without = await startServer({ settings: { ...SOON, backupEveryHours: 0 } });
    const due = await startServer({ settings: SOON });
    await expect.poll(() => due.logged.join(), { timeout: 60_000 }).toContain('backup made');
    expect(readdirSync(join(due.folder, 'backups'))).toHaveLength(1);
    expect(statSync(join(due.folder, 'backups')).mode & 0o777).toBe(0o700);
    expect(readdirSync(backups)).toEqual(['quri-2026-11-16.db']);
    expect([early, without].map(({ logged }) => logged.filter((line) => line.includes('backup')))).toEqual([[], []]);
  });

  it('that fail are logged and counted, and the games go on', async () => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, 'no-folder'), '');
    const env = { BACKUP_DIR: join(folder, 'no-folder') };
    const server = await startServer({ env, settings: SOON });
    await expect.poll(() => server.logged.join(), { timeout: 60_000 }).toContain('backup failed');
    expect(await metricOf(server, 'quri_backup_failures_total')).toBe(1);
    expect(await metricOf(server, 'quri_last_backup_timestamp_seconds')).toBe(0);
    expect((await fetch(`${server.url}/health`)).status).toBe(200);
  });

  it('are not kept where they could not be restored', async () => {
    const [folder, backups] = [temporaryFolder(), temporaryFolder()];
    const db = openDataFile(folder);
    const file = join(backups, 'copy.db');
    await makeBackup(folder, file);
    expect(readdirSync(backups)).toEqual(['copy.db']);
    // Whole, but a restore would add tables that are there already.
    db.exec('PRAGMA user_version = 3');
    db.close();
    await expect(makeBackup(folder, join(backups, 'other.db'))).rejects.toThrow();
    expect(readdirSync(backups)).toEqual(['copy.db']);
    const copy = new Database(file, { readonly: true });
    expect(copy.prepare('SELECT count(*) AS n FROM guests').get()).toMatchObject({ n: 0 });
    copy.close();
  });
});
