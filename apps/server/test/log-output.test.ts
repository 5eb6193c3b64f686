import { spawnSync } from 'node:child_process';
import { closeSync, constants, existsSync, openSync, readFileSync, readSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { WebSocket } from 'ws';
import { logOutput } from '../src/log-output.ts';
import { serverAt, startProgram, statusOf, temporaryFolder } from './support/program.ts';
import { newGuest, visit } from './support/visit.ts';

/** Writing there always fails with ENOSPC. Only Linux has it. */
const FULL_DISK = '/dev/full';
const onLinux = it.skipIf(!existsSync(FULL_DISK));
const MAKE_PIPE = 'mkfifo';
const lostLine = (lost: number): string => `lost ${lost}\n`;

function opened(path: string, flags: string | number): number {
  const fd = openSync(path, flags);
  onTestFinished(() => closeSync(fd));
  return fd;
}

/**
 * Open until the process ends: an output that still has something to write tries again and again, and after a close the
 * number would soon be that of another file, or of a socket.
 */
const leftOpen = (path: string, flags: string | number): number => openSync(path, flags);

/** A named pipe with nothing in it, and its reading end. */
function namedPipe(open = opened): { readonly path: string; readonly reader: number } {
  const path = join(temporaryFolder(), 'pipe');
  expect(spawnSync(MAKE_PIPE, [path]).status).toBe(0);
  return { path, reader: open(path, constants.O_RDWR | constants.O_NONBLOCK) };
}

/** Writes to a pipe until it takes no more. */
function fill(fd: number): void {
  const blanks = Buffer.alloc(4096, '\n');
  try {
    for (;;) writeSync(fd, blanks);
  } catch (error) {
    expect(error).toMatchObject({ code: 'EAGAIN' });
  }
}

function readAll(fd: number): string {
  const chunks: Buffer[] = [];
  try {
    for (;;) {
      const chunk = Buffer.alloc(65_536);
      chunks.push(chunk.subarray(0, readSync(fd, chunk)));
    }
  } catch (error) {
    expect(error).toMatchObject({ code: 'EAGAIN' });
  }
  return Buffer.concat(chunks).toString();
}

describe('lines for a log', () => {
  it('are all written to a file, whole and in order', async () => {
    const path = join(temporaryFolder(), 'log');
    const output = logOutput(opened(path, 'a'), lostLine);
    const lines = Array.from({ length: 20_000 }, (_, n) => `${n} zażółć\n`);
    for (const line of lines) output.write(line);
    await output.flush(60_000);
    expect(readFileSync(path, 'utf8')).toBe(lines.join(''));
    expect(output.lost()).toBe(0);
  });

  it('are lost while a pipe is full, as many as are said to be once it is read', async () => {
    const { path, reader } = namedPipe();
    const output = logOutput(opened(path, constants.O_WRONLY | constants.O_NONBLOCK), lostLine);
    const lines = Array.from({ length: 3000 }, (_, n) => `${n}${' '.repeat(1000)}\n`);
    for (const line of lines) output.write(line);
    await output.flush(50);
    const { length } = lines;
    expect(output.lost()).toBeGreaterThan(1000);
    let text = '';
    await expect
      .poll(() => (text += readAll(reader)), { timeout: 60_000, interval: 5 })
      .toContain(`lost ${output.lost()}\n`);
    output.write('again\n');
    await output.flush(60_000);
    text += readAll(reader);
    const kept = lines.slice(0, length - output.lost());
    expect(text).toBe(`${kept.join('')}lost ${output.lost()}\nagain\n`);
  });

  it('are given up where there is no reader any more, without an error and without waiting', async () => {
    const { path, reader } = namedPipe(leftOpen);
    const output = logOutput(leftOpen(path, constants.O_WRONLY | constants.O_NONBLOCK), lostLine);
    closeSync(reader);
    for (let n = 0; n < 3000; n++) output.write(`${' '.repeat(1000)}\n`);
    await output.flush(600_000);
    expect(output.lost()).toBeGreaterThan(1000);
    output.flushSync();
  });

  onLinux('are given up on a full disk, without an error and without waiting', async () => {
    const output = logOutput(leftOpen(FULL_DISK, 'a'), lostLine);
    for (let n = 0; n < 3000; n++) output.write(`${' '.repeat(1000)}\n`);
    await output.flush(600_000);
    expect(output.lost()).toBeGreaterThan(1000);
    output.flushSync();
  });
});

/** Makes the server write to its log: a frame that no client may send. */
async function sendBrokenFrame(url: string): Promise<void> {
  const guest = await newGuest(serverAt(url), 'Wanda');
  const socket = new WebSocket(`${url.replace('http', 'ws')}/live`, { headers: { cookie: guest.cookie }, origin: url });
  await new Promise((resolve) => socket.once('message', resolve));
  const closed = new Promise((resolve) => socket.once('close', resolve));
  socket.on('error', () => undefined);
  (socket as unknown as { _socket: { write(data: Buffer): void } })._socket.write(Buffer.from([0xff, 0xff, 0xff]));
  await closed;
}

/** It answers over http and over a socket, also after it had something to log. */
async function serves(dataDir: string): Promise<void> {
  const [local = ''] = (await statusOf(dataDir)).addresses;
  // By its address: at the same port of the other family somebody else may be listening.
  const url = local.replace('localhost', '127.0.0.1');
  for (let i = 0; i < 3; i++) {
    await sendBrokenFrame(url);
    expect((await fetch(`${url}/api/guest`)).status).toBe(204);
    const one = await visit(serverAt(url), 'Anna');
    expect(await one.ask({ type: 'open', game: 'inka', seats: 2, options: {}, open: true })).toHaveProperty('done');
    one.close();
  }
}

describe('the server serves, and ends well when it is told to, with its output', () => {
  const env = { LOG_LEVEL: 'trace' };

  onLinux('on a full disk', async () => {
    const dataDir = temporaryFolder();
    const full = opened(FULL_DISK, 'a');
    const { child, ended } = startProgram({ dataDir, env, stdio: ['ignore', full, full] });
    await serves(dataDir);
    child.kill('SIGTERM');
    expect(await ended()).toBe(0);
  });

  it('in a pipe whose reader has gone', async () => {
    const dataDir = temporaryFolder();
    const { child, said, ended } = startProgram({ dataDir, env });
    await expect.poll(said, { timeout: 60_000 }).toContain('Quri is open');
    child.stdout?.destroy();
    child.stderr?.destroy();
    await serves(dataDir);
    child.kill('SIGTERM');
    expect(await ended()).toBe(0);
  });

  it('in a pipe that is full, whose reader does not read', async () => {
    const dataDir = temporaryFolder();
    const { path, reader } = namedPipe();
    fill(reader);
    const writer = opened(path, constants.O_WRONLY);
    const { child, ended } = startProgram({ dataDir, env, stdio: ['ignore', writer, writer] });
    await serves(dataDir);
    // What waited is written as soon as there is room.
    let text = '';
    await expect.poll(() => (text += readAll(reader)), { timeout: 60_000 }).toContain('socket error');
    expect(text).toContain('Quri is open');
    fill(reader);
    await serves(dataDir);
    child.kill('SIGTERM');
    expect(await ended()).toBe(0);
  });

  it('in a file, where every line is whole and in order', async () => {
    const dataDir = temporaryFolder();
    const path = join(temporaryFolder(), 'log');
    const log = opened(path, 'a');
    const { child, ended } = startProgram({ dataDir, env, stdio: ['ignore', log, log] });
    await serves(dataDir);
    child.kill('SIGTERM');
    expect(await ended()).toBe(0);
    const lines = readFileSync(path, 'utf8').split('\n');
    const logged = lines.filter((line) => line.startsWith('{')).map((line) => JSON.parse(line));
    expect(logged.filter(({ msg }) => msg === 'socket error')).toHaveLength(3);
    expect(logged.map(({ time }) => time)).toEqual(logged.map(({ time }) => time).sort((a, b) => a - b));
    expect(logged[0].msg).toMatch(/^Server listening/);
    expect(lines.at(-1)).toBe('');
  });

  onLinux('nowhere, when it cannot be started', async () => {
    const full = opened(FULL_DISK, 'a');
    const { ended } = startProgram({ dataDir: temporaryFolder(), env: { PORT: 'x' }, stdio: ['ignore', full, full] });
    expect(await ended()).toBe(1);
  });
});
