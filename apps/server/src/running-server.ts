import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isPrepared, swapIn } from '@quri/data-folder';
import type { Logger } from 'pino';
import type { Config } from './config.ts';
import type { Server } from './server.ts';
import { bringUpToDate } from './store/data-file.ts';

/** A server that listens. After its data was replaced it is another one, at the same port. */
export interface RunningServer {
  readonly current: () => Server;
  readonly port: number;
  close(): Promise<void>;
  /** Goes on with other data: a file in the data folder that `prepareRestore` has made. */
  restore(prepared: string): Promise<Restored | 'noSuchFile' | 'unavailable'>;
}

interface Restored {
  /** What the data from before is called now. */
  readonly old: string | null;
}

interface Needs {
  readonly create: () => Promise<Server>;
  readonly config: Config;
  readonly log: Logger;
}

/** Somebody else may have taken the port in the moment it was free. */
const LISTEN_TRIES = 20;
const RETRY_MS = 250;

export async function runServer({ create, config, log }: Needs): Promise<RunningServer> {
  const open = async (port: number, tries: number): Promise<Server> => {
    const server = await create();
    try {
      await server.app.listen({ port, host: config.host });
      return server;
    } catch (error) {
      await server.close();
      if (tries <= 1) throw error;
      await sleep(RETRY_MS);
      return open(port, tries - 1);
    }
  };

  let server = await open(config.port, 1);
  const address = server.app.server.address();
  const port = typeof address === 'object' ? (address?.port ?? config.port) : config.port;
  let changing: Promise<unknown> = Promise.resolve();

  const restore = async (prepared: string): ReturnType<RunningServer['restore']> => {
    const file = join(config.dataDir, prepared);
    if (!isPrepared(prepared) || !existsSync(file)) return 'noSuchFile';
    // Whatever cannot be opened is found out before anything is closed.
    bringUpToDate(file);
    await server.close(true);
    try {
      const old = swapIn(config.dataDir, prepared, new Date());
      log.info({ old }, 'data restored by a host command');
      return { old };
    } catch (error) {
      log.error({ err: error }, 'data could not be replaced, the old data is used');
      return 'unavailable';
    } finally {
      server = await open(port, LISTEN_TRIES);
    }
  };

  return {
    current: () => server,
    port,
    close: async () => {
      await changing;
      await server.close();
    },
    restore: (prepared) => {
      const restoring = changing.then(() => restore(prepared));
      changing = restoring.catch(() => undefined);
      return restoring;
    },
  };
}
