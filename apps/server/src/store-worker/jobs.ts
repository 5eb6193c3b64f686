import type { Expired, ExpiryTimes } from '../store/long-reads.ts';
import type { StoredReplay } from '../store/records.ts';
import type { HostJob, HostJobs } from './host-jobs.ts';

/** Work on the data that takes too long for the thread that serves everybody. */
export interface StoreJobs extends HostJobs {
  /** The replay of a finished game, made from its log; undefined for any other table. */
  makeReplay(table: string): Promise<StoredReplay | undefined>;
  /** What may be deleted, at most so many tables and so many guests. */
  findExpired(times: ExpiryTimes, most: number): Promise<Expired>;
  /** Everything stored about a guest, as JSON; undefined if there is no such guest. */
  exportGuest(guest: string): Promise<string | undefined>;
  /** Whose requests made the entries of archived games, and their replays with the names. */
  forgetInArchive(tables: readonly string[], guest: string): Promise<void>;
}

/** To the worker. */
export type Job =
  | HostJob
  | { readonly kind: 'makeReplay'; readonly table: string }
  | { readonly kind: 'exportGuest'; readonly guest: string }
  | { readonly kind: 'findExpired'; readonly times: ExpiryTimes; readonly most: number };

/** From the worker. */
export type JobAnswer =
  | { readonly value: unknown }
  /** Whether it is worth another try. */
  | { readonly failed: string; readonly unavailable: boolean };
