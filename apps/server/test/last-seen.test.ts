import { rmSync, statSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Program, startProgram, statusOf, temporaryFolder } from './support/program.ts';

/** The lines of the log that warn. */
const warnings = (program: Program): readonly string[] =>
  program
    .said()
    .split('\n')
    .flatMap((line) => (line.startsWith('{') ? [String(JSON.parse(line).msg)] : []));

async function started(dataDir: string): Promise<Program> {
  const program = startProgram({ dataDir });
  await statusOf(dataDir);
  await expect.poll(() => program.said()).toContain('Quri is open');
  return program;
}

describe('a server that is started', () => {
  it('says in one line that there was no data, or that there is none any more', async () => {
    const dataDir = temporaryFolder();
    const first = await started(dataDir);
    expect(first.said()).toContain(`There was no data in ${dataDir}`);
    expect(warnings(first)).toEqual([]);
    first.child.kill('SIGKILL');
    await first.ended();
    const again = await started(dataDir);
    expect(again.said()).not.toContain('There was no data');
    expect(warnings(again)).toEqual([]);
    again.child.kill();
    await again.ended();
    rmSync(join(dataDir, 'quri.db'));
    const empty = await started(dataDir);
    expect(warnings(empty)).toEqual([expect.stringContaining('the data file is new, and there was one before')]);
  });

  it('says in one line that the data is older than it was, as when the log of SQLite is gone', async () => {
    const dataDir = temporaryFolder();
    const first = await started(dataDir);
    first.child.kill();
    await first.ended();
    const killed = await started(dataDir);
    killed.child.kill('SIGKILL');
    await killed.ended();
    rmSync(join(dataDir, 'quri.db-wal'));
    const again = await started(dataDir);
    expect(warnings(again)).toEqual([expect.stringContaining('the data file is older than it was')]);
    again.child.kill();
    await again.ended();
    expect(warnings(await started(dataDir))).toEqual([]);
  });

  it('refuses data that is cut', async () => {
    const dataDir = temporaryFolder();
    const first = await started(dataDir);
    first.child.kill();
    await first.ended();
    const file = join(dataDir, 'quri.db');
    truncateSync(file, statSync(file).size - 1);
    const again = startProgram({ dataDir });
    expect(await again.ended()).toBe(1);
    expect(again.said()).toMatch(/quri: the data file \S+ is damaged: 1 bytes are missing at its end/);
  });
});
