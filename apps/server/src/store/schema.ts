import { CHAT } from './migrations/chat.ts';
import { DEVICE_GAMES } from './migrations/device-games.ts';
import { DEVICES } from './migrations/devices.ts';
import { HOST_TOOLS } from './migrations/host-tools.ts';
import { SEATED_CHANGES } from './migrations/seated-changes.ts';
import { TABLE_TERMS } from './migrations/table-terms.ts';
import { WEBHOOKS } from './migrations/webhooks.ts';

/**
 * Migrations of the data file. A released one is never changed; changes are added as a new one at the end, and
 * `DATA_VERSION` of @quri/data-folder is their number.
 */
export const MIGRATIONS: readonly string[] = [
  `
  CREATE TABLE guests (
    id TEXT PRIMARY KEY,
    -- The secret itself is only in the guest's cookie.
    secret_hash TEXT NOT NULL,
    name TEXT NOT NULL,
    colour INTEGER NOT NULL,
    created_at INTEGER NOT NULL
  ) STRICT;

  CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    options TEXT NOT NULL,
    phase TEXT NOT NULL,
    host TEXT NOT NULL,
    open INTEGER NOT NULL,
    invite TEXT NOT NULL,
    seating TEXT NOT NULL,
    -- Secret until the game is over.
    seed TEXT NOT NULL,
    attempt INTEGER NOT NULL,
    opening TEXT,
    bytes TEXT,
    rematch TEXT,
    created_at INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX tables_by_host ON tables (host, created_at);

  CREATE TABLE entries (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seq INTEGER NOT NULL,
    entry TEXT NOT NULL,
    guest TEXT,
    intent TEXT,
    PRIMARY KEY (table_id, seq),
    UNIQUE (table_id, guest, intent)
  ) STRICT;

  -- What else was asked once and done: sitting down, opening a table. table_id is '' where there was none yet.
  CREATE TABLE answers (
    table_id TEXT NOT NULL,
    guest TEXT NOT NULL,
    intent TEXT NOT NULL,
    answer TEXT NOT NULL,
    PRIMARY KEY (table_id, guest, intent)
  ) STRICT;
  `,
  `
  -- Who may come back to a table that is not open: those who once had its invitation.
  CREATE TABLE admissions (
    table_id TEXT NOT NULL REFERENCES tables (id),
    guest TEXT NOT NULL,
    PRIMARY KEY (table_id, guest)
  ) STRICT;
  -- It was not written down before, but whoever did something at a table had been let in.
  INSERT OR IGNORE INTO admissions SELECT table_id, guest FROM answers WHERE table_id IN (SELECT id FROM tables);
  `,
  // Whoever had no name was called a guest in the language of the day; now each reader calls them so in their own.
  `UPDATE guests SET name = '' WHERE name IN ('Guest', 'Gość')`,
  `
  -- Tables are numbered in the order they were opened, so that what is written at the same time lies together: with the
  -- random names of tables every entry would touch a page of its own.
  ALTER TABLE tables ADD COLUMN number INTEGER;
  UPDATE tables SET number = rowid;
  CREATE UNIQUE INDEX tables_by_number ON tables (number);

  -- Rows lie in the order they were written. Beside each entry: whose decisions are open after it, the epoch of its
  -- draws, the running hash of each viewer (32 bytes each; all three null in logs from before they were kept), and the
  -- request that made it, with its answer where that says more than where the entry stands.
  CREATE TABLE log (
    id INTEGER PRIMARY KEY,
    table_number INTEGER NOT NULL,
    seq INTEGER NOT NULL,
    entry TEXT NOT NULL,
    asks TEXT,
    epoch INTEGER,
    heard BLOB,
    guest TEXT,
    request TEXT,
    answer TEXT
  ) STRICT;
  INSERT INTO log (table_number, seq, entry, guest, request)
    SELECT tables.number, seq, entry, guest, intent FROM entries JOIN tables ON tables.id = entries.table_id
    ORDER BY entries.rowid;
  DROP TABLE entries;
  ALTER TABLE log RENAME TO entries;
  CREATE UNIQUE INDEX entries_by_table ON entries (table_number, seq);
  `,
  `
  -- The replay of each finished game as it is sent, compressed; made once.
  CREATE TABLE replays (
    table_number INTEGER PRIMARY KEY,
    etag TEXT NOT NULL,
    gzip BLOB NOT NULL
  ) STRICT;

  -- When each guest came last. It was not written down before: for those who are known already it begins today.
  ALTER TABLE guests ADD COLUMN seen_at INTEGER NOT NULL DEFAULT 0;
  UPDATE guests SET seen_at = CAST(strftime('%s', 'now') AS INTEGER) * 1000;
  CREATE INDEX guests_by_seen ON guests (seen_at);

  -- The guests who sit at each table or have a seat kept there, as in the table's seating. By triggers, so that nothing
  -- that writes a table can forget it.
  CREATE TABLE seated (
    guest TEXT NOT NULL,
    table_number INTEGER NOT NULL,
    PRIMARY KEY (guest, table_number)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX seated_by_table ON seated (table_number);
  INSERT OR IGNORE INTO seated
    SELECT json_extract(seat.value, '$.guest'), tables.number FROM tables, json_each(tables.seating) AS seat
    WHERE json_extract(seat.value, '$.guest') IS NOT NULL;
  CREATE TRIGGER seated_at_new_table AFTER INSERT ON tables BEGIN
    INSERT OR IGNORE INTO seated
      SELECT json_extract(value, '$.guest'), new.number FROM json_each(new.seating)
      WHERE json_extract(value, '$.guest') IS NOT NULL;
  END;
  CREATE TRIGGER seated_otherwise AFTER UPDATE OF seating ON tables WHEN new.seating <> old.seating BEGIN
    DELETE FROM seated WHERE table_number = new.number;
    INSERT OR IGNORE INTO seated
      SELECT json_extract(value, '$.guest'), new.number FROM json_each(new.seating)
      WHERE json_extract(value, '$.guest') IS NOT NULL;
  END;

  CREATE INDEX tables_unfinished ON tables (created_at) WHERE phase <> 'over';
  CREATE INDEX tables_by_rematch ON tables (rematch) WHERE rematch IS NOT NULL;
  CREATE INDEX admissions_by_guest ON admissions (guest);

  -- Tables that were deleted and whose entries are not all deleted yet. Their numbers are not given to new tables.
  CREATE TABLE deleted_tables (number INTEGER PRIMARY KEY) STRICT;
  `,
  TABLE_TERMS,
  CHAT,
  DEVICES,
  HOST_TOOLS,
  WEBHOOKS,
  SEATED_CHANGES,
  `
  -- The tables of a guest that are not over are counted without looking at those that are.
  DROP INDEX tables_by_host;
  CREATE INDEX tables_by_host ON tables (host, phase, created_at);
  `,
  `
  -- The newest entry of the log when that was noted last, with hashes: entries that are missing at the end are noticed.
  ALTER TABLE tables ADD COLUMN head TEXT;
  `,
  DEVICE_GAMES,
];
