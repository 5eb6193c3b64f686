import { groupedCommits } from './commits.ts';
import { openDataFile } from './data-file.ts';
import { readQueries } from './read-queries.ts';
import type { Store } from './records.ts';
import { writeQueries } from './write-queries.ts';

/** The store in one SQLite file. Its sync runs on the calling thread, once per turn of the event loop. */
export function sqliteStore(folder: string): Store {
  const db = openDataFile(folder);
  const commits = groupedCommits(db, writeQueries(db));
  return {
    ...readQueries(db),
    commit: commits.add,
    close: () => {
      commits.flush();
      db.close();
    },
  };
}
