import { counts } from '../limits/rate-limits.ts';
import { hashOfSecret, randomHex, randomLetters, sameSecret } from '../secrets.ts';
import type { GuestRecord, Store } from '../store/records.ts';

export interface Guests {
  /** Whoever comes with this cookie; the day of it is noted. */
  byCookie(cookie: string | undefined): GuestRecord | undefined;
  /** For names and colours. Undefined also if the store is unavailable: a missing name must not stop a game. */
  byId(id: string): GuestRecord | undefined;
  create(name: string | null, colour: number): Promise<{ readonly guest: GuestRecord; readonly cookie: string }>;
  rename(guest: GuestRecord, name: string | null, colour: number): Promise<GuestRecord>;
  /** They have a socket, until the function this returns is called. */
  connected(id: string): () => void;
  /** Removes a guest from memory, who is about to be deleted; false if they have a socket. */
  evict(id: string): boolean;
}

const ID_LETTERS = 12;
const SECRET_BYTES = 32;
const COOKIE = new RegExp(`^([A-Za-z0-9]{${ID_LETTERS}})\\.([0-9a-f]{${SECRET_BYTES * 2}})$`);
const DAY_MS = 86_400_000;
const MOST_IN_MEMORY = 10_000;

/** People without accounts: a name, a colour, and a secret that only their browser has, in a cookie. */
export function createGuests(store: Store, now: () => number): Guests {
  const known = new Map<string, GuestRecord>();
  const sockets = counts();

  const remember = (guest: GuestRecord): void => {
    known.set(guest.id, guest);
    if (known.size <= MOST_IN_MEMORY) return;
    const [oldest] = known.keys();
    if (oldest !== undefined) known.delete(oldest);
  };
  const find = (id: string): GuestRecord | undefined => {
    const inMemory = known.get(id);
    if (inMemory !== undefined) return inMemory;
    const guest = store.guest(id);
    if (guest !== undefined) remember(guest);
    return guest;
  };
  const save = async (guest: GuestRecord): Promise<GuestRecord> => {
    await store.commit((tx) => tx.putGuest(guest));
    remember(guest);
    return guest;
  };
  /** At most once a day: it only decides after how many days a guest is deleted. */
  const see = (guest: GuestRecord): GuestRecord => {
    const at = now();
    if (at - guest.seenAt < DAY_MS) return guest;
    const seen = { ...guest, seenAt: at };
    remember(seen);
    // Read again from the store, and tried again, when they come the next time.
    store.commit((tx) => tx.seeGuest(guest.id, at)).catch(() => known.delete(guest.id));
    return seen;
  };
  const byId = (id: string): GuestRecord | undefined => {
    try {
      return find(id);
    } catch {
      return undefined;
    }
  };

  return {
    byId,
    byCookie: (cookie) => {
      const [, id, secret] = COOKIE.exec(cookie ?? '') ?? [];
      if (id === undefined || secret === undefined) return undefined;
      const guest = find(id);
      return guest !== undefined && sameSecret(guest.secretHash, hashOfSecret(secret)) ? see(guest) : undefined;
    },
    create: async (name, colour) => {
      const secret = randomHex(SECRET_BYTES);
      const id = randomLetters(ID_LETTERS);
      const at = now();
      const guest = await save({
        id,
        secretHash: hashOfSecret(secret),
        name,
        colour,
        createdAt: at,
        seenAt: at,
      });
      return { guest, cookie: `${id}.${secret}` };
    },
    rename: (guest, name, colour) => save({ ...guest, name, colour }),
    connected: (id) => {
      sockets.add(id);
      return () => {
        sockets.remove(id);
        const guest = byId(id);
        if (guest !== undefined) see(guest);
      };
    },
    evict: (id) => {
      if (sockets.of(id) > 0) return false;
      known.delete(id);
      return true;
    },
  };
}
