import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { pino } from 'pino';
import { inject, onTestFinished } from 'vitest';
import { type Config, readConfig } from '../../src/config.ts';
import type { Outgoing } from '../../src/notifications/post-message.ts';
import { createServer, type Server } from '../../src/server.ts';
import { type Settings, usualSettings } from '../../src/settings.ts';
import type { Store } from '../../src/store/records.ts';
import type { Tables } from '../../src/tables/tables.ts';
import { testEngines } from './test-engines.ts';

export interface TestServer {
  readonly folder: string;
  readonly url: string;
  readonly store: Store;
  readonly liveTables: Tables['liveTables'];
  readonly connected: Server['connected'];
  /** Everything the server has logged. */
  readonly logged: readonly string[];
  prune(): ReturnType<Server['prune']>;
  archive(before: number): Promise<number>;
  /** A running table into a file, and from one. */
  exportTable: Server['exportTable'];
  importTable: Server['importTable'];
  /** Closes and starts again on the same data, at another port. */
  restart(): Promise<void>;
  close(): Promise<void>;
}

const AN_HOUR = 3_600_000;
const A_WEEK = 168 * AN_HOUR;

/** No rate limits, and no deadline that a slow machine could miss: tests set those they are about. */
const testSettings: Settings = {
  ...usualSettings,
  burst: 5000,
  perSecond: 5000,
  workBurst: 1e6,
  workPerSecond: 1e6,
  subscribeBurst: 5000,
  subscribePerSecond: 5000,
  botDelayMs: 0,
  botStepMs: 1,
  headersMs: AN_HOUR,
  requestMs: AN_HOUR,
  idleMs: AN_HOUR,
  pingMs: AN_HOUR,
  revealMs: AN_HOUR,
  hostAwayMs: AN_HOUR,
  substituteAfterMs: AN_HOUR,
  endAfterMs: AN_HOUR,
  idleAfterMs: AN_HOUR,
  resumeAfterMs: AN_HOUR,
  proposalsPerMinute: 1e6,
  pauseAfterMs: AN_HOUR,
  evictIdleMs: AN_HOUR,
  requestsPerMinute: 1e6,
  guestsPerMinute: 1e6,
  newTablesPerHour: 1e6,
  newTablesPerHourPerAddress: 1e6,
  replayBurst: 1e6,
  replaysPerSecond: 1e6,
  deviceCodesPerMinute: 1e6,
  codeTriesPerMinute: 1e6,
  exportsPerMinute: 1e6,
  uploadBurst: 1e6,
  webhookTriesPerMinute: 1e6,
  webhookTriesPerMinuteInAll: 1e6,
  webhookMs: 60_000,
  firstPruneMs: A_WEEK,
};

interface Options {
  readonly settings?: Partial<Settings>;
  readonly env?: Readonly<Record<string, string>>;
  readonly webFolder?: string;
  readonly folder?: string;
  readonly storeProgram?: string;
  readonly host?: string;
  readonly outgoing?: Outgoing;
}

/** A real server on a real data file, gone when the test is. */
export async function startServer(options: Options = {}): Promise<TestServer> {
  const folder = options.folder ?? mkdtempSync(join(tmpdir(), 'quri-server-'));
  const logged: string[] = [];
  const log = pino({ level: 'info' }, { write: (line: string) => void logged.push(line) });
  const config: Config = { ...readConfig({ LOG_LEVEL: 'info', ...options.env }), dataDir: folder };
  const start = async (): Promise<Server> => {
    const server = await createServer({
      config,
      settings: { ...testSettings, ...options.settings },
      engines: testEngines,
      botProgram: pathToFileURL(inject('botProgram')),
      storeProgram: pathToFileURL(options.storeProgram ?? inject('storeProgram')),
      checkpointProgram: pathToFileURL(inject('checkpointProgram')),
      webFolder: options.webFolder ?? join(folder, 'no-pages'),
      version: 'test',
      log,
      ...(options.outgoing && { outgoing: options.outgoing }),
    });
    await server.app.listen({ port: 0, host: options.host ?? '127.0.0.1' });
    return server;
  };
  let server = await start();
  let closed = false;
  const close = async (): Promise<void> => {
    if (!closed) await server.close();
    closed = true;
  };
  onTestFinished(async () => {
    await close();
    if (options.folder === undefined) rmSync(folder, { recursive: true, force: true });
  });
  return {
    folder,
    logged,
    get store() {
      return server.store;
    },
    get connected() {
      return server.connected;
    },
    get liveTables() {
      return server.tables.liveTables;
    },
    get url() {
      return `http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}`;
    },
    prune: () => server.prune(),
    archive: (before) => server.archiving.archive(before),
    exportTable: (table, file) => server.exportTable(table, file),
    importTable: (file) => server.importTable(file),
    restart: async () => {
      await close();
      server = await start();
      closed = false;
    },
    close,
  };
}
