import cookies from '@fastify/cookie';
import sockets from '@fastify/websocket';
import type { GameEngine } from '@quri/catalogue';
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { type Logger, pino } from 'pino';
import { botPool } from './bots/bot-pool.ts';
import type { Config } from './config.ts';
import { type Pruning, pruning } from './growth/pruning.ts';
import { createGuests } from './guests/guests.ts';
import { connectionLimits } from './http/connection-limits.ts';
import { errorHandler } from './http/error-handler.ts';
import { guestRoutes } from './http/guest-routes.ts';
import { buildOf, webPages } from './http/pages.ts';
import { replayRoute } from './http/replay-route.ts';
import { requestLimits } from './http/request-limits.ts';
import { securityHeaders } from './http/security.ts';
import { guestAddresses } from './limits/guest-addresses.ts';
import { workBudgets } from './limits/work-budgets.ts';
import { createReplays } from './replays/replays.ts';
import type { Settings } from './settings.ts';
import { type Connected, SOCKET_PATH, socketRoute } from './socket/socket-route.ts';
import type { Store } from './store/records.ts';
import { sqliteStore } from './store/sqlite.ts';
import { storeWorker } from './store-worker/start-worker.ts';
import { createTables, type Tables } from './tables/tables.ts';

export interface Parts {
  readonly config: Config;
  readonly settings: Settings;
  readonly engines: readonly GameEngine[];
  readonly botProgram: URL;
  readonly storeProgram: URL;
  /** The folder of the built pages. */
  readonly webFolder: string;
  readonly version: string;
  readonly log?: Logger;
}

export interface Server {
  readonly app: FastifyInstance;
  readonly store: Store;
  readonly tables: Tables;
  readonly connected: Connected;
  readonly prune: Pruning['prune'];
  /** Finishes what is in progress, then closes all connections. */
  close(): Promise<void>;
}

/** How long connections may take to end by themselves when the server is stopped. */
const CLOSE_MS = 1000;

/** Creates the server; it accepts connections after `app.listen`. */
export async function createServer(parts: Parts): Promise<Server> {
  const { config, settings, engines } = parts;
  const { publicUrl } = config;
  const log = parts.log ?? pino({ level: config.logLevel });
  const now = (): number => Date.now();
  const store = sqliteStore(config.dataDir);
  const guests = createGuests(store, now);
  const bots = botPool(parts.botProgram, settings, log);
  const worker = storeWorker(parts.storeProgram, config.dataDir);
  const replays = createReplays(store, worker, log);
  const { gameOver } = replays;
  const addresses = guestAddresses();
  const addressOf = addresses.of;
  const tables = createTables({ store, engines, guests, bots, settings, log, addressOf, gameOver, now });
  const { evict: evictTable, tablesDeleted } = tables;
  const evictGuest = guests.evict;
  const pruned = pruning({ store, worker, evictTable, evictGuest, tablesDeleted, settings, log, now });
  const app = await createApp(parts, log);
  const build = buildOf(parts.webFolder, parts.version);
  const { guestsPerMinute } = settings;
  guestRoutes(app, { guests, guestsPerMinute, publicUrl, changed: tables.guestChanged });
  replayRoute(app, replays, settings);
  const work = workBudgets(settings);
  const connected = socketRoute(app, { tables, guests, addresses, settings, log, work, publicUrl, build });
  await webPages(app, parts.webFolder);
  const eviction = setInterval(tables.evictIdle, settings.evictIdleMs).unref();
  return {
    app,
    store,
    tables,
    connected,
    prune: pruned.prune,
    close: async () => {
      clearInterval(eviction);
      await Promise.all([pruned.close(), worker.close()]);
      await tables.idle();
      // Whoever does not read, or never ends a request, does not keep the server from stopping.
      const deadline = setTimeout(() => {
        for (const socket of app.websocketServer.clients) socket.terminate();
        app.server.closeAllConnections();
      }, CLOSE_MS);
      await app.close();
      clearTimeout(deadline);
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
    // Also for whoever does not read an answer.
    connectionTimeout: settings.silentMs,
  });
  connectionLimits(app.server, settings, config.trustProxy !== false);
  app.removeContentTypeParser('text/plain');
  errorHandler(app);
  await securityHeaders(app);
  await app.register(cookies);
  await app.register(sockets, {
    // Pings are answered by `connection.ts`, under its limits.
    options: { maxPayload: settings.messageBytes, perMessageDeflate: false, autoPong: false },
    // A broken frame is the client's fault: `connection.ts` logs it, at the level of debug.
    errorHandler: (_error, socket) => socket.terminate(),
  });
  requestLimits(app, settings.requestsPerMinute, SOCKET_PATH);
  return app;
}
