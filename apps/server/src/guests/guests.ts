import { hashOfSecret, randomHex, randomLetters, sameSecret } from '../secrets.ts';
import type { GuestRecord, Store } from '../store/records.ts';

export interface Guests {
  /** Whose cookie this is. */
  of(cookie: string | undefined): GuestRecord | undefined;
  /** To be shown to others; a store that cannot answer keeps nobody from playing. */
  named(id: string): GuestRecord | undefined;
  create(name: string | null, colour: number): Promise<{ readonly guest: GuestRecord; readonly cookie: string }>;
  rename(guest: GuestRecord, name: string | null, colour: number): Promise<GuestRecord>;
}

const ID_LETTERS = 12;
const SECRET_BYTES = 32;
const COOKIE = new RegExp(`^([A-Za-z0-9]{${ID_LETTERS}})\\.([0-9a-f]{${SECRET_BYTES * 2}})$`);

/** People without accounts: a name, a colour, and a secret that only their browser has. */
export function guestBook(store: Store, now: () => number): Guests {
  const known = new Map<string, GuestRecord>();
  const find = (id: string): GuestRecord | undefined => {
    const guest = known.get(id) ?? store.guest(id);
    if (guest !== undefined) known.set(id, guest);
    return guest;
  };
  const keep = async (guest: GuestRecord): Promise<GuestRecord> => {
    await store.commit((writing) => writing.putGuest(guest));
    known.set(guest.id, guest);
    return guest;
  };
  return {
    named: (id) => {
      try {
        return find(id);
      } catch {
        return undefined;
      }
    },
    of: (cookie) => {
      const [, id, secret] = COOKIE.exec(cookie ?? '') ?? [];
      if (id === undefined || secret === undefined) return undefined;
      const guest = find(id);
      return guest !== undefined && sameSecret(guest.secretHash, hashOfSecret(secret)) ? guest : undefined;
    },
    create: async (name, colour) => {
      const secret = randomHex(SECRET_BYTES);
      const id = randomLetters(ID_LETTERS);
      const guest = await keep({ id, secretHash: hashOfSecret(secret), name, colour, createdAt: now() });
      return { guest, cookie: `${id}.${secret}` };
    },
    rename: (guest, name, colour) => keep({ ...guest, name, colour }),
  };
}
