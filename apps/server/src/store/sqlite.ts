import { groupedCommits } from './commits.ts';
import { openDataFile } from './data-file.ts';
import { readingFrom } from './reading.ts';
import type { Store } from './records.ts';
import { writingTo } from './writing.ts';

/** The store in one file. Its sync runs on the calling thread, once per turn of the event loop. */
export function sqliteStore(folder: string): Store {
  const db = openDataFile(folder);
  const commits = groupedCommits(db, writingTo(db));
  return {
    ...readingFrom(db),
    commit: commits.add,
    close: () => {
      commits.flush();
      db.close();
    },
  };
}
