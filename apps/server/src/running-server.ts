import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isPrepared, swapIn } from '@quri/data-folder';
import type { Logger } from 'pino';
import type { Listening } from './addresses.ts';
import type { Config } from './config.ts';
import type { Server } from './server.ts';
import { bringUpToDate } from './store/data-file.ts';

export type RunningServer = Awaited<ReturnType<typeof runServer>>;

/** Somebody else may have taken the port in the moment it was free. */
const LISTEN_TRIES = 20;
const RETRY_MS = 250;

/** A server that listens. After its data was replaced it is another one, at the same port. */
export async function runServer(create: () => Promise<Server>, config: Config, log: Logger) {
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
  const listening: Listening =
    typeof address === 'object' && address !== null ? address : { address: config.host, port: config.port };
  let changing: Promise<unknown> = Promise.resolve();

  /**
   * Goes on with other data: a file in the data folder that `prepareRestore` has made. Answers what the data from before
   * is called now.
   */
  const restore = async (prepared: string): Promise<{ readonly old: string | null } | 'noSuchFile' | 'unavailable'> => {
    const file = join(config.dataDir, prepared);
    if (!isPrepared(prepared) || !existsSync(file)) return 'noSuchFile';
    // Whatever cannot be opened is found out before anything is closed.
    bringUpToDate(file);
    await server.close(true);
    try {
      const old = await swapIn(config.dataDir, prepared, new Date());
      log.info({ old }, 'data restored by a host command');
      return { old };
    } catch (error) {
      log.error({ err: error }, 'data could not be replaced, the old data is used');
      return 'unavailable';
    } finally {
      server = await open(listening.port, LISTEN_TRIES);
    }
  };

  return {
    current: (): Server => server,
    listening,
    close: async (): Promise<void> => {
      await changing;
      await server.close();
    },
    restore: (prepared: string): ReturnType<typeof restore> => {
      const restoring = changing.then(() => restore(prepared));
      changing = restoring.catch(() => undefined);
      return restoring;
    },
  };
}
