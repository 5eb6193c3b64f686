import { hashOfSecret, randomHex, sameSecret } from '../secrets.ts';
import type { DeviceRecord } from '../store/device-records.ts';
import type { Store } from '../store/records.ts';

/** The devices each guest is known on. */
export interface Devices {
  of(guest: string): readonly DeviceRecord[];
  /** The device with this secret. */
  bySecret(guest: string, secret: string): DeviceRecord | undefined;
  /** Used today. */
  see(device: DeviceRecord): void;
  /** Removes it; false if there is no such device of this guest. */
  revoke(guest: string, device: string): Promise<boolean>;
  /** Forgets what is in memory: it is read from the store again. */
  forget(guest: string): void;
}

export const SECRET_BYTES = 32;
const ID_BYTES = 8;
const DAY_MS = 86_400_000;
const MOST_IN_MEMORY = 10_000;

interface NewDevice {
  readonly device: DeviceRecord;
  /** What its cookie says: the secret itself is kept nowhere else. */
  readonly cookie: string;
}

export function newDevice(guest: string, label: string, at: number): NewDevice {
  const secret = randomHex(SECRET_BYTES);
  const device = {
    id: randomHex(ID_BYTES),
    guest,
    secretHash: hashOfSecret(secret),
    label,
    createdAt: at,
    seenAt: at,
  };
  return { device, cookie: `${guest}.${secret}` };
}

export function createDevices(store: Store, now: () => number): Devices {
  const known = new Map<string, readonly DeviceRecord[]>();

  const remember = (guest: string, devices: readonly DeviceRecord[]): void => {
    known.set(guest, devices);
    if (known.size <= MOST_IN_MEMORY) return;
    const [oldest] = known.keys();
    if (oldest !== undefined) known.delete(oldest);
  };
  const of = (guest: string): readonly DeviceRecord[] => {
    const inMemory = known.get(guest);
    if (inMemory !== undefined) return inMemory;
    const devices = store.devicesOf(guest);
    if (devices.length > 0) remember(guest, devices);
    return devices;
  };

  return {
    of,
    bySecret: (guest, secret) => {
      const hash = hashOfSecret(secret);
      // All are compared: how long it takes does not tell which one it is.
      return of(guest).filter(({ secretHash }) => sameSecret(secretHash, hash))[0];
    },
    see: (device) => {
      const at = now();
      if (at - device.seenAt < DAY_MS) return;
      const seen = of(device.guest).map((one) => (one.id === device.id ? { ...one, seenAt: at } : one));
      remember(device.guest, seen);
      store.commit((tx) => tx.seeDevice(device.id, at)).catch(() => known.delete(device.guest));
    },
    revoke: async (guest, device) => {
      const removed = await store.commit((tx) => tx.removeDevice(guest, device));
      known.delete(guest);
      return removed;
    },
    forget: (guest) => void known.delete(guest),
  };
}
