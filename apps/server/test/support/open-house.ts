import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { pino } from 'pino';
import { inject, onTestFinished } from 'vitest';
import { type Config, readConfig } from '../../src/config.ts';
import { createServer, type Server } from '../../src/server.ts';
import { type Settings, usualSettings } from '../../src/settings.ts';
import { testShelf } from './test-shelf.ts';

export interface OpenHouse {
  readonly folder: string;
  readonly url: string;
  readonly server: Server;
  /** Everything the server has logged. */
  readonly logged: readonly string[];
  /** Closes and opens again on the same data, at another port. */
  restart(): Promise<void>;
  close(): Promise<void>;
}

const AN_HOUR = 3_600_000;

/** Nobody is too fast here, and nothing happens because a machine is slow: whoever tests a deadline sets it. */
const quick: Settings = {
  ...usualSettings,
  burst: 5000,
  perSecond: 5000,
  subscribeBurst: 5000,
  subscribePerSecond: 5000,
  botShownMs: 0,
  pingMs: AN_HOUR,
  revealMs: AN_HOUR,
  hostAwayMs: AN_HOUR,
  tidyMs: AN_HOUR,
  requestsPerMinute: 1e6,
  guestsPerMinute: 1e6,
};

interface Wishes {
  readonly settings?: Partial<Settings>;
  readonly env?: Readonly<Record<string, string>>;
  readonly webFolder?: string;
  readonly folder?: string;
}

/** A real server on a real data file, gone when the test is. */
export async function openHouse(wishes: Wishes = {}): Promise<OpenHouse> {
  const folder = wishes.folder ?? mkdtempSync(join(tmpdir(), 'quri-server-'));
  const logged: string[] = [];
  const log = pino({ level: 'info' }, { write: (line: string) => void logged.push(line) });
  const config: Config = { ...readConfig({ LOG_LEVEL: 'info', ...wishes.env }), dataDir: folder };
  const open = async (): Promise<Server> => {
    const server = await createServer({
      config,
      settings: { ...quick, ...wishes.settings },
      shelf: testShelf,
      botProgram: pathToFileURL(inject('botProgram')),
      webFolder: wishes.webFolder ?? join(folder, 'no-pages'),
      version: 'test',
      log,
    });
    await server.app.listen({ port: 0, host: '127.0.0.1' });
    return server;
  };
  let server = await open();
  let closed = false;
  const close = async (): Promise<void> => {
    if (!closed) await server.close();
    closed = true;
  };
  onTestFinished(async () => {
    await close();
    if (wishes.folder === undefined) rmSync(folder, { recursive: true, force: true });
  });
  return {
    folder,
    logged,
    get server() {
      return server;
    },
    get url() {
      return `http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}`;
    },
    restart: async () => {
      await close();
      server = await open();
      closed = false;
    },
    close,
  };
}
