import type Database from 'libsql';
import type { DeviceReads, DeviceRecord, DeviceWrites } from './device-records.ts';
import { orUnavailable, query } from './query.ts';

interface DeviceRow {
  readonly id: string;
  readonly guest: string;
  readonly secret_hash: string;
  readonly label: string;
  readonly created_at: number;
  readonly seen_at: number;
}

export function deviceQueries(db: Database.Database): DeviceReads {
  const devices = query<DeviceRow>(db, 'SELECT * FROM devices WHERE guest = ? ORDER BY created_at, id');
  const code = query<{ readonly guest: string }>(
    db,
    'SELECT guest FROM device_codes WHERE code_hash = ? AND expires_at > ?',
  );
  return {
    devicesOf: (guest) => orUnavailable(() => devices.all(guest).map(deviceOf)),
    guestOfCode: (codeHash, now) => orUnavailable(() => code.get(codeHash, now)?.guest),
  };
}

export function deviceWrites(db: Database.Database): DeviceWrites {
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
    addDevice: ({ id, guest, secretHash, label, createdAt, seenAt }, most) =>
      add.run(id, guest, secretHash, label, createdAt, seenAt, most).changes > 0,
    seeDevice: (id, at) => void see.run(at, id),
    removeDevice: (guest, id) => {
      // It may have made a code with which it would be back.
      removeCode.run(guest, id);
      return remove.run(guest, id).changes > 0;
    },
    putDeviceCode: ({ guest, codeHash, device, expiresAt }, now) => {
      expired.run(now);
      putCode.run(guest, codeHash, device, expiresAt);
    },
    useUpDeviceCode: (codeHash) => void useUp.run(codeHash),
  };
}

const deviceOf = (row: DeviceRow): DeviceRecord => ({
  id: row.id,
  guest: row.guest,
  secretHash: row.secret_hash,
  label: row.label,
  createdAt: row.created_at,
  seenAt: row.seen_at,
});
