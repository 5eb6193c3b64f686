import { join } from 'node:path';
import { archivedFlag, archiveReads, withArchive } from './archive-queries.ts';
import { checkpointThread } from './checkpoints.ts';
import { groupedCommits, openWalSync } from './commits.ts';
import { DATA_FILE, mergeLog, openDataFile } from './data-file.ts';
import { readQueries } from './read-queries.ts';
import type { Store } from './records.ts';
import { writeQueries } from './write-queries.ts';

/** A transaction was written, or tried: how long it took, and how many writes it had. */
type Committed = (ms: number, writes: number) => void;

interface Needs {
  readonly folder: string;
  /** The program of the thread that copies SQLite's log into the data file. */
  readonly checkpointProgram: URL;
  readonly committed?: Committed;
  /** What went wrong without anybody having asked for it. */
  readonly warn: (error: unknown, message: string) => void;
  /** The disk did not take what was written, and nobody knows what of it is there. */
  readonly syncFailed: (error: unknown) => void;
}

/** The store in one SQLite file. The calling thread writes; it does not wait for the disk. */
export function sqliteStore({ folder, checkpointProgram, committed, warn, syncFailed }: Needs): Store {
  const db = openDataFile(folder);
  const wal = openWalSync(folder);
  const commits = groupedCommits(db, writeQueries(db), {
    sync: () =>
      wal.sync().catch((error: unknown) => {
        syncFailed(error);
        throw error;
      }),
    ...(committed && { written: committed }),
    changed: (rows) => checkpoints.changed(rows),
  });
  const checkpoints = checkpointThread(checkpointProgram, join(folder, DATA_FILE), commits.betweenCommits, (error) =>
    warn(error, 'the log of the data file could not be copied into it'),
  );
  const reads = readQueries(db);
  const archive = archiveReads(folder);
  return {
    ...reads,
    ...withArchive(db, reads, archive),
    isArchived: archivedFlag(db),
    archivedRows: archive.rows,
    commit: commits.commit,
    beforeCommit: commits.beforeCommit,
    emptyWriteAheadLog: checkpoints.empty,
    close: async () => {
      await commits.idle();
      await checkpoints.close();
      wal.close();
      // Where it fails, as during a backup, whoever opens the file next finds both.
      mergeLog(db);
      db.close();
    },
  };
}
