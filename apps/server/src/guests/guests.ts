import { hashOfSecret, randomHex, randomLetters, sameSecret } from '../secrets.ts';
import type { GuestRecord, Store } from '../store/records.ts';

export interface Guests {
  byCookie(cookie: string | undefined): GuestRecord | undefined;
  /** For names and colours. Undefined also if the store is unavailable: a missing name must not stop a game. */
  byId(id: string): GuestRecord | undefined;
  create(name: string | null, colour: number): Promise<{ readonly guest: GuestRecord; readonly cookie: string }>;
  rename(guest: GuestRecord, name: string | null, colour: number): Promise<GuestRecord>;
}

const ID_LETTERS = 12;
const SECRET_BYTES = 32;
const COOKIE = new RegExp(`^([A-Za-z0-9]{${ID_LETTERS}})\\.([0-9a-f]{${SECRET_BYTES * 2}})$`);

/** People without accounts: a name, a colour, and a secret that only their browser has, in a cookie. */
export function createGuests(store: Store, now: () => number): Guests {
  const known = new Map<string, GuestRecord>();
  const find = (id: string): GuestRecord | undefined => {
    const guest = known.get(id) ?? store.guest(id);
    if (guest !== undefined) known.set(id, guest);
    return guest;
  };
  const save = async (guest: GuestRecord): Promise<GuestRecord> => {
    await store.commit((tx) => tx.putGuest(guest));
    known.set(guest.id, guest);
    return guest;
  };
  return {
    byId: (id) => {
      try {
        return find(id);
      } catch {
        return undefined;
      }
    },
    byCookie: (cookie) => {
      const [, id, secret] = COOKIE.exec(cookie ?? '') ?? [];
      if (id === undefined || secret === undefined) return undefined;
      const guest = find(id);
      return guest !== undefined && sameSecret(guest.secretHash, hashOfSecret(secret)) ? guest : undefined;
    },
    create: async (name, colour) => {
      const secret = randomHex(SECRET_BYTES);
      const id = randomLetters(ID_LETTERS);
      const guest = await save({ id, secretHash: hashOfSecret(secret), name, colour, createdAt: now() });
      return { guest, cookie: `${id}.${secret}` };
    },
    rename: (guest, name, colour) => save({ ...guest, name, colour }),
  };
}
