import type { GameEngine } from '@quri/catalogue';
import type { TableClocks } from '../clocks/table-clocks.ts';
import { damaged, isDamaged, isUnavailable } from '../store/errors.ts';
import type { TableRecord } from '../store/records.ts';
import type { Damages } from './damages.ts';
import type { LiveTable } from './live-table.ts';
import type { WatchPause } from './pauses.ts';
import type { MakeRunner } from './play.ts';
import { taskQueue } from './queue.ts';
import { hasStarted, restoredGame } from './restored-game.ts';
import type { TableServices } from './tables.ts';

/** The tables in memory. */
export function tableRegistry(
  { store, failures }: TableServices,
  engines: readonly GameEngine[],
  liveTables: Map<string, LiveTable>,
  makeRunner: MakeRunner,
  watchPause: WatchPause,
  damages: Damages,
  clocks: Pick<TableClocks, 'load' | 'mayEvict'>,
  now: () => number,
) {
  /** A log that is damaged, or cannot be restored, stops the table. */
  const load = (record: TableRecord, isNew: boolean): LiveTable | undefined => {
    const found = engines.find(({ game }) => game.meta.id === record.game);
    if (found === undefined) return undefined;
    const live: LiveTable = {
      id: record.id,
      game: found.game,
      bots: found.bots,
      queue: taskQueue((error) => failures.stop(live, error)),
      subscribers: new Set(),
      catchingUp: new Map(),
      changesOnly: new Set(),
      seatWatchers: new Map(),
      seatLinks: new Map(isNew ? [] : store.seatLinks(record.id)),
      sockets: new Map(),
      leftAt: new Map(),
      loadedAt: now(),
      admitted: new Set(isNew ? [] : store.admitted(record.id)),
      botQuestions: new Map(),
      refusals: new Map(),
      revealedCommitments: new Set(),
      record,
      seedCommitment: undefined,
      runner: undefined,
      starting: undefined,
      knownView: undefined,
      missingReveals: [],
      proposals: [],
      declined: undefined,
      roomTimer: undefined,
      roomPending: false,
      roomChanged: false,
      botTimer: undefined,
      hostAwayTimer: undefined,
      pauseTimer: undefined,
      resumeTimer: undefined,
      idleTimer: undefined,
      idleShown: false,
      clocks: null,
      clockTimer: undefined,
      storedDeadline: undefined,
      broken: false,
      damage: undefined,
      notedHead: -1,
      mustReconcile: false,
      evicted: false,
    };
    liveTables.set(live.id, live);
    try {
      if (!fitsItsPhase(record)) throw damaged('the phase does not fit the opening');
      if (hasStarted(record)) {
        const restored = restoredGame(store, live.game, record);
        live.notedHead = restored.notedHead;
        live.runner = makeRunner(live, restored);
      }
    } catch (error) {
      if (isUnavailable(error)) {
        liveTables.delete(live.id);
        throw error;
      }
      failures.stop(live, error);
    }
    watchPause(live);
    clocks.load(live);
    return live;
  };

  /** Removes a table from memory that has no subscribers and nothing to do; false if it has to stay. */
  const evict = (id: string): boolean => {
    const live = liveTables.get(id);
    if (live === undefined) return true;
    // A table that is broken would go on by its clock as soon as it was loaded again.
    if (!isIdle(live) || (live.broken && live.clocks !== null) || !clocks.mayEvict(live)) return false;
    live.evicted = true;
    clearTimeout(live.clockTimer);
    return liveTables.delete(id);
  };

  const stored = (id: string): TableRecord | undefined => {
    try {
      return store.table(id);
    } catch (error) {
      if (isDamaged(error)) damages.note(id, error.message);
      throw error;
    }
  };

  return {
    /** Puts a table into memory that was just stored. */
    add: (record: TableRecord): void => void load(record, true),
    evict,
    /** From memory, or from the store the first time it is asked for. Throws `Damaged` if not even its row can be read. */
    find: (id: string): LiveTable | undefined => {
      const known = liveTables.get(id);
      if (known !== undefined) return known;
      const record = stored(id);
      return record && load(record, false);
    },
    evictIdle: (): void => {
      // One that is damaged is shown to the host until it is put away.
      for (const { id, damage } of liveTables.values()) if (damage === undefined) evict(id);
    },
  };
}

/** A table has an opening from its start on. */
const fitsItsPhase = (record: TableRecord): boolean =>
  record.phase === 'closed' || hasStarted(record) === (record.phase !== 'gathering');

/** A game that is to be paused is kept until it is. */
const isIdle = ({ subscribers, queue, starting, botQuestions, pauseTimer }: LiveTable): boolean =>
  subscribers.size === 0 && queue.idle && starting === undefined && botQuestions.size === 0 && pauseTimer === undefined;
