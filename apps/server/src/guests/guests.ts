import { counts } from '../limits/rate-limits.ts';
import { remember as rememberIn } from '../limits/remember.ts';
import { orUndefined } from '../or-undefined.ts';
import { randomLetters } from '../secrets.ts';
import type { DeviceRecord } from '../store/device-queries.ts';
import type { GuestRecord, Seating, Store } from '../store/records.ts';
import { createDevices, newDevice, SECRET_BYTES } from './devices.ts';

export interface KnownGuest {
  readonly guest: GuestRecord;
  readonly device: DeviceRecord;
  /** This device was not used before today. */
  readonly isFirstToday: boolean;
}

interface NewGuest {
  readonly guest: GuestRecord;
  readonly cookie: string;
}

export type Guests = ReturnType<typeof createGuests>;

const ID_LETTERS = 12;
const COOKIE = new RegExp(`^([A-Za-z0-9]{${ID_LETTERS}})\\.([0-9a-f]{${SECRET_BYTES * 2}})$`);
const DAY_MS = 86_400_000;
const MOST_IN_MEMORY = 10_000;

/** People without accounts: a name, a colour, and on each of their devices a secret in a cookie. */
export function createGuests(store: Store, now: () => number, mostDevices = 8) {
  const known = new Map<string, GuestRecord>();
  const barred = new Set<string>();
  const sockets = counts();
  const devices = createDevices(store, now);

  const remember = (guest: GuestRecord): void => rememberIn(known, guest.id, guest, MOST_IN_MEMORY);
  const find = (id: string): GuestRecord | undefined => {
    const inMemory = known.get(id);
    if (inMemory !== undefined) return inMemory;
    const guest = store.guest(id);
    if (guest !== undefined) remember(guest);
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
  /** For names and colours. Undefined also if the store is unavailable: a missing name must not stop a game. */
  const byId = (id: string): GuestRecord | undefined => orUndefined(() => find(id));
  const nameAndColour = (id: string) => {
    const guest = byId(id);
    return { name: guest?.name ?? null, colour: guest?.colour ?? 0 };
  };
  /** Whoever comes with this cookie, and the device it belongs to; the day of it is noted. */
  const knownBy = (cookie: string | undefined): KnownGuest | undefined => {
    const [, id, secret] = COOKIE.exec(cookie ?? '') ?? [];
    if (id === undefined || secret === undefined || barred.has(id)) return undefined;
    const device = devices.bySecret(id, secret);
    const guest = device && find(id);
    if (guest === undefined || device === undefined) return undefined;
    return { guest: see(guest), device, isFirstToday: devices.see(device) };
  };

  return {
    byId,
    /** As others are shown somebody. */
    nameAndColour,
    /** The same of somebody at a table: a game on a device may have had people who are no guests. */
    seated: (seat: Extract<Seating, { readonly guest: string }>) => {
      const { name, colour } = nameAndColour(seat.guest);
      return seat.kind === 'kept' ? { name, colour } : { name: seat.name ?? name, colour: seat.colour ?? colour };
    },
    knownBy,
    byCookie: (cookie: string | undefined): GuestRecord | undefined => knownBy(cookie)?.guest,
    devices: { of: devices.of, revoke: devices.revoke },
    create: async (name: string | null, colour: number, label: string): Promise<NewGuest> => {
      const at = now();
      const guest = { id: randomLetters(ID_LETTERS), name, colour, createdAt: at, seenAt: at };
      const { device, cookie } = newDevice(guest.id, label, at);
      await store.commit((tx) => {
        tx.putGuest(guest);
        tx.addDevice(device, mostDevices);
      });
      remember(guest);
      return { guest, cookie };
    },
    rename: async (before: GuestRecord, name: string | null, colour: number): Promise<GuestRecord> => {
      const guest = { ...before, name, colour };
      await store.commit((tx) => tx.putGuest(guest));
      remember(guest);
      return guest;
    },
    /** Uses up a code: the guest it belongs to is known on one more device. */
    carryOver: async (codeHash: string, label: string): Promise<NewGuest | 'badCode' | 'tooManyDevices'> => {
      const at = now();
      const carried = await store.commit((tx) => {
        const id = store.guestOfCode(codeHash, at);
        if (id === undefined || barred.has(id)) return 'badCode';
        const { device, cookie } = newDevice(id, label, at);
        if (!tx.addDevice(device, mostDevices)) return 'tooManyDevices';
        tx.useUpDeviceCode(codeHash);
        return { id, cookie };
      });
      if (typeof carried === 'string') return carried;
      devices.forget(carried.id);
      const guest = find(carried.id);
      return guest === undefined ? 'badCode' : { guest: see(guest), cookie: carried.cookie };
    },
    /** They have a socket, until the function this returns is called. */
    connected: (id: string): (() => void) => {
      sockets.add(id);
      return () => {
        sockets.remove(id);
        const guest = byId(id);
        if (guest !== undefined) see(guest);
      };
    },
    /** Removes a guest from memory, who is about to be deleted; false if they have a socket. */
    evict: (id: string): boolean => {
      if (sockets.of(id) > 0) return false;
      known.delete(id);
      devices.forget(id);
      return true;
    },
    /** From now on nobody is this guest, until it is allowed again or they are gone from the store. */
    bar: (id: string): void => void barred.add(id),
    unbar: (id: string): void => {
      barred.delete(id);
      known.delete(id);
      devices.forget(id);
    },
  };
}
