import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { tryLock } from '@quri/data-folder';
import Database from 'libsql';
import { beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest';
import { serverAt, startProgram, statusOf, temporaryFolder } from './support/program.ts';
import { play, playToTheEnd } from './support/set-table.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** npm as whoever runs the tests has it, in a group of its own, so that nothing can be left behind. */
async function startedByNpm() {
  const dataDir = temporaryFolder();
  const npm = spawn('npm', ['start'], {
    cwd: root,
    env: { PATH: process.env.PATH ?? '', HOME: dataDir, PORT: '0', HOST: '127.0.0.1', DATA_DIR: dataDir },
    stdio: 'ignore',
    detached: true,
  });
  const ended = once(npm, 'exit');
  onTestFinished(async () => {
    try {
      process.kill(-(npm.pid ?? 0), 'SIGKILL');
    } catch {
      // All of them have ended.
    }
    await ended;
  });
  const { addresses, process: pid } = await statusOf(dataDir);
  expect(addresses).toEqual([expect.stringMatching(/^http:\/\/localhost:\d+$/)]);
  return { dataDir, npm, ended, pid, server: serverAt(addresses[0] ?? '') };
}

const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    // One that has ended and was not waited for still has its number.
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
};

beforeAll(async () => {
  const [status] = await once(spawn(process.execPath, [join(root, 'scripts', 'build.mjs'), 'release']), 'exit');
  expect(status).toBe(0);
});

describe.skipIf(process.platform !== 'linux')('npm start', () => {
  it.each(['SIGTERM', 'SIGKILL', 'SIGINT'] as const)(
    'ends with its server on %s, while people play',
    async (signal) => {
      const { dataDir, npm, ended, server, pid } = await startedByNpm();
      const { people } = await play(server);
      // Ctrl-C reaches everybody in the terminal, the others npm alone.
      if (signal === 'SIGINT') process.kill(-(npm.pid ?? 0), signal);
      else npm.kill(signal);
      await ended;
      expect(await Promise.all(people.map((one) => one.closed()))).toEqual(people.map(() => 1001));
      await expect.poll(() => isRunning(pid), { timeout: 60_000 }).toBe(false);
      await expect(fetch(server.url)).rejects.toThrow();
      const lock = tryLock(dataDir);
      expect(lock).toBeDefined();
      lock?.release();
    },
  );
});

/** Whether a build would keep its hands off a release: some server holds a lock on this file. */
function isUsed(release: string): boolean {
  const db = new Database(join(release, 'in-use.lock'));
  try {
    db.exec('PRAGMA busy_timeout = 0');
    db.exec('BEGIN EXCLUSIVE');
    return false;
  } catch {
    return true;
  } finally {
    db.close();
  }
}

describe('a release', () => {
  it('has everything a server needs, wherever it lies, and is in use until that server ends', async () => {
    const [release, dataDir] = [temporaryFolder(), temporaryFolder()];
    cpSync(join(inject('serverProgram'), '..', '..'), release, { recursive: true });
    expect(isUsed(release)).toBe(false);
    const program = startProgram({ program: join(release, 'server', 'server.mjs'), dataDir });
    const { addresses } = await statusOf(dataDir);
    expect(isUsed(release)).toBe(true);
    const server = serverAt(addresses[0] ?? '');
    expect(await (await fetch(`${server.url}/settings`)).text()).toContain('<script type="module"');
    const game = await play(server, { people: 2, bots: ['random'], options: {} });
    await playToTheEnd(game);
    expect((await fetch(`${server.url}/api/tables/${game.table}/replay`)).status).toBe(200);
    program.child.kill('SIGKILL');
    await program.ended();
    expect(isUsed(release)).toBe(false);
  });
});
