import { join } from 'node:path';
import type { GameEngine } from '@quri/catalogue';
import type { Logger } from 'pino';
import { invitationAddress } from './addresses.ts';
import { newestBackup, scheduledBackups } from './backups/backups.ts';
import { botPool } from './bots/bot-pool.ts';
import { blockRoutes } from './chat/block-routes.ts';
import { watchDeadlines } from './clocks/deadlines.ts';
import type { Config } from './config.ts';
import { archiving } from './growth/archiving.ts';
import { pruning } from './growth/pruning.ts';
import { guestDeletion } from './guests/delete-guest.ts';
import { createGuests } from './guests/guests.ts';
import { createBans } from './host/bans.ts';
import { tableImports } from './host/import-table.ts';
import { createApp, GOING_AWAY, RESTARTING } from './http/app.ts';
import { refuseBanned } from './http/ban-hook.ts';
import { dealRoute } from './http/deal-route.ts';
import { deviceGameRoute } from './http/device-game-route.ts';
import { deviceRoutes } from './http/device-routes.ts';
import { guestRoutes } from './http/guest-routes.ts';
import { healthRoute } from './http/health-route.ts';
import { metricsRoute } from './http/metrics-route.ts';
import { myDataRoutes } from './http/my-data-routes.ts';
import { myGamesRoutes } from './http/my-games-routes.ts';
import { buildOf, webPages } from './http/pages.ts';
import { replayRoute } from './http/replay-route.ts';
import { seatsRoute } from './http/seats-route.ts';
import { webhookRoutes } from './http/webhook-routes.ts';
import { guestAddresses } from './limits/guest-addresses.ts';
import { workBudgets } from './limits/work-budgets.ts';
import { diskReadings } from './metrics/disk-readings.ts';
import { createMetrics, type Readings } from './metrics/metrics.ts';
import { type Outgoing, publicInternet } from './notifications/post-message.ts';
import { turnMessages } from './notifications/turn-messages.ts';
import { createWebhooks } from './notifications/webhooks.ts';
import { createReplays } from './replays/replays.ts';
import type { Settings } from './settings.ts';
import { openSockets } from './socket/open-sockets.ts';
import { socketRoute } from './socket/socket-route.ts';
import { hasNoData, lastSeen } from './store/last-seen.ts';
import { sqliteStore } from './store/sqlite.ts';
import { storeWorker } from './store-worker/start-worker.ts';
import { createDamages } from './tables/damages.ts';
import { phaseOf } from './tables/live-table.ts';
import type { CommitListener } from './tables/play.ts';
import { deviceGameStorage } from './tables/store-device-game.ts';
import { createTables } from './tables/tables.ts';

export interface Parts {
  readonly config: Config;
  readonly settings: Settings;
  readonly engines: readonly GameEngine[];
  readonly botProgram: URL;
  readonly storeProgram: URL;
  readonly checkpointProgram: URL;
  /** The folder of the built pages. */
  readonly webFolder: string;
  readonly version: string;
  readonly log: Logger;
  /** Where webhooks may lead; without it, to the public internet. */
  readonly outgoing?: Outgoing;
  /** Lines of the log that could not be written. */
  readonly logLinesLost?: () => number;
  /** The disk has failed: nothing can be promised any more, and the process should end. */
  readonly diskFailed?: () => void;
}

export type Server = Awaited<ReturnType<typeof createServer>>;

/** How long connections may take to end by themselves when the server is stopped. */
const CLOSE_MS = 1000;

/** How long one of the jobs may take that a host has asked for. */
const HOST_JOB_MS = 600_000;

