/** Where each guest was connected from last. */
export interface GuestAddresses {
  /** Guests who have not been here since the server started have an address of their own. */
  of(guest: string): string;
  note(guest: string, addressKey: string): void;
  /** Everybody who was last connected from there. */
  guestsAt(addressKey: string): readonly string[];
}

/** The oldest are forgotten. */
const MOST_GUESTS = 10_000;

export function guestAddresses(): GuestAddresses {
  const all = new Map<string, string>();
  return {
    guestsAt: (addressKey) => [...all].flatMap(([guest, at]) => (at === addressKey ? [guest] : [])),
    of: (guest) => all.get(guest) ?? guest,
    note: (guest, addressKey) => {
      all.delete(guest);
      all.set(guest, addressKey);
      const oldest = all.keys().next().value;
      if (all.size > MOST_GUESTS && oldest !== undefined) all.delete(oldest);
    },
  };
}
