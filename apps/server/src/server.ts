import cookies from '@fastify/cookie';
import limits from '@fastify/rate-limit';
import sockets from '@fastify/websocket';
import type { GameEngine } from '@quri/catalogue';
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { type Logger, pino } from 'pino';
import { botPool } from './bots/bot-pool.ts';
import type { Config } from './config.ts';
import { createGuests } from './guests/guests.ts';
import { errorHandler } from './http/error-handler.ts';
import { guestRoutes } from './http/guest-routes.ts';
import { buildOf, webPages } from './http/pages.ts';
import { replayRoute } from './http/replay-route.ts';
import { securityHeaders } from './http/security.ts';
import type { Settings } from './settings.ts';
import { socketRoute } from './socket/socket-route.ts';
import type { Store } from './store/records.ts';
import { sqliteStore } from './store/sqlite.ts';
import { createTables, type Tables } from './tables/tables.ts';

export interface Parts {
  readonly config: Config;
  readonly settings: Settings;
  readonly engines: readonly GameEngine[];
  readonly botProgram: URL;
  /** The folder of the built pages. */
  readonly webFolder: string;
  readonly version: string;
  readonly log?: Logger;
}

export interface Server {
  readonly app: FastifyInstance;
  readonly store: Store;
  readonly tables: Tables;
  /** Finishes what is in progress, then closes all connections. */
  close(): Promise<void>;
}

/** Creates the server; it accepts connections after `app.listen`. */
export async function createServer(parts: Parts): Promise<Server> {
  const { config, settings, engines } = parts;
  const { publicUrl } = config;
  const log = parts.log ?? pino({ level: config.logLevel });
  const now = (): number => Date.now();
  const store = sqliteStore(config.dataDir);
  const guests = createGuests(store, now);
  const bots = botPool(parts.botProgram, settings, log);
  const tables = createTables({ store, engines, guests, bots, settings, log, now });
  const app = await createApp(parts, log);
  const build = buildOf(parts.webFolder, parts.version);
  const { guestsPerMinute } = settings;
  guestRoutes(app, { guests, guestsPerMinute, publicUrl, changed: tables.guestChanged });
  replayRoute(app, store, guests, tables.find);
  socketRoute(app, { tables, guests, settings, log, publicUrl, build });
  await webPages(app, parts.webFolder);
  const eviction = setInterval(tables.evictIdle, settings.evictIdleMs).unref();
  return {
    app,
    store,
    tables,
    close: async () => {
      clearInterval(eviction);
      await tables.idle();
      await app.close();
      await bots.close();
      await tables.idle();
      store.close();
    },
  };
}

async function createApp({ config, settings }: Parts, loggerInstance: FastifyBaseLogger): Promise<FastifyInstance> {
  const app = fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.trustProxy,
    bodyLimit: 4096,
  });
  app.removeContentTypeParser('text/plain');
  errorHandler(app);
  await securityHeaders(app);
  await app.register(cookies);
  await app.register(limits, {
    max: settings.requestsPerMinute,
    timeWindow: 60_000,
    addHeaders: RATE_LIMIT_HEADERS,
    addHeadersOnExceeding: RATE_LIMIT_HEADERS,
  });
  await app.register(sockets, {
    options: { maxPayload: settings.messageBytes, perMessageDeflate: false },
    // A broken frame is the client's fault: `connection.ts` logs it, at the level of debug.
    errorHandler: (_error, socket) => socket.terminate(),
  });
  return app;
}

/** Headers with a count would make two equal answers differ. */
const RATE_LIMIT_HEADERS = {
  'x-ratelimit-limit': false,
  'x-ratelimit-remaining': false,
  'x-ratelimit-reset': false,
  'retry-after': true,
};
