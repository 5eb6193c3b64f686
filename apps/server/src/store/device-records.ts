/** A browser on which a guest is known. */
export interface DeviceRecord {
  readonly id: string;
  readonly guest: string;
  readonly secretHash: string;
  /** The browser and the system; empty where neither is known. */
  readonly label: string;
  readonly createdAt: number;
  /** When it was last used, to about a day. */
  readonly seenAt: number;
}

export interface DeviceReads {
  /** The oldest first. */
  devicesOf(guest: string): readonly DeviceRecord[];
  /** Whose code this is, unless it has expired. */
  guestOfCode(codeHash: string, now: number): string | undefined;
}

export interface DeviceWrites {
  /** False if the guest has so many devices already. */
  addDevice(device: DeviceRecord, most: number): boolean;
  seeDevice(id: string, at: number): void;
  /** False if there is no such device of this guest. */
  removeDevice(guest: string, id: string): boolean;
  /** The guest's earlier code is void, and so are all that have expired. */
  putDeviceCode(code: DeviceCodeRecord, now: number): void;
  useUpDeviceCode(codeHash: string): void;
}

/** A code that adds a device to a guest's. */
export interface DeviceCodeRecord {
  readonly guest: string;
  readonly codeHash: string;
  /** The device that asked for it; null for one of the host's. */
  readonly device: string | null;
  readonly expiresAt: number;
}
