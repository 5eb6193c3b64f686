import { pathToFileURL } from 'node:url';
import { inject } from 'vitest';
import type { Store } from '../../src/store/records.ts';
import { sqliteStore } from '../../src/store/sqlite.ts';

const fail = (error: unknown): never => {
  throw error;
};

/** The store of a data folder, without a server. */
export const openStore = (folder: string): Store =>
  sqliteStore({
    folder,
    checkpointProgram: pathToFileURL(inject('checkpointProgram')),
    warn: fail,
    syncFailed: fail,
  });
