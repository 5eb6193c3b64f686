import { realpathSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { loadEngines } from '@quri/catalogue';
import { type DataLock, removeLeftOvers } from '@quri/data-folder';
import { stopSignals } from '@quri/data-folder/platform';
import type { HostStatus } from '@quri/protocol/host';
import pack from '../package.json' with { type: 'json' };
import { allAddresses, lanAddresses, welcomeText } from './addresses.ts';
import { type Config, configWarnings, misspeltIn, readConfig } from './config.ts';
import { holdRelease } from './hold-release.ts';
import { hostCommands } from './host/host-commands.ts';
import { type HostSocket, openHostSocket } from './host/host-socket.ts';
import { lockData } from './lock-file.ts';
import { type LogOutput, logOutput } from './log-output.ts';
import { createLogger } from './logger.ts';
import { runServer } from './running-server.ts';
import { createServer, type Server } from './server.ts';
import { type Settings, usualSettings } from './settings.ts';
import { settleMemory } from './settle-memory.ts';

export { usualSettings } from './settings.ts';

const here = new URL('.', import.meta.url);

/** The release this program is part of: scripts/releases.mjs. */
const release = join(fileURLToPath(here), '..');

/** How long an end waits for output nobody takes. */
const FLUSH_MS = 1000;

/** After this a second signal ends the process at once. */
const IMPATIENT_MS = 1000;

/** Runs the server until it is told to stop. Resolves with an exit status if it cannot be started. */
export async function main(env = process.env, settings: Settings = usualSettings): Promise<number | undefined> {
  // An error of theirs that nobody listens to would end the process.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  const output = logOutput(process.stdout.fd, lostLine);
  process.on('exit', output.flushSync);
  const errors = logOutput(process.stderr.fd, lostLine);
  try {
    const config = readConfig(env);
    for (const { name, meant } of misspeltIn(env)) errors.write(`quri: ${misspelt(name, meant)}\n`);
    holdRelease(release);
    const lock = await lockData(config.dataDir);
    try {
      await start(config, settings, output, lock);
    } catch (error) {
      lock.release();
      throw error;
    }
    return undefined;
  } catch (error) {
    errors.write(`quri: ${startError(error)}\n`);
    await Promise.all([output.flush(FLUSH_MS), errors.flush(FLUSH_MS)]);
    return 1;
  }
}

async function start(config: Config, settings: Settings, output: LogOutput, lock: DataLock): Promise<void> {
  const log = createLogger(config.logLevel, output.write);
  const engines = await loadEngines();
  removeLeftOvers(config.dataDir);
  const create = (): Promise<Server> =>
    createServer({
      config,
      settings: { ...settings, ...config.limits },
      engines,
      botProgram: new URL('bot-worker.mjs', here),
      storeProgram: new URL('store-worker.mjs', here),
      checkpointProgram: new URL('checkpoint-worker.mjs', here),
      webFolder: join(release, 'web'),
      version: pack.version,
      log,
      logLinesLost: output.lost,
      // What the log has now can differ from what is on disk: only a new process reads what is there.
      diskFailed: () => process.exit(1),
    });
  const server = await runServer(create, config, log);

  let host: HostSocket | undefined;
  let stoppingSince: number | undefined;
  const stop = async (): Promise<void> => {
    if (stoppingSince !== undefined) {
      // A terminal may send a signal twice at once; whoever repeats it later does not want to wait any longer.
      if (performance.now() - stoppingSince > IMPATIENT_MS) process.exit(1);
      return;
    }
    stoppingSince = performance.now();
    await server.close();
    host?.close();
    await output.flush(FLUSH_MS);
    lock.release();
    process.exit(0);
  };
  for (const signal of stopSignals()) process.on(signal, () => void stop());
  const since = Date.now();
  const status = (): HostStatus => {
    const { rss, heapUsed } = process.memoryUsage();
    return {
      version: pack.version,
      since,
      addresses: allAddresses(server.listening, config.publicUrl, lanAddresses()),
      ...server.current().connected(),
      logLinesLost: output.lost(),
      process: process.pid,
      tables: server.current().tables.liveTables.size,
      memory: { resident: rss, heap: heapUsed },
    };
  };
  // Without it the server serves all the same.
  host = await openHostSocket(config.dataDir, hostCommands({ server, status, stop: () => void stop(), log })).catch(
    (error) => {
      log.warn({ err: error }, 'host commands are not available');
      return undefined;
    },
  );
  settleMemory();
  if (server.current().wasEmpty)
    output.write(`There was no data in ${config.dataDir}: this server begins with none.\n`);
  output.write(welcomeText(server.listening, config.publicUrl, lanAddresses()));
  for (const warning of configWarnings(config)) log.warn(warning);
}

const misspelt = (name: string, meant: string | undefined): string =>
  `${name} is no setting and changes nothing${meant === undefined ? '' : `; did you mean ${meant}?`}`;

function lostLine(lost: number): string {
  const line = {
    level: 40,
    time: Date.now(),
    pid: process.pid,
    hostname: hostname(),
    lost,
    msg: 'lines of the log were lost',
  };
  return `${JSON.stringify(line)}\n`;
}

function startError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error ? error.code : undefined;
  const port = 'port' in error ? error.port : undefined;
  if (code === 'EADDRINUSE') return `port ${port} is taken by another program; choose one with PORT=…`;
  if (code === 'EACCES' && port !== undefined) return `port ${port} may not be used here; choose one with PORT=…`;
  return error.message;
}

const started = process.argv[1];
if (started !== undefined && import.meta.url === pathToFileURL(realpathSync(started)).href) {
  process.exitCode = await main();
}
