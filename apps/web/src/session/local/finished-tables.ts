import type { LocalTableLine } from '../worker/worker-messages.ts';
import { hasLocalTables } from './unfinished-tables.ts';
import { workerClient } from './worker-client.ts';

/** The finished games of this device, newest first. */
export const finishedTables = async (): Promise<readonly LocalTableLine[]> =>
  (await hasLocalTables()) ? workerClient().ask('finishedTables', {}) : [];
