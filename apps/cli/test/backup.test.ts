import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tryLock } from '@quri/data-folder';
import Database from 'libsql';
import { describe, expect, it, onTestFinished } from 'vitest';
import { quri } from './called.ts';
import { temporaryFiles } from './folder.ts';

const file = temporaryFiles();

const OLD_DATA = readFileSync(new URL('../../server/test/fixtures/data-file-3.sql', import.meta.url), 'utf8');

/** A data folder with a data file as an old server has left it. */
function dataFolder(name: string, marker: string): string {
  const folder = file(name);
  mkdirSync(folder, { recursive: true });
  const db = new Database(`${folder}/quri.db`);
  db.exec(OLD_DATA);
  db.exec(`UPDATE guests SET name = '${marker}'`);
  db.close();
  return folder;
}

const has = (path: string, marker: string): boolean => readFileSync(path).includes(marker);

describe('quri backup and quri restore', () => {
  it('copy the data into a file of its own and back', async () => {
    const folder = dataFolder('one', 'the-first');
    const copy = file('one.db');
    const made = await quri(['backup', copy, '--data', folder]);
    expect(made).toEqual({ status: 0, out: `${copy} is written and checked: 0.1 MB.\n`, err: '' });
    expect(statSync(copy).mode & 0o777).toBe(0o600);
    const other = dataFolder('two', 'the-second');
    const { status, out } = await quri(['restore', copy, '--data', other, '--lang', 'pl']);
    expect(status).toBe(0);
    const old = /obok jako (\S+\.db)\.\n$/.exec(out)?.[1] ?? '';
    expect([has(`${other}/quri.db`, 'the-first'), has(`${other}/${old}`, 'the-second')]).toEqual([true, true]);
    expect(readdirSync(other).sort()).toEqual([old, 'quri.db', 'quri.lock'].sort());
    // The environment names the folder as it does for a server.
    expect((await quri(['backup', file('env.db')], '', { env: { DATA_DIR: other } })).status).toBe(0);
  });

  it('ask a server that runs, and say why it did not', async () => {
    const folder = dataFolder('three', 'the-third');
    const copy = file('three.db');
    await quri(['backup', copy, '--data', folder]);
    const lock = tryLock(folder);
    onTestFinished(() => lock?.release());
    const silent = await quri(['restore', copy, '--data', folder]);
    expect(silent).toMatchObject({ status: 1, err: expect.stringContaining('no Quri is running') });
    const asked: string[] = [];
    const server = createServer((socket) =>
      socket.on('data', (chunk) => {
        asked.push(String(chunk));
        socket.end('{"type":"error","code":"unavailable"}\n');
      }),
    );
    await new Promise<void>((resolve) => server.listen(`${folder}/quri.sock`, resolve));
    onTestFinished(() => void server.close());
    expect((await quri(['restore', copy, '--data', folder])).err).toContain('try again');
    expect(asked).toEqual([expect.stringMatching(/^\{"do":"restore","prepared":"quri-restoring-\d+\.db"\}\n$/)]);
    expect(readdirSync(folder).filter((name) => name.includes('restoring'))).toEqual([]);
    expect(has(`${folder}/quri.db`, 'the-third')).toBe(true);
  });

  it.each([
    [['backup'], 'into which file', 2],
    [['restore'], 'from which file', 2],
    [['backup', 'a.db', 'b.db'], '"b.db"', 2],
    [['backup', '/nowhere/at/all.db'], 'cannot be written', 1],
  ])('%j is said in one line', async (args, hint, status) => {
    const call = await quri([...args, '--data', dataFolder(`wrong-${hint.replace(/\W/g, '')}`, 'x')]);
    expect(call).toMatchObject({ status, out: '' });
    expect(call.err).toContain(hint);
    expect(call.err.trimEnd().split('\n')).toHaveLength(1);
  });

  it('refuse what is no data of Quri, in both languages', async () => {
    const folder = dataFolder('four', 'the-fourth');
    writeFileSync(file('text.db'), 'text');
    expect((await quri(['restore', file('text.db'), '--data', folder])).err).toContain('is no data of Quri');
    expect((await quri(['restore', file('text.db'), '--data', folder, '--lang', 'pl'])).err).toContain('danych Quri');
    expect((await quri(['restore', `${folder}/quri.db`, '--data', folder])).err).toContain('the data itself');
    expect((await quri(['restore', file('missing.db'), '--data', folder])).err).toContain('no such file');
    expect((await quri(['backup', file('x.db'), '--data', file('missing')])).err).toContain('no data of Quri');
    expect(has(`${folder}/quri.db`, 'the-fourth')).toBe(true);
  });
});
