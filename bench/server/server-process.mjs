// A measured server in a process of its own.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../scripts/free-port.mjs';
import { within } from './within.mjs';

const running = new Set();
const folders = new Set();
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL');
  for (const folder of folders) clearAway(folder);
});

/** Starts a program of bench/server/programs, or a bundled one, that ends with `tellFigures()`. */
export async function startServer({ program, env = {}, nodeFlags = [] }, dataDir, nodeArgs = []) {
  const port = await freePort();
  const child = fork(program, {
    execArgv: ['--expose-gc', ...nodeFlags, ...nodeArgs],
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'error',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  running.add(child);
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      said = `${said}${chunk}`.slice(-5000);
    });
  const exited = once(child, 'exit').then(() => running.delete(child));
  const answers = new Map();
  let next = 0;
  const ready = new Promise((resolve, reject) => {
    child.on('message', ({ ready: isReady, id, value }) => {
      if (isReady) return resolve();
      answers.get(id)?.(value);
      return answers.delete(id);
    });
    exited.then(() => reject(new Error(`the server is gone:\n${said}`)));
  });
  // It is asked for once below; afterwards a server that ends is nobody's surprise.
  ready.catch(() => undefined);
  const ask = (what) => {
    const id = next++;
    const answer = new Promise((resolve) => answers.set(id, resolve));
    child.send({ id, what });
    return within(60_000, answer, `${what} of the server; it said: ${said}`);
  };
  await within(30_000, ready, `the server to listen; it said: ${said}`);
  return {
    url: `http://127.0.0.1:${port}`,
    /** Microseconds of processor time so far. */
    cpu: () => ask('cpu'),
    /** Bytes after garbage collection: `heap`, `external`, `rss`. */
    memory: () => ask('memory'),
    /** From now on it is noted when the main thread is blocked; `stalls` ends that and answers it. */
    watch: () => ask('watch'),
    stalls: () => ask('stalls'),
    said: () => said,
    stop: async () => {
      child.kill('SIGTERM');
      const hurry = setTimeout(() => child.kill('SIGKILL'), 10_000);
      await exited;
      clearTimeout(hurry);
    },
  };
}

/** A folder that is gone when the bench is, at the latest. */
export function temporaryFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'quri-bench-server-'));
  folders.add(folder);
  return folder;
}

function clearAway(folder) {
  folders.delete(folder);
  rmSync(folder, { recursive: true, force: true });
}

export async function withFolder(use) {
  const folder = temporaryFolder();
  try {
    return await use(folder);
  } finally {
    clearAway(folder);
  }
}

/** A server on an empty folder, stopped and cleared away afterwards. */
export const withServer = (what, use, nodeArgs) =>
  withFolder(async (folder) => {
    const server = await startServer(what, folder, nodeArgs);
    try {
      return await use(server);
    } catch (error) {
      throw new Error(`${error.message}\nthe server said: ${server.said()}`, { cause: error });
    } finally {
      await server.stop();
    }
  });
