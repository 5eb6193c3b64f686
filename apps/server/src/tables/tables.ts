import type { GameEngine } from '@quri/catalogue';
import type { Logger } from 'pino';
import type { BotPool } from '../bots/bot-pool.ts';
import { tableChat } from '../chat/table-chat.ts';
import { moveTimes } from '../clocks/move-times.ts';
import { tableClocks } from '../clocks/table-clocks.ts';
import type { Guests } from '../guests/guests.ts';
import { rateLimit, rateLimits } from '../limits/rate-limits.ts';
import type { Settings } from '../settings.ts';
import type { Store } from '../store/records.ts';
import { awayRequests } from './away-requests.ts';
import { botTurns } from './bot-turns.ts';
import { tableClosing } from './close-table.ts';
import { consentRequests } from './consent-requests.ts';
import { tableCreation } from './create-table.ts';
import type { Damages } from './damages.ts';
import { type Failures, tableFailures } from './failures.ts';
import { headNotes } from './head-notes.ts';
import { hostHandover } from './host-handover.ts';
import { idlePeople, idleSeats } from './idle-people.ts';
import type { LiveTable } from './live-table.ts';
import { tableLobby } from './lobby.ts';
import { privateNotes } from './notes.ts';
import { pauses } from './pauses.ts';
import { type CommitListener, storedRunners } from './play.ts';
import { pruneProposals } from './proposals.ts';
import { reconciliation } from './reconcile.ts';
import { tableRegistry } from './registry.ts';
import { guestRemoval } from './remove-guest.ts';
import { tableRequests } from './requests.ts';
import { tableRewinding } from './rewind-table.ts';
import { type RoomMessages, roomChanges, roomMessages } from './room-messages.ts';
import { seatLinks } from './seat-watching.ts';
import { gameStarts } from './start-game.ts';
import { tableSubscriptions } from './subscriptions.ts';
import { timeSlices } from './time-slices.ts';
import { waitingRoom } from './waiting-room.ts';

/** What most parts of this folder need. */
export interface TableServices {
  readonly store: Store;
  readonly rooms: RoomMessages;
  readonly failures: Failures;
}

interface Needs {
  readonly store: Store;
  readonly engines: readonly GameEngine[];
  readonly guests: Guests;
  readonly bots: BotPool;
  readonly settings: Settings;
  readonly log: Logger;
  readonly damages: Damages;
  /** Where a guest is connected from, for limits per address. */
  readonly addressOf: (guest: string) => string;
  /** Something has happened at a table, and is stored. */
  readonly entriesAdded: CommitListener;
  readonly now: () => number;
}

/** What sockets and routes can do with tables. */
export type Tables = ReturnType<typeof createTables>;

/** How long the main thread computes for one long log at a time. */
const SLICE_MS = 4;

