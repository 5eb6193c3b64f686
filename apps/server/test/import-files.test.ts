import { execFileSync } from 'node:child_process';
import { readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from './support/program.ts';
import { play } from './support/set-table.ts';
import { startServer } from './support/test-server.ts';

describe('a file that is imported', () => {
  it('is an ordinary one: a device, a pipe and a folder are refused at once', async () => {
    const server = await startServer();
    const folder = temporaryFolder();
    const pipe = join(folder, 'pipe');
    execFileSync('sh', ['-c', 'mkfifo "$0"', pipe]);
    const link = join(folder, 'link');
    symlinkSync('/dev/zero', link);
    for (const path of ['/dev/zero', link, pipe, folder])
      expect([path, await server.importTable(path)]).toEqual([path, 'notAFile']);
    expect(await server.importTable(join(folder, 'none'))).toBe('noSuchFile');
  });

  it('brings no guest with a name that no guest may have, and no table that is there', async () => {
    const server = await startServer();
    const { table } = await play(server);
    const folder = temporaryFolder();
    const file = join(folder, 'table.json');
    expect(await server.exportTable(table, file)).toBe('done');
    expect(await server.importTable(file)).toEqual({ exists: table });
    const other = await startServer();
    const text = readFileSync(file, 'utf8');
    for (const [i, name] of ['x'.repeat(100_000), '\u001b[31mred', 'a\u202eb', ' Anna', ''].entries()) {
      const path = join(folder, `${i}.json`);
      writeFileSync(path, text.replace('"name":"Anna"', `"name":${JSON.stringify(name)}`));
      expect([name.slice(0, 20), await other.importTable(path)]).toEqual([name.slice(0, 20), 'badName']);
    }
    expect(await other.importTable(file)).toMatchObject({ table });
  });
});
