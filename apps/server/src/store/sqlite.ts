import type { StoredEntry } from '@quri/table';
import { archivedFlag, archiveReads, withArchive } from './archive-queries.ts';
import { groupedCommits } from './commits.ts';
import { mergeLog, openDataFile, pragma } from './data-file.ts';
import { readQueries } from './read-queries.ts';
import type { Store, Transaction } from './records.ts';
import { writeQueries } from './write-queries.ts';

/** A transaction was written, or tried: how long it took, how many writes it had, and how many moves were among them. */
export type Committed = (ms: number, writes: number, moves: number) => void;

/** The store in one SQLite file. Its sync runs on the calling thread, once per turn of the event loop. */
export function sqliteStore(folder: string, committed?: Committed): Store {
  const db = openDataFile(folder);
  const writes = countingMoves(writeQueries(db));
  const commits = groupedCommits(db, writes.tx, (ms, n) => committed?.(ms, n, writes.takeMoves()));
  const reads = readQueries(db);
  const archive = archiveReads(folder);
  return {
    ...reads,
    ...withArchive(db, reads, archive),
    isArchived: archivedFlag(db),
    archivedRows: archive.rows,
    commit: commits.add,
    emptyWriteAheadLog: () => {
      try {
        return pragma(db, 'wal_checkpoint(TRUNCATE)') === 0;
      } catch {
        return false;
      }
    },
    close: () => {
      commits.flush();
      // Where it fails, as during a backup, whoever opens the file next finds both.
      mergeLog(db);
      db.close();
    },
  };
}

function countingMoves(tx: Transaction): { readonly tx: Transaction; readonly takeMoves: () => number } {
  let moves = 0;
  return {
    tx: {
      ...tx,
      append: (id, stored: StoredEntry, answered) => {
        tx.append(id, stored, answered);
        if (stored.entry.kind === 'move') moves++;
      },
    },
    takeMoves: () => {
      const taken = moves;
      moves = 0;
      return taken;
    },
  };
}
