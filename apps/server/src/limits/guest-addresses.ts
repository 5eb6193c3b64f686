import { remember } from './remember.ts';

export type GuestAddresses = ReturnType<typeof guestAddresses>;

/** The oldest are forgotten. */
const MOST_GUESTS = 10_000;

/** Where each guest was connected from last. */
export function guestAddresses() {
  const all = new Map<string, string>();
  return {
    /** Everybody who was last connected from there. */
    guestsAt: (addressKey: string): readonly string[] =>
      [...all].flatMap(([guest, at]) => (at === addressKey ? [guest] : [])),
    /** Guests who have not been here since the server started have an address of their own. */
    of: (guest: string): string => all.get(guest) ?? guest,
    note: (guest: string, addressKey: string): void => remember(all, guest, addressKey, MOST_GUESTS),
  };
}
