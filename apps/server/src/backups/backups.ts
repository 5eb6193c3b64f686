import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Logger } from 'pino';
import type { Settings } from '../settings.ts';
import type { StoreJobs } from '../store-worker/jobs.ts';

interface Needs {
  readonly worker: Pick<StoreJobs, 'makeBackup'>;
  readonly folder: string;
  readonly settings: Pick<Settings, 'backupEveryHours' | 'backupsKept' | 'firstBackupMs'>;
  readonly failed: () => void;
  readonly log: Logger;
  readonly now: () => number;
}

/** Only files with such a name are ever deleted: others in the folder are somebody else's. */
const OWN = /^quri-\d{4}-\d\d-\d\dT[\d-]+Z\.db$/;
/** What a server that was killed has left of one. */
const OWN_PART = /^quri-\d{4}-\d\d-\d\dT[\d-]+Z\.db\..*part/;

const HOUR_MS = 3_600_000;
/** How often it is looked whether one is due: the machine may sleep, and its clock may be set. */
const LOOK_MS = 60_000;
const RETRY_MS = HOUR_MS;

/** When the newest data file in a folder was written, in milliseconds since 1970; null where there is none. */
export function newestBackup(folder: string): number | null {
  try {
    const files = readdirSync(folder).filter((name) => name.endsWith('.db'));
    const times = files.map((name) => statSync(resolve(folder, name)).mtimeMs);
    return times.length === 0 ? null : Math.max(...times);
  } catch {
    return null;
  }
}

/** Makes a backup every so many hours and deletes the oldest of its own. The work is done in the store's worker. */
export function scheduledBackups({ worker, folder, settings, failed, log, now }: Needs) {
  const everyMs = settings.backupEveryHours * HOUR_MS;
  let retryAt = 0;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;

  const namesLike = (pattern: RegExp): readonly string[] => readdirSync(folder).filter((name) => pattern.test(name));
  const remove = (names: readonly string[]): void => {
    for (const name of names) rmSync(resolve(folder, name), { force: true });
  };

  const make = async (): Promise<void> => {
    const file = `quri-${new Date(now()).toISOString().replace(/[:.]/g, '-')}.db`;
    try {
      mkdirSync(folder, { recursive: true, mode: 0o700 });
      remove(namesLike(OWN_PART));
      await worker.makeBackup(resolve(folder, file));
      remove([...namesLike(OWN)].sort().slice(0, -settings.backupsKept));
      log.info({ file }, 'backup made');
    } catch (error) {
      if (isClosed) return;
      retryAt = now() + RETRY_MS;
      failed();
      log.error({ err: error }, 'backup failed');
    }
  };

  const look = async (): Promise<void> => {
    if (now() >= Math.max((newestBackup(folder) ?? 0) + everyMs, retryAt)) await make();
    schedule(LOOK_MS);
  };
  const schedule = (ms: number): void => {
    if (!isClosed) timer = setTimeout(() => void look(), ms).unref();
  };
  if (everyMs > 0) schedule(settings.firstBackupMs);

  return {
    /** No more are begun; one that is being made ends with the worker. */
    close: (): void => {
      isClosed = true;
      clearTimeout(timer);
    },
  };
}
