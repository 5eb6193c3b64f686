import type { GameEngine } from '@quri/catalogue';
import type Database from 'libsql';
import { opponentId } from '../guests/opponents.ts';
import { makeReplay } from '../replays/make-replay.ts';
import { archivableIn, copyToArchive, dropFromArchive, forgetInArchive } from '../store/archive-copies.ts';
import { openArchive } from '../store/archive-file.ts';
import { archiveReads } from '../store/archive-queries.ts';
import { makeBackup } from '../store/backup-file.ts';
import { longReads } from '../store/long-reads.ts';
import { plain } from '../store/query.ts';
import { makeTableFile } from '../table-files/make-table-file.ts';
import { readDeviceGame } from '../table-files/read-device-game.ts';
import { readTableFile } from '../table-files/read-table-file.ts';
import { awaitedAt } from './awaited-at.ts';

/** Work on the data that takes too long for the thread that serves everybody. Runs in the worker thread. */
export function storeJobs(data: Database.Database, dataDir: string, engines: readonly GameEngine[]) {
  const reads = longReads(data, archiveReads(dataDir));
  let archive: Database.Database | undefined;
  const opened = (): Database.Database => {
    archive ??= openArchive(dataDir);
    return archive;
  };
  return {
    /** The replay of a finished game, made from its log; undefined for any other table. */
    makeReplay: (table: string) => makeReplay(reads, engines, table),
    /** What may be deleted, at most so many tables and so many guests. */
    findExpired: reads.expired,
    /** Everything stored about a guest, as JSON; undefined if there is no such guest. */
    exportGuest: reads.guestExport,
    /** For each of these tables: whom its game waits for; null where no game is played. */
    awaitedAt: (tables: readonly string[]) => tables.map((id) => awaitedAt(reads, engines, id)),
    /** With whom a guest has played, most often first. */
    opponentsOf: (guest: string, most: number) => reads.opponentsOf(guest, most).map(plain),
    /** The guest who is called like this to the other one. */
    findOpponent: (guest: string, id: string) =>
      reads.opponentsOf(guest, Number.MAX_SAFE_INTEGER).find((one) => opponentId(guest, one.guest) === id)?.guest,
    /** Whose requests made the entries of archived games, and their replays with the names. */
    forgetInArchive: (tables: readonly string[], guest: string) => forgetInArchive(opened(), tables, guest),
    /** Games that ended before this time and are not archived, at most so many. */
    findArchivable: (before: number, most: number) => archivableIn(data, before, most),
    copyToArchive: (tables: readonly string[]) => copyToArchive(data, opened(), tables),
    dropFromArchive: (table: string) => dropFromArchive(opened(), table),
    /** A copy of all data, checked and tried. */
    makeBackup: (file: string) => makeBackup(dataDir, file),
    makeTableFile: (table: string, file: string) => makeTableFile(data, engines, table, file),
    /** Reads a file with a running table and checks all of it. */
    readTableFile: (file: string) => readTableFile(file, engines),
    /** Reads the replay file of a finished game that was played on a device, and checks all of it. */
    readDeviceGame: (file: Uint8Array) => readDeviceGame(file, engines),
  };
}

type Jobs = ReturnType<typeof storeJobs>;

/** The same jobs, asked of the worker. */
export type StoreJobs = {
  readonly [Name in keyof Jobs]: (...asked: Parameters<Jobs[Name]>) => Promise<Awaited<ReturnType<Jobs[Name]>>>;
};

/** To the worker. */
export interface Job {
  readonly name: keyof Jobs;
  readonly asked: readonly unknown[];
}

/** From the worker. */
export type JobAnswer =
  | { readonly value: unknown }
  | { readonly failed: string; readonly because: 'unavailable' | 'damaged' | 'bug' };
