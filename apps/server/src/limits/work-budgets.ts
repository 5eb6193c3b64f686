import type { Settings } from '../settings.ts';
import { type RateLimits, rateLimit, rateLimits } from './rate-limits.ts';

/** The budget of work of each address. */
export const workBudgets = ({ workBurst, workPerSecond }: Pick<Settings, 'workBurst' | 'workPerSecond'>): RateLimits =>
  rateLimits(() => rateLimit(workBurst, workPerSecond, () => performance.now()));

/** Messages of which sending is as much work as handling one. */
const MESSAGES_PER_UNIT = 20;
/** Entries of which folding and telling again is as much work as handling a message. */
const ENTRIES_PER_UNIT = 50;

export const workOfSending = (subscribers: number): number => subscribers / MESSAGES_PER_UNIT;
export const workOfCatchingUp = (entries: number): number => entries / ENTRIES_PER_UNIT;
