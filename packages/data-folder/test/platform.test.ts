import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';
import { describe, expect, it, onTestFinished } from 'vitest';
import {
  hangUpSignal,
  hostAddress,
  isProgramFile,
  programFiles,
  pythonProgram,
  replaceFile,
  stopSignals,
  syncFile,
  syncFolder,
} from '../src/platform.ts';
import { writeWhole } from '../src/whole-file.ts';

function temporaryFolder(): string {
  const folder = mkdtempSync(join(realpathSync(tmpdir()), 'quri-platform-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

describe('where a host is answered', () => {
  it('is a socket in the data folder, by the shorter path where the absolute one is too long for macOS', () => {
    const folder = temporaryFolder();
    for (const platform of ['linux', 'darwin'] as const)
      expect(hostAddress(folder, platform)).toEqual({ path: join(folder, 'quri.sock'), keyFile: null });
    // TMPDIR of macOS is long, and the folders of a checkout in it may be longer.
    const deep = join(folder, 'd'.repeat(40), 'e'.repeat(40));
    mkdirSync(deep, { recursive: true });
    const before = process.cwd();
    onTestFinished(() => process.chdir(before));
    process.chdir(deep);
    expect(hostAddress(deep, 'darwin')).toEqual({ path: 'quri.sock', keyFile: null });
    process.chdir('/');
    expect(hostAddress(deep, 'darwin')).toBeUndefined();
  });

  it('is a pipe on Windows, the same for every spelling of the folder and another for every folder', () => {
    const folder = temporaryFolder();
    mkdirSync(join(folder, 'data'));
    mkdirSync(join(folder, 'other'));
    symlinkSync(join(folder, 'data'), join(folder, 'link'), 'junction');
    const paths = ['data', 'link', join('other', '..', 'data'), 'other'].map(
      (name) => hostAddress(`${folder}/${name}`, 'win32')?.path,
    );
    expect(paths[0]).toMatch(/^\\\\\.\\pipe\\quri-[0-9a-f]{32}$/);
    expect(paths.slice(1, 3)).toEqual([paths[0], paths[0]]);
    expect(paths[3]).not.toBe(paths[0]);
    expect(hostAddress(join(folder, 'data'), 'win32')?.keyFile).toBe(join(folder, 'data', 'quri.key'));
    expect(() => hostAddress(join(folder, 'nowhere'), 'win32')).toThrow('ENOENT');
  });
});

describe('signals', () => {
  it('stop a server, on Windows also those of its console', () => {
    expect(stopSignals('linux')).toEqual(['SIGTERM', 'SIGINT']);
    expect(stopSignals('darwin')).toEqual(['SIGTERM', 'SIGINT']);
    expect(stopSignals('win32')).toEqual(['SIGTERM', 'SIGINT', 'SIGBREAK', 'SIGHUP']);
    expect([hangUpSignal('linux'), hangUpSignal('win32')]).toEqual(['SIGHUP', 'SIGTERM']);
  });
});

describe('files', () => {
  it('syncs a folder only where folders can be opened', () => {
    const nowhere = join(temporaryFolder(), 'nowhere');
    expect(() => syncFolder(nowhere, 'linux')).toThrow('ENOENT');
    expect(() => syncFolder(nowhere, 'win32')).not.toThrow();
  });

  it('syncs a file by a descriptor it may write to', () => {
    const folder = temporaryFolder();
    writeWhole(join(folder, 'file'), 'content');
    expect(() => syncFile(join(folder, 'file'))).not.toThrow();
    // As a folder can be opened for reading only, this fails where it would on Windows.
    expect(() => syncFile(folder)).toThrow('EISDIR');
  });

  it('waits on Windows for a scanner that has the file open', async () => {
    const folder = temporaryFolder();
    const [from, to] = [join(folder, 'from'), join(folder, 'to')];
    let left = 2;
    const rename: typeof renameSync = (...names) => {
      if (left-- > 0) throw Object.assign(new Error('EBUSY'), { code: 'EBUSY' });
      renameSync(...names);
    };
    writeWhole(from, 'new');
    writeWhole(to, 'old');
    await expect(replaceFile(from, to, 'linux', rename)).rejects.toThrow('EBUSY');
    await replaceFile(from, to, 'win32', rename);
    expect(left).toBe(-1);
    expect([readdirSync(folder), readFileSync(to, 'utf8')]).toEqual([['to'], 'new']);
    // Whatever else is wrong is no reason to wait.
    await expect(replaceFile(from, to, 'win32')).rejects.toThrow('ENOENT');
  });

  it('are replaced on Windows although a connection of libsql that was closed still has them open', async ({
    skip,
  }) => {
    skip(process.platform !== 'linux', 'only Linux lists the open files of a process');
    const folder = temporaryFolder();
    const [from, to] = [join(folder, 'from.db'), join(folder, 'to.db')];
    writeWhole(to, 'old');
    const read = (): void => {
      const db = new Database(from);
      db.prepare('SELECT count(*) FROM sqlite_schema').get();
      db.close();
    };
    read();
    const isOpen = (): boolean =>
      readdirSync('/proc/self/fd').some((fd) => {
        try {
          return readlinkSync(`/proc/self/fd/${fd}`) === from;
        } catch {
          return false;
        }
      });
    expect(isOpen()).toBe(true);
    // As Windows does it.
    const rename: typeof renameSync = (...names) => {
      if (isOpen()) throw Object.assign(new Error('EBUSY'), { code: 'EBUSY' });
      renameSync(...names);
    };
    await replaceFile(from, to, 'win32', rename);
    expect(readdirSync(folder)).toEqual(['to.db']);
  });
});

describe('programs', () => {
  it('are found under the names that each system knows', () => {
    expect(programFiles('bot', 'linux')).toEqual(['bot']);
    expect(programFiles('bot', 'win32')).toEqual(['bot', 'bot.exe', 'bot.com']);
    expect(['C:\\bots\\my bot.EXE', 'bot.py', 'bot.cmd'].map((path) => isProgramFile(path, 'win32'))).toEqual([
      true,
      false,
      false,
    ]);
    expect(isProgramFile('bot.py', 'darwin')).toBe(true);
    expect([pythonProgram('win32'), pythonProgram('darwin')]).toEqual(['python', 'python3']);
  });
});
