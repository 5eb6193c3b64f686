import { statfsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DATA_FILE } from '../store/data-file.ts';

export interface DiskReadings {
  readonly dataBytes: number;
  /** What SQLite has not copied into the data file yet. */
  readonly logBytes: number;
  readonly archiveBytes: number;
  /** Room for the data, as far as the system lets this process use it. */
  readonly freeBytes: number;
}

export function diskReadings(dataDir: string): DiskReadings {
  const bytesOf = (name: string): number => statSync(join(dataDir, name), { throwIfNoEntry: false })?.size ?? 0;
  const { bavail, bsize } = statfsSync(dataDir);
  return {
    dataBytes: bytesOf(DATA_FILE),
    logBytes: bytesOf(`${DATA_FILE}-wal`),
    archiveBytes: bytesOf('archive.db'),
    freeBytes: bavail * bsize,
  };
}
