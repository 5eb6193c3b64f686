import { browserStorage } from '../storage.ts';
import type { LocalTableLine } from '../worker/worker-messages.ts';
import { isWorkerRunning, workerClient } from './worker-client.ts';

const KEY = 'unfinished-tables';

/** How many unfinished tables there probably are, known at once: the home page keeps their place free. */
export const expectedTables = (): number => Number(browserStorage.read(KEY)) || 0;

/** To be called when a table is created. */
export const expectTable = (): void => browserStorage.write(KEY, String(expectedTables() + 1));

/** The unfinished tables of this device. A device that has stored nothing needs no worker to say so. */
export async function unfinishedTables(): Promise<readonly LocalTableLine[]> {
  const found = (await hasLocalTables()) ? await workerClient().ask('tables', {}) : [];
  browserStorage.write(KEY, found.length === 0 ? null : String(found.length));
  return found;
}

/** The finished games of this device, newest first. */
export const finishedTables = async (): Promise<readonly LocalTableLine[]> =>
  (await hasLocalTables()) ? workerClient().ask('finishedTables', {}) : [];

/** May there be any? A worker need not be started to say no. */
async function hasLocalTables(): Promise<boolean> {
  if (isWorkerRunning()) return true;
  try {
    return (await indexedDB.databases()).some(({ name }) => name === 'quri');
  } catch {
    // Not every browser can tell; the worker finds out.
    return true;
  }
}