/** Creates the server; it accepts connections after `app.listen`. */
export async function createServer(parts: Parts) {
  const { config, settings, engines, log } = parts;
  const { publicUrl } = config;
  const now = (): number => Date.now();
  const metrics = createMetrics();
  const wasEmpty = hasNoData(config.dataDir);
  const store = sqliteStore({
    folder: config.dataDir,
    checkpointProgram: parts.checkpointProgram,
    committed: metrics.committed,
    warn: (error, message) => log.warn({ err: error }, message),
    syncFailed: (error) => {
      log.fatal({ err: error }, 'the disk did not take what was written');
      parts.diskFailed?.();
    },
  });
  const seen = lastSeen(config.dataDir, wasEmpty, store, log, now);
  const guests = createGuests(store, now, settings.devicesPerGuest);
  const bots = botPool(parts.botProgram, settings, log, metrics.botThought);
  const worker = storeWorker(parts.storeProgram, config.dataDir);
  const hostWorker = storeWorker(parts.storeProgram, config.dataDir, HOST_JOB_MS);
  // Of its own: whoever asks for a replay does not wait for the files of others.
  const uploadWorker = storeWorker(parts.storeProgram, config.dataDir, settings.uploadCheckMs);
  const workers = [worker, hostWorker, uploadWorker];
  const archive = archiving(store, hostWorker);
  const damages = createDamages(log, now);
  const replays = createReplays(store, worker, damages, log);
  const addresses = guestAddresses();
  const addressOf = addresses.of;
  const entriesAdded: CommitListener = (live, news) => {
    metrics.advanced(live.record, news);
    turns.advance(live, news);
  };
  const tables = createTables({ store, engines, guests, bots, settings, log, damages, addressOf, entriesAdded, now });
  const outgoing = parts.outgoing ?? publicInternet;
  const webhooks = createWebhooks({ store, outgoing, log, timeoutMs: settings.webhookMs, now });
  const linkTo = (path: string): string | null => {
    const base = invitationAddress(app.server, publicUrl, 'localhost');
    return base === null ? null : new URL(`${base}${path}`).href;
  };
  const nameOf = (guest: string): string | null => guests.byId(guest)?.name ?? null;
  const turns = turnMessages({ store, webhooks, find: tables.find, nameOf, linkTo, settings, log, now });
  const { evict: evictTable } = tables;
  const tablesDeleted = (deleted: readonly string[]): void => {
    for (const table of deleted) replays.discard(table);
    tables.tablesDeleted(deleted);
  };
  const evictGuest = guests.evict;
  const pruned = pruning({ store, worker, evictTable, evictGuest, tablesDeleted, settings, log, now });
  const backupFolder = config.backupDir ?? join(config.dataDir, 'backups');
  const backups = scheduledBackups({
    worker: hostWorker,
    folder: backupFolder,
    settings,
    failed: metrics.backupFailed,
    log,
    now,
  });
  const endDeadlines = await watchDeadlines({ store, tables, settings, log, now });
  await seen.note();
  let closing: typeof GOING_AWAY | typeof RESTARTING | undefined;
  const app = await createApp(config, settings, log, () => closing ?? GOING_AWAY, metrics.requestAnswered);
  const bans = createBans(store, now);
  refuseBanned(app, bans, guests);
  const build = buildOf(parts.webFolder, parts.version);
  const own = { guests, guestsPerMinute: settings.guestsPerMinute, publicUrl };
  guestRoutes(app, { ...own, changed: tables.guestChanged, created: metrics.guestCreated });
  replayRoute(app, replays, settings);
  const open = openSockets();
  const { settled: archiveSettled } = archive;
  const deletionNeeds = { store, guests, tables, replays, worker: hostWorker, archiveSettled, log };
  const deleteGuestData = guestDeletion({ ...deletionNeeds, closeSockets: open.close });
  deviceRoutes(app, { ...own, store, open, settings, now });
  myGamesRoutes(app, { ...own, store, tables, worker });
  const work = workBudgets(settings);
  const storeGame = deviceGameStorage({ store, deviceGamesPerGuest: settings.deviceGamesPerGuest, now });
  deviceGameRoute(app, { ...own, worker: uploadWorker, storeGame, work, settings, log });
  myDataRoutes(app, { ...own, worker, deleteGuestData, settings });
  webhookRoutes(app, { ...own, webhooks, linkTo, settings });
  blockRoutes(app, { ...own, store });
  dealRoute(app, { store, guests, settings });
  seatsRoute(app, { store, guests, settings });
  const connected = socketRoute(app, {
    tables,
    guests,
    addresses,
    settings,
    log,
    work,
    publicUrl,
    build,
    open,
    webhookOff: webhooks.isOff,
    refused: metrics.refused,
  });
  healthRoute(app, { write: () => store.commit((tx) => tx.putAlive(now())), isStopping: () => closing !== undefined });
  const readings = (): Readings => ({
    ...connected(),
    unreadBytes: [...app.websocketServer.clients].reduce((sum, { bufferedAmount }) => sum + bufferedAmount, 0),
    tables: [...tables.liveTables.values()].map((live) => ({ game: live.record.game, phase: phaseOf(live) })),
    damagedTables: damages.all.size,
    botsWaiting: bots.waiting,
    botsThinking: bots.thinking,
    storeJobs: workers.reduce((sum, { jobs }) => sum + jobs, 0),
    logLinesLost: parts.logLinesLost?.() ?? 0,
    newestBackup: newestBackup(backupFolder),
    ...diskReadings(config.dataDir),
  });
  metricsRoute(app, {
    token: config.metricsToken,
    behindProxy: config.trustProxy !== false,
    contentType: metrics.contentType,
    text: () => metrics.text(readings()),
  });
  await webPages(app, parts.webFolder, publicUrl);
  const upkeep = (): void => {
    tables.evictIdle();
    void seen.note();
  };
  const eviction = setInterval(upkeep, settings.evictIdleMs).unref();
  return {
    app,
    store,
    tables,
    connected,
    prune: pruned.prune,
    guests,
    bans,
    damages,
    /** There was no data in the folder at the start. */
    wasEmpty,
    /** Keeps somebody out from now on; whoever is connected is disconnected. */
    ban: async (who: string, days: number | undefined) => {
      const ban = await bans.add(who, days);
      if (ban === 'noSuchGuest') return ban;
      for (const guest of ban.kind === 'guest' ? [ban.who] : addresses.guestsAt(ban.who)) open.close(guest);
      return ban;
    },
    archiving: archive,
    exportTable: hostWorker.makeTableFile,
    importTable: tableImports({ store, worker: hostWorker, tables, now }),
    deleteGuestData,
    /** Finishes what is in progress, then closes all connections. `restarting`: it will be back in a moment. */
    close: async (restarting = false): Promise<void> => {
      closing = restarting ? RESTARTING : GOING_AWAY;
      clearInterval(eviction);
      turns.close();
      backups.close();
      await Promise.all([pruned.close(), archive.close(), endDeadlines(), ...workers.map(({ close }) => close())]);
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
      await tables.noteHeads();
      await seen.note();
      await store.close();
    },
  };
}
