import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../../../scripts/free-port.mjs';

const program = fileURLToPath(new URL('server.mjs', import.meta.url));

/** Settings of the server, such as how long somebody must be away, by name. */
export type HouseSettings = Readonly<Record<string, number>>;

/** A real server in a process of its own, on a port and a data folder of its own. */
export interface House {
  readonly url: string;
  /** Kills it without warning and starts it again on the same data. */
  restart(): Promise<void>;
  close(): Promise<void>;
}

export async function openHouse(settings: HouseSettings): Promise<House> {
  const folder = mkdtempSync(join(tmpdir(), 'quri-house-'));
  const port = await freePort();
  let running = await started(port, folder, settings);
  return {
    url: `http://127.0.0.1:${port}`,
    restart: async () => {
      await killed(running);
      running = await started(port, folder, settings);
    },
    close: async () => {
      await killed(running);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function started(port: number, folder: string, settings: HouseSettings): Promise<ChildProcess> {
  const env = { ...process.env, PORT: String(port), DATA_DIR: folder, HOST: '127.0.0.1', LOG_LEVEL: 'warn' };
  const words = [program, JSON.stringify(settings)];
  const child = spawn(process.execPath, words, { env, stdio: ['ignore', 'pipe', 'inherit'] });
  await new Promise<void>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`the server left with status ${code}`)));
    child.stdout?.once('data', () => resolve());
  });
  child.stdout?.resume();
  return child;
}

async function killed(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}
