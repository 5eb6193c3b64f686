import type { Settings } from '../settings.ts';
import { rateLimit, rateLimits } from './rate-limits.ts';

export type WorkBudgets = ReturnType<typeof workBudgets>;

type Limits = Pick<Settings, 'workBurst' | 'workPerSecond' | 'workBurstPerGuest' | 'workPerSecondPerGuest'>;

/**
 * The budget of work of each address. A small part is each guest's own: others at the same address can use up the rest,
 * but not that.
 */
export function workBudgets(limits: Limits) {
  const addresses = rateLimits(() => rateLimit(limits.workBurst, limits.workPerSecond));
  const guests = rateLimits(() => rateLimit(limits.workBurstPerGuest, limits.workPerSecondPerGuest));
  return {
    /** False if there is nothing left for this guest. */
    take: (addressKey: string, guest: string, units: number): boolean => {
      if (!guests.take(guest, units)) return addresses.take(addressKey, units);
      addresses.charge(addressKey, units);
      return true;
    },
    /** For work that is only known once it is done. */
    charge: (addressKey: string, guest: string, units: number): void => {
      guests.charge(guest, units);
      addresses.charge(addressKey, units);
    },
  };
}

/** So many bytes of a message or a file are as much work as one more message. */
export const BYTES_PER_UNIT = 2048;
/** Messages of which sending is as much work as handling one. */
const MESSAGES_PER_UNIT = 20;
/** Entries of which folding and telling again is as much work as handling a message. */
const ENTRIES_PER_UNIT = 50;

/** Letters of stored chat of which reading and sending is as much work as handling a message. */
const CHAT_LETTERS_PER_UNIT = 8192;

export const workOfSending = (subscribers: number): number => subscribers / MESSAGES_PER_UNIT;
export const workOfCatchingUp = (entries: number): number => entries / ENTRIES_PER_UNIT;
export const workOfChat = (letters: number): number => letters / CHAT_LETTERS_PER_UNIT;
