import cookies from '@fastify/cookie';
import limits from '@fastify/rate-limit';
import sockets from '@fastify/websocket';
import type { GameEngine } from '@quri/catalogue';
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { type Logger, pino } from 'pino';
import { botPool } from './bots/bots.ts';
import type { Config } from './config.ts';
import { guestBook } from './guests/guests.ts';
import { sayFailures } from './http/failures.ts';
import { guestRoutes } from './http/guest-routes.ts';
import { strictHeaders } from './http/headers.ts';
import { replayRoute } from './http/replay-route.ts';
import { buildOf, webPages } from './http/web.ts';
import { liveRoute } from './live/live-route.ts';
import { lobbyOf } from './live/lobby.ts';
import type { Settings } from './settings.ts';
import { sqliteStore } from './store/sqlite.ts';
import { wakeBots } from './tables/bot-seats.ts';
import type { House } from './tables/house.ts';
import { tellRoom } from './tables/room-view.ts';
import { tidyRooms } from './tables/tidying.ts';

export interface Parts {
  readonly config: Config;
  readonly settings: Settings;
  readonly shelf: readonly GameEngine[];
  readonly botProgram: URL;
  /** Where the built pages are. */
  readonly webFolder: string;
  readonly version: string;
  readonly log?: Logger;
}

export interface Server {
  readonly app: FastifyInstance;
  readonly house: House;
  /** Finishes what was begun, then lets everybody go. */
  close(): Promise<void>;
}

/** Puts the house together; nobody is let in before `listen`. */
export async function createServer(parts: Parts): Promise<Server> {
  const { config, settings } = parts;
  const log = parts.log ?? pino({ level: config.logLevel });
  const house = createHouse(parts, log);
  const { lobby } = house;
  const app = fastify({
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.trustProxy,
    bodyLimit: 4096,
  });
  app.removeContentTypeParser('text/plain');
  sayFailures(app);
  await strictHeaders(app);
  await app.register(cookies);
  await app.register(limits, {
    max: settings.requestsPerMinute,
    timeWindow: 60_000,
    addHeaders: NO_HEADERS,
    addHeadersOnExceeding: NO_HEADERS,
  });
  await app.register(sockets, { options: { maxPayload: settings.messageBytes, perMessageDeflate: false } });
  const build = buildOf(parts.webFolder, parts.version);
  guestRoutes(app, house.guests, settings, config.publicUrl, (guest) => tellOfGuest(house, guest));
  replayRoute(app, house);
  liveRoute(app, house, lobby, config.publicUrl, build);
  await webPages(app, parts.webFolder);
  const tidying = setInterval(() => tidyRooms(house), settings.tidyMs).unref();
  return {
    app,
    house,
    close: async () => {
      clearInterval(tidying);
      await stillness(house);
      await app.close();
      await house.bots.close();
      await stillness(house);
      house.store.close();
    },
  };
}

/** Nothing is waiting to be done at any table. */
async function stillness(house: House): Promise<void> {
  const rooms = [...house.rooms.values()];
  for (const { starting } of rooms) clearTimeout(starting?.deadline);
  await Promise.all(rooms.map(({ queue }) => queue.drained()));
  for (const { hostAway } of rooms) clearTimeout(hostAway);
}

/** A count that changes with every request would make two equal answers differ. */
const NO_HEADERS = {
  'x-ratelimit-limit': false,
  'x-ratelimit-remaining': false,
  'x-ratelimit-reset': false,
  'retry-after': true,
};

function createHouse(parts: Parts, log: Logger): House & { readonly lobby: ReturnType<typeof lobbyOf> } {
  const now = Date.now;
  const store = sqliteStore(parts.config.dataDir);
  const lobby = lobbyOf(() => house);
  const house = {
    store,
    shelf: parts.shelf,
    guests: guestBook(store, now),
    bots: botPool(parts.botProgram, parts.settings, log),
    settings: parts.settings,
    log,
    now,
    rooms: new Map(),
    lobby,
    lobbyChanged: lobby.changed,
    wake: (room: Parameters<House['wake']>[0]) => wakeBots(house, room),
  };
  return house;
}

/** A new name is shown wherever the guest sits. */
function tellOfGuest(house: House, guest: string): void {
  for (const room of house.rooms.values())
    if (room.record.seating.some((one) => one.kind === 'person' && one.guest === guest)) tellRoom(house, room);
  house.lobbyChanged();
}
