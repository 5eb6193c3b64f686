import type { Logger } from 'pino';
import type { Settings } from '../settings.ts';
import { isDamaged } from '../store/errors.ts';
import type { Store } from '../store/records.ts';
import type { Tables } from '../tables/tables.ts';
import { NO_DEADLINE } from './seat-clocks.ts';

interface Needs {
  readonly store: Store;
  readonly tables: Pick<Tables, 'find' | 'noteStall'>;
  readonly settings: Pick<Settings, 'deadlineMs' | 'aliveMs'>;
  readonly log: Logger;
  readonly now: () => number;
}

/** How many tables are looked for at once. */
const AT_ONCE = 20;
/** After this a table is tried again that could not be loaded; the others have their turn before. */
const RETRY_MS = 10_000;

/**
 * Games with a clock go on with nobody there, also over a restart: their tables are loaded when something is to happen.
 * To be awaited before anybody is served: it stores how long no server ran, which is charged to nobody. Answers what is
 * to be called at the end, and stores when that was.
 */
export async function watchDeadlines(needs: Needs): Promise<() => Promise<void>> {
  const { store, tables, settings, log, now } = needs;
  if (store.hasDeadlines()) {
    const [from, to] = [store.lastAlive(), now()];
    await store.commit((tx) => {
      if (from !== undefined && from < to) tx.putDownTime(from, to);
      tx.putAlive(to);
      // What was in memory has no deadline in the store: each looks for its own once it is loaded.
      tx.putAllDeadlines(to);
    });
  }

  const tryTo = async (what: string, act: () => unknown): Promise<void> => {
    try {
      await act();
    } catch (error) {
      log.warn({ err: error }, what);
    }
  };
  const commit = (write: Parameters<Store['commit']>[0]): Promise<unknown> =>
    store.commit(write).catch((error) => log.warn({ err: error }, 'clock times could not be stored'));

  let isLoading = false;
  /** Its clocks and its bots go on by themselves once it is in memory. Answers when it is to be looked for again. */
  const loadOne = (table: string): number => {
    try {
      tables.find(table);
      return NO_DEADLINE;
    } catch (error) {
      // What is damaged was logged already.
      if (!isDamaged(error))
        log.warn({ table, err: error }, 'a table with a clock could not be loaded, it is tried again');
      return now() + RETRY_MS;
    }
  };
  /** One after the other: a long log takes a while to fold. */
  const loadDue = async (): Promise<void> => {
    await tables.noteStall();
    if (isLoading) return;
    isLoading = true;
    try {
      for (const table of store.dueTables(now(), AT_ONCE)) {
        const at = loadOne(table);
        await commit((tx) => tx.putDeadline(table, at));
      }
    } finally {
      isLoading = false;
    }
  };
  const noteAlive = (): void => {
    if (store.hasDeadlines()) void commit((tx) => tx.putAlive(now()));
  };
  const timers = [
    setInterval(() => void tryTo('tables with a clock could not be looked for', loadDue), settings.deadlineMs).unref(),
    setInterval(() => void tryTo('deadlines could not be read', noteAlive), settings.aliveMs).unref(),
  ];
  return async () => {
    for (const timer of timers) clearInterval(timer);
    if (store.hasDeadlines()) await commit((tx) => tx.putAlive(now()));
  };
}
