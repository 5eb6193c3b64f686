import { remember } from '../limits/remember.ts';
import { hashOfSecret, randomHex, sameSecret } from '../secrets.ts';
import type { DeviceRecord } from '../store/device-queries.ts';
import type { Store } from '../store/records.ts';

export const SECRET_BYTES = 32;
const ID_BYTES = 8;
const DAY_MS = 86_400_000;
const MOST_IN_MEMORY = 10_000;

/** A device with what its cookie says: the secret itself is kept nowhere else. */
export function newDevice(guest: string, label: string, at: number) {
  const secret = randomHex(SECRET_BYTES);
  const secretHash = hashOfSecret(secret);
  const device: DeviceRecord = { id: randomHex(ID_BYTES), guest, secretHash, label, createdAt: at, seenAt: at };
  return { device, cookie: `${guest}.${secret}` };
}

/** The devices each guest is known on. */
export function createDevices(store: Store, now: () => number) {
  const known = new Map<string, readonly DeviceRecord[]>();

  const of = (guest: string): readonly DeviceRecord[] => {
    const inMemory = known.get(guest);
    if (inMemory !== undefined) return inMemory;
    const devices = store.devicesOf(guest);
    if (devices.length > 0) remember(known, guest, devices, MOST_IN_MEMORY);
    return devices;
  };

  return {
    of,
    /** The device with this secret. */
    bySecret: (guest: string, secret: string): DeviceRecord | undefined => {
      const hash = hashOfSecret(secret);
      // All are compared: how long it takes does not tell which one it is.
      return of(guest).filter(({ secretHash }) => sameSecret(secretHash, hash))[0];
    },
    /** Used today; true where it was not used for a day. */
    see: (device: DeviceRecord): boolean => {
      const at = now();
      if (at - device.seenAt < DAY_MS) return false;
      const seen = of(device.guest).map((one) => (one.id === device.id ? { ...one, seenAt: at } : one));
      remember(known, device.guest, seen, MOST_IN_MEMORY);
      store.commit((tx) => tx.seeDevice(device.id, at)).catch(() => known.delete(device.guest));
      return true;
    },
    /** Removes it; false if there is no such device of this guest. */
    revoke: async (guest: string, device: string): Promise<boolean> => {
      const removed = await store.commit((tx) => tx.removeDevice(guest, device));
      known.delete(guest);
      return removed;
    },
    /** Forgets what is in memory: it is read from the store again. */
    forget: (guest: string): void => void known.delete(guest),
  };
}
