/** Devices of a guest, codes that add one, and what is needed to find everything about a guest. */
export const DEVICES = `
  -- The devices a guest is known on, each by a secret of its own, which is only in its cookie. The label is the name of
  -- the browser and of the system.
  CREATE TABLE devices (
    id TEXT PRIMARY KEY,
    guest TEXT NOT NULL,
    secret_hash TEXT NOT NULL,
    label TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    seen_at INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX devices_by_guest ON devices (guest);
  -- Until now each guest had one: old cookies are as good as before.
  INSERT INTO devices SELECT lower(hex(randomblob(8))), id, secret_hash, '', created_at, seen_at FROM guests;
  ALTER TABLE guests DROP COLUMN secret_hash;

  -- The newest code of each guest with which another device becomes theirs.
  CREATE TABLE device_codes (
    guest TEXT PRIMARY KEY,
    code_hash TEXT NOT NULL,
    -- The device that asked for it, with which it goes.
    device TEXT,
    expires_at INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE UNIQUE INDEX device_codes_by_hash ON device_codes (code_hash);
  CREATE INDEX device_codes_by_expiry ON device_codes (expires_at);

  CREATE INDEX answers_by_guest ON answers (guest);
  -- Moves are made by those who sit at a table, and found by that. Other entries may be due to a host without a seat. A
  -- person's move is known by its first characters: to parse the JSON of every entry would cost as much as to store it.
  CREATE INDEX entries_by_guest ON entries (guest)
    WHERE guest IS NOT NULL AND substr(entry, 1, 23) <> '{"actor":"human","ask":';
`;
