import type { Expired, ExpiryTimes } from '../store/long-reads.ts';
import type { StoredReplay } from '../store/records.ts';

/** Work on the data that takes too long for the thread that serves everybody. */
export interface StoreJobs {
  /** The replay of a finished game, made from its log; undefined for any other table. */
  makeReplay(table: string): Promise<StoredReplay | undefined>;
  /** What may be deleted, at most so many tables and so many guests. */
  findExpired(times: ExpiryTimes, most: number): Promise<Expired>;
}

/** To the worker. */
export type Job =
  | { readonly kind: 'makeReplay'; readonly table: string }
  | { readonly kind: 'findExpired'; readonly times: ExpiryTimes; readonly most: number };

/** From the worker. */
export type JobAnswer =
  | { readonly value: unknown }
  /** Whether it is worth another try. */
  | { readonly failed: string; readonly unavailable: boolean };
