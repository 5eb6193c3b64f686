import type { DeviceView } from '@quri/protocol';
import type Database from 'libsql';
import { plain, query } from './query.ts';

/** A browser on which a guest is known. */
export interface DeviceRecord extends Pick<DeviceView, 'id' | 'label' | 'createdAt' | 'seenAt'> {
  readonly guest: string;
  readonly secretHash: string;
}

/** A code that adds a device to a guest's. */
interface DeviceCodeRecord {
  readonly guest: string;
  readonly codeHash: string;
  /** The device that asked for it; null for one of the host's. */
  readonly device: string | null;
  readonly expiresAt: number;
}

export function deviceQueries(db: Database.Database) {
  const devices = query<DeviceRecord>(
    db,
    `SELECT id, guest, secret_hash AS secretHash, label, created_at AS createdAt, seen_at AS seenAt
     FROM devices WHERE guest = ? ORDER BY created_at, id`,
  );
  const code = query<{ readonly guest: string }>(
    db,
    'SELECT guest FROM device_codes WHERE code_hash = ? AND expires_at > ?',
  );
  return {
    /** The oldest first. */
    devicesOf: (guest: string): readonly DeviceRecord[] => devices.all(guest).map(plain),
    /** Whose code this is, unless it has expired. */
    guestOfCode: (codeHash: string, now: number): string | undefined => code.get(codeHash, now)?.guest,
  };
}

export function deviceWrites(db: Database.Database) {
  // One statement: two that are added at once must not both find room.
  const add = db.prepare(
    `INSERT INTO devices (id, guest, secret_hash, label, created_at, seen_at) SELECT ?1, ?2, ?3, ?4, ?5, ?6
     WHERE (SELECT count(*) FROM devices WHERE guest = ?2) < ?7`,
  );
  const see = db.prepare('UPDATE devices SET seen_at = ? WHERE id = ?');
  const remove = db.prepare('DELETE FROM devices WHERE guest = ? AND id = ?');
  const removeCode = db.prepare('DELETE FROM device_codes WHERE guest = ? AND device = ?');
  const expired = db.prepare('DELETE FROM device_codes WHERE expires_at <= ?');
  const putCode = db.prepare(
    'INSERT OR REPLACE INTO device_codes (guest, code_hash, device, expires_at) VALUES (?, ?, ?, ?)',
  );
  const useUp = db.prepare('DELETE FROM device_codes WHERE code_hash = ?');
  return {
    /** False if the guest has so many devices already. */
    addDevice: ({ id, guest, secretHash, label, createdAt, seenAt }: DeviceRecord, most: number): boolean =>
      add.run(id, guest, secretHash, label, createdAt, seenAt, most).changes > 0,
    seeDevice: (id: string, at: number): void => void see.run(at, id),
    /** False if there is no such device of this guest. */
    removeDevice: (guest: string, id: string): boolean => {
      // It may have made a code with which it would be back.
      removeCode.run(guest, id);
      return remove.run(guest, id).changes > 0;
    },
    /** The guest's earlier code is void, and so are all that have expired. */
    putDeviceCode: ({ guest, codeHash, device, expiresAt }: DeviceCodeRecord, now: number): void => {
      expired.run(now);
      putCode.run(guest, codeHash, device, expiresAt);
    },
    useUpDeviceCode: (codeHash: string): void => void useUp.run(codeHash),
  };
}
