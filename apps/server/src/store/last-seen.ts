import { existsSync, readFileSync, statSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LAST_SEEN } from '@quri/data-folder';
import type { Logger } from 'pino';
import { orUndefined } from '../or-undefined.ts';
import { DATA_FILE } from './data-file.ts';
import type { Store } from './records.ts';

/** Is there nothing in the data folder yet? To be asked before the data file is opened. */
export const hasNoData = (folder: string): boolean =>
  (statSync(join(folder, DATA_FILE), { throwIfNoEntry: false })?.size ?? 0) === 0;

/**
 * A small file beside the data has the time up to which the data is known to be stored. Where the data is older than
 * that, or new, something has been lost that SQLite cannot know of: its log, the file itself, or a volume.
 */
export function lastSeen(folder: string, wasEmpty: boolean, store: Store, log: Logger, now: () => number) {
  const file = join(folder, LAST_SEEN);
  const before = orUndefined((): unknown => JSON.parse(readFileSync(file, 'utf8')).at);
  const stored = store.lastAlive() ?? 0;
  if (wasEmpty && existsSync(file))
    log.warn({ folder }, 'the data file is new, and there was one before: is the volume mounted, was it deleted?');
  else if (typeof before === 'number' && before > stored)
    log.warn(
      { folder, from: new Date(stored).toISOString(), to: new Date(before).toISOString() },
      'the data file is older than it was: what was stored in between is missing',
    );

  return {
    /** Written after what it tells of is on disk, so it never tells of more. */
    note: async (): Promise<void> => {
      try {
        await store.commit((tx) => tx.putAlive(now()));
        await writeFile(`${file}.part`, JSON.stringify({ at: store.lastAlive() }), { mode: 0o600 });
        await rename(`${file}.part`, file);
      } catch (error) {
        log.warn({ err: error }, 'how far the data has come could not be noted');
      }
    },
  };
}
