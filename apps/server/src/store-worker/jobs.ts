import type { Expired, ExpiryTimes } from '../store/long-reads.ts';
import type { Store, StoredReplay } from '../store/records.ts';
import type { AwaitedAt } from './awaited-at.ts';
import type { HostJob, HostJobs } from './host-jobs.ts';

/** Work on the data that takes too long for the thread that serves everybody. */
export interface StoreJobs extends HostJobs {
  /** The replay of a finished game, made from its log; undefined for any other table. */
  makeReplay(table: string): Promise<StoredReplay | undefined>;
  /** What may be deleted, at most so many tables and so many guests. */
  findExpired(times: ExpiryTimes, most: number): Promise<Expired>;
  /** Everything stored about a guest, as JSON; undefined if there is no such guest. */
  exportGuest(guest: string): Promise<string | undefined>;
  /** For each of these tables: whom its game waits for; null where no game is played. */
  awaitedAt(tables: readonly string[]): Promise<readonly (AwaitedAt | null)[]>;
  /** With whom a guest has played, most often first. */
  opponentsOf(guest: string, most: number): Promise<ReturnType<Store['opponentsOf']>>;
  /** The guest who is called like this to the other one. */
  findOpponent(guest: string, id: string): Promise<string | undefined>;
  /** Whose requests made the entries of archived games, and their replays with the names. */
  forgetInArchive(tables: readonly string[], guest: string): Promise<void>;
}

/** To the worker. */
export type Job =
  | HostJob
  | { readonly kind: 'makeReplay'; readonly table: string }
  | { readonly kind: 'awaitedAt'; readonly tables: readonly string[] }
  | { readonly kind: 'opponentsOf'; readonly guest: string; readonly most: number }
  | { readonly kind: 'findOpponent'; readonly guest: string; readonly id: string }
  | { readonly kind: 'exportGuest'; readonly guest: string }
  | { readonly kind: 'findExpired'; readonly times: ExpiryTimes; readonly most: number };

/** From the worker. */
export type JobAnswer =
  | { readonly value: unknown }
  /** Whether it is worth another try. */
  | { readonly failed: string; readonly unavailable: boolean };