/** Connects the parts of this folder. */
export function createTables(needs: Needs) {
  const { store, engines, guests, bots, settings, log, damages, addressOf, entriesAdded, now } = needs;
  const liveTables = new Map<string, LiveTable>();
  const lobby = tableLobby(liveTables, guests, store, addressOf);
  const times = moveTimes(store);
  const rooms = roomMessages(guests, times, settings, lobby.changed, now);
  const failures = tableFailures(log, rooms, damages);
  const services: TableServices = { store, rooms, failures };
  const prune = (live: LiveTable): void => pruneProposals(live, idleSeats(live, settings.idleAfterMs, now()));
  const idle = idlePeople(services, settings.idleAfterMs, now);
  const askBots = botTurns(bots, settings, failures, addressOf);
  const listeners: readonly CommitListener[] = [
    (live, stepNews) => clocks.advance(live, stepNews),
    roomChanges(rooms, prune),
    entriesAdded,
    (live, stepNews) => {
      idle.watch(live);
      if (stepNews.some(({ step }) => ['conceded', 'seating'].includes(step.entry.kind))) consent.settle(live);
    },
    askBots,
  ];
  const makeRunner = storedRunners(services, listeners, now);
  const reconcile = reconciliation(services, makeRunner);
  const clocks = tableClocks({ store, failures, reconcile, askBots, moveTimes: times, liveTables, settings, now });
  const watchHost = hostHandover(services, reconcile, settings.hostAwayMs);
  const watchPause = pauses(services, reconcile, settings.pauseAfterMs);
  const watchPresence = (live: LiveTable): void => {
    watchHost(live);
    watchPause(live);
    idle.watchAnew(live);
    consent.watch(live);
  };
  const { find, add, evict, evictIdle } = tableRegistry(
    services,
    engines,
    liveTables,
    makeRunner,
    watchPause,
    damages,
    clocks,
    now,
  );
  const noteHeads = headNotes(store, liveTables, log);
  const chat = tableChat({ store, guests, settings, log, now });
  const room = waitingRoom(services, watchHost);
  const starts = gameStarts(services, makeRunner, settings.revealMs, watchPresence);
  const notes = privateNotes(services);
  const proposals = rateLimits(() => rateLimit(settings.proposalsPerMinute, settings.proposalsPerMinute / 60));
  const consent = consentRequests(services, settings.resumeAfterMs, proposals, now);
  const away = awayRequests(services, settings, proposals, now);
  const creation = tableCreation({
    ...services,
    engines,
    addToMemory: add,
    now,
    settings,
    addressOf,
  });
  return {
    ...tableSubscriptions(
      services,
      reconcile,
      watchPresence,
      prune,
      askBots,
      timeSlices(SLICE_MS),
      clocks.sendTo,
      chat.subscribe,
      notes.sendTo,
      now,
    ),
    get liveTables(): ReadonlyMap<string, LiveTable> {
      return liveTables;
    },
    lobby,
    find,
    evict,
    evictIdle: (): void => {
      void noteHeads();
      evictIdle();
    },
    noteHeads,
    noteStall: clocks.noteStall,
    restartClocks: clocks.restart,
    create: creation.create,
    reveal: starts.reveal,
    chat: chat.request,
    workOfChat: chat.workOf,
    request: tableRequests({
      ...services,
      reconcile,
      waitingRoom: room,
      starts,
      away,
      creation,
      consent,
      seatLinks: seatLinks(services, now),
      notes,
      now,
    }),
    close: tableClosing(services, reconcile, askBots, damages),
    rewind: tableRewinding(services, reconcile),
    removeGuest: guestRemoval(services, reconcile, starts.callOff, watchPresence, now),
    /** A guest has another name or colour: shown wherever they sit. */
    guestChanged: (guest: string): void => {
      chat.guestChanged();
      for (const live of liveTables.values())
        if (live.record.seating.some((one) => one.kind === 'person' && one.guest === guest)) rooms.sendToAll(live);
      lobby.changed();
    },
    /** These tables were deleted: finished games are no longer followed by them. */
    tablesDeleted: (tables: readonly string[]): void => {
      for (const live of liveTables.values()) {
        const { record } = live;
        if (record.rematch === null || !tables.includes(record.rematch)) continue;
        live.record = { ...record, rematch: null };
        rooms.sendToAll(live);
      }
    },
    /** Resolves when no table has anything left to do. Starts in progress are not waited for. */
    idle: async (): Promise<void> => {
      const all = [...liveTables.values()];
      for (const { starting } of all) clearTimeout(starting?.deadline);
      await Promise.all(all.map(({ queue }) => queue.drained()));
      for (const { hostAwayTimer, pauseTimer, resumeTimer, idleTimer, botTimer, roomTimer, clockTimer } of all)
        for (const timer of [hostAwayTimer, pauseTimer, resumeTimer, idleTimer, botTimer, roomTimer, clockTimer])
          clearTimeout(timer);
    },
  };
}
