import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { writeLongLog } from './support/long-log.ts';
import { quri, quriLimited, serverAt, startProgram, statusOf, temporaryFolder } from './support/program.ts';
import { play } from './support/set-table.ts';

/** A table whose log is longer than any file that is written after this may be. */
async function longTable(): Promise<{ readonly dataDir: string; readonly table: string }> {
  const dataDir = temporaryFolder();
  const program = startProgram({ dataDir });
  const { addresses } = await statusOf(dataDir);
  const { table } = await play(serverAt(addresses[0] ?? ''));
  program.child.kill();
  await program.ended();
  await writeLongLog(dataDir, table, 1400);
  return { dataDir, table };
}

describe('a disk without room', () => {
  it('is never answered as done, and leaves no file that looks whole', async () => {
    const { dataDir, table } = await longTable();
    const folder = temporaryFolder();
    const data = readFileSync(join(dataDir, 'quri.db'));
    const backup = await quriLimited(128, 'backup', join(folder, 'backup.db'), '--data', dataDir);
    expect(backup).toMatchObject({ status: 1, out: '' });
    expect(backup.err).toMatch(/backup\.db cannot be written/);
    expect(readdirSync(folder)).toEqual([]);

    expect((await quri('backup', join(folder, 'backup.db'), '--data', dataDir)).status).toBe(0);
    const restored = await quriLimited(128, 'restore', join(folder, 'backup.db'), '--data', dataDir);
    expect(restored).toMatchObject({ status: 1, out: '' });
    expect(restored.err).toMatch(/cannot be written/);
    expect(readFileSync(join(dataDir, 'quri.db')).equals(data)).toBe(true);
    expect(readdirSync(dataDir).filter((name) => name.includes('restor'))).toEqual([]);

    startProgram({ dataDir, fileBlocks: 512 });
    await statusOf(dataDir);
    const exported = await quri('host', 'export', table, join(folder, 'table.json'), '--data', dataDir);
    expect(exported).toMatchObject({ status: 1, out: '' });
    expect(exported.err).toContain('cannot write');
    expect(readdirSync(folder)).toEqual(['backup.db']);
  });
});
