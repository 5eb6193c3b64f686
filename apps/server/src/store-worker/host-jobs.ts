import type { GameEngine } from '@quri/catalogue';
import type Database from 'libsql';
import { archivableIn, copyToArchive, dropFromArchive, forgetInArchive } from '../store/archive-copies.ts';
import { openArchive } from '../store/archive-file.ts';
import { type Exported, makeTableFile } from '../table-files/make-table-file.ts';
import { type ReadTableFile, readTableFile } from '../table-files/read-table-file.ts';

/** Long work for whoever runs the server. It has a thread of its own, and nobody who plays waits for it. */
export interface HostJobs {
  /** Games that ended before this time and are not archived, at most so many. */
  findArchivable(before: number, most: number): Promise<readonly string[]>;
  copyToArchive(tables: readonly string[]): Promise<void>;
  dropFromArchive(table: string): Promise<void>;
  makeTableFile(table: string, file: string): Promise<Exported>;
  /** Reads a file with a running table and checks all of it. */
  readTableFile(file: string): Promise<ReadTableFile>;
}

export type HostJob =
  | { readonly kind: 'findArchivable'; readonly before: number; readonly most: number }
  | { readonly kind: 'copyToArchive'; readonly tables: readonly string[] }
  | { readonly kind: 'dropFromArchive'; readonly table: string }
  | { readonly kind: 'forgetInArchive'; readonly tables: readonly string[]; readonly guest: string }
  | { readonly kind: 'makeTableFile'; readonly table: string; readonly file: string }
  | { readonly kind: 'readTableFile'; readonly file: string };

/** Runs in the worker thread. */
export function hostJobs(
  data: Database.Database,
  dataDir: string,
  engines: readonly GameEngine[],
): (job: HostJob) => unknown {
  let archive: Database.Database | undefined;
  const opened = (): Database.Database => {
    archive ??= openArchive(dataDir);
    return archive;
  };
  return (job) => {
    switch (job.kind) {
      case 'findArchivable':
        return archivableIn(data, job.before, job.most);
      case 'copyToArchive':
        return copyToArchive(data, opened(), job.tables);
      case 'dropFromArchive':
        return dropFromArchive(opened(), job.table);
      case 'forgetInArchive':
        return forgetInArchive(opened(), job.tables, job.guest);
      case 'makeTableFile':
        return makeTableFile(data, engines, job.table, job.file);
      case 'readTableFile':
        return readTableFile(job.file, engines);
    }
  };
}
