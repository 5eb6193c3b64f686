import { once } from 'node:events';
import { existsSync, lstatSync, mkdirSync, statSync, unlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { hostAddress } from '@quri/data-folder/platform';
import { askHost } from '@quri/protocol/host';
import { describe, expect, it, onTestFinished } from 'vitest';
import { lockData } from '../src/lock-file.ts';
import { startProgram, statusOf, temporaryFolder } from './support/program.ts';

const modeOf = (path: string): number => statSync(path).mode & 0o777;

describe('a data folder', () => {
  it('is used by one server: a second start is refused in one sentence that says by whom', async () => {
    const dataDir = temporaryFolder();
    const first = startProgram({ dataDir });
    const { addresses } = await statusOf(dataDir);
    expect(modeOf(join(dataDir, 'quri.lock'))).toBe(0o600);
    expect(modeOf(join(dataDir, 'quri.sock'))).toBe(0o600);
    const second = startProgram({ dataDir });
    expect(await second.ended()).toBe(1);
    expect(second.said()).toBe(
      `quri: ${dataDir} is already used by another Quri (process ${first.child.pid}, ${addresses[0]})\n`,
    );
    expect((await statusOf(dataDir)).process).toBe(first.child.pid);
    first.child.kill('SIGTERM');
    expect(await first.ended()).toBe(0);
    expect(existsSync(join(dataDir, 'quri.sock'))).toBe(false);
    startProgram({ dataDir });
    await statusOf(dataDir);
  });

  it('is used by one of several that are started at the same moment', async () => {
    const dataDir = temporaryFolder();
    const programs = Array.from({ length: 4 }, () => startProgram({ dataDir }));
    const { process: winner } = await statusOf(dataDir);
    const losers = programs.filter(({ child }) => child.pid !== winner);
    expect(losers).toHaveLength(3);
    for (const loser of losers) {
      expect(await loser.ended()).toBe(1);
      expect(loser.said()).toMatch(/^quri: [^\n]+ is already used by another Quri[^\n]*\n$/);
    }
    expect((await statusOf(dataDir)).process).toBe(winner);
  });

  it('is used by one server also after its lock was deleted', async () => {
    const dataDir = temporaryFolder();
    const first = startProgram({ dataDir });
    const { addresses } = await statusOf(dataDir);
    unlinkSync(join(dataDir, 'quri.lock'));
    const second = startProgram({ dataDir });
    expect(await second.ended()).toBe(1);
    expect(second.said()).toBe(
      `quri: ${dataDir} is already used by another Quri (process ${first.child.pid}, ${addresses[0]})\n`,
    );
    expect((await statusOf(dataDir)).process).toBe(first.child.pid);
  });

  it('is free at once when its server is killed, and the socket left behind is replaced', async () => {
    const dataDir = temporaryFolder();
    for (let i = 0; i < 3; i++) {
      const { child, ended, said } = startProgram({ dataDir });
      await expect.poll(() => `${said()}${child.exitCode ?? ''}`, { timeout: 60_000 }).toContain('Quri is open');
      expect((await statusOf(dataDir)).process).toBe(child.pid);
      child.kill('SIGKILL');
      await ended();
      expect(lstatSync(join(dataDir, 'quri.sock')).isSocket()).toBe(true);
    }
  });

  it('is not locked by anything that lies there, and waits for whoever is just leaving', async () => {
    const dataDir = temporaryFolder();
    writeFileSync(join(dataDir, 'quri.lock'), '');
    const first = await lockData(dataDir);
    setTimeout(first.release, 200);
    const second = await lockData(dataDir);
    await expect(lockData(dataDir)).rejects.toThrow(`${dataDir} is already used by another Quri`);
    second.release();
    const third = await lockData(dataDir);
    third.release();
  });
});

describe('without a socket for host commands', () => {
  it('the server serves all the same where the path is too long, and says why', async () => {
    const folder = temporaryFolder();
    const dataDir = join(folder, 'd'.repeat(120));
    const { said } = startProgram({ dataDir, cwd: '/' });
    await expect.poll(said, { timeout: 60_000 }).toContain('Quri is open');
    const warning = JSON.parse(said().split('\n')[0] ?? '');
    expect(warning).toMatchObject({ level: 40, msg: 'host commands are not available' });
    expect(warning.err.message).toContain('too long');
    const port = /localhost:(\d+)/.exec(said())?.[1];
    expect((await fetch(`http://127.0.0.1:${port}/api/guest`)).status).toBe(204);
    // The lock needs no socket; only who has it is not known then.
    const second = startProgram({ dataDir, cwd: '/' });
    expect(await second.ended()).toBe(1);
    expect(second.said()).toBe(`quri: ${dataDir} is already used by another Quri\n`);
  });

  it('a long path is no matter where it is short from the working directory', async () => {
    const cwd = join(temporaryFolder(), 'd'.repeat(120));
    mkdirSync(cwd);
    const { said } = startProgram({ dataDir: join(cwd, 'data'), cwd });
    await expect.poll(said, { timeout: 60_000 }).toContain('Quri is open');
    expect(said()).not.toContain('not available');
    expect(lstatSync(join(cwd, 'data', 'quri.sock')).isSocket()).toBe(true);
    expect(hostAddress(join(cwd, 'data'))).toBeUndefined();
  });

  it('a file of that name is left alone', async () => {
    const dataDir = temporaryFolder();
    writeFileSync(join(dataDir, 'quri.sock'), 'mine');
    const { said } = startProgram({ dataDir });
    await expect.poll(said, { timeout: 60_000 }).toContain('Quri is open');
    expect(said()).toMatch(/not a socket.*host commands are not available/);
    expect(statSync(join(dataDir, 'quri.sock')).size).toBe(4);
  });

  it('a socket nobody serves is an error at once, a silent one after a while', async () => {
    const dataDir = temporaryFolder();
    await expect(askHost(dataDir, { do: 'status' }, 1000)).rejects.toMatchObject({ code: 'ENOENT' });
    const silent = createServer().listen(join(dataDir, 'quri.sock'));
    onTestFinished(() => void silent.close());
    await once(silent, 'listening');
    await expect(askHost(dataDir, { do: 'status' }, 50)).rejects.toMatchObject({ code: 'ETIMEDOUT' });
  });
});
