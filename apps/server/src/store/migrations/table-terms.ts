/** Clocks and other terms of a table, deals that are played again, results. */
export const TABLE_TERMS = `
  -- How a table is played besides the options of its game: its clock, what happens when time is up, who may watch.
  ALTER TABLE tables ADD COLUMN terms TEXT NOT NULL DEFAULT '{"clock":null,"timeUp":"bot","watchers":true}';
  -- What some of its people have agreed to and others have not yet.
  ALTER TABLE tables ADD COLUMN consent TEXT;
  -- The finished table whose deal is played again.
  ALTER TABLE tables ADD COLUMN deal TEXT;
  CREATE INDEX tables_by_deal ON tables (deal) WHERE deal IS NOT NULL;
  -- Places and scores; null where a game was ended early, and in games that were over before this was stored.
  ALTER TABLE tables ADD COLUMN result TEXT;
  ALTER TABLE tables ADD COLUMN ended_at INTEGER;

  -- What guests have written down for themselves.
  CREATE TABLE notes (
    table_number INTEGER NOT NULL,
    guest TEXT NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (table_number, guest)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX notes_by_guest ON notes (guest);
  -- The links with which a seat may be watched: hashes, the links themselves are nowhere.
  CREATE TABLE seat_links (
    table_number INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    secret_hash TEXT NOT NULL,
    PRIMARY KEY (table_number, seat)
  ) STRICT, WITHOUT ROWID;
  -- How many decisions at tables with days each guest made within so many hours.
  CREATE TABLE move_times (
    guest TEXT NOT NULL,
    hours INTEGER NOT NULL,
    decisions INTEGER NOT NULL,
    PRIMARY KEY (guest, hours)
  ) STRICT, WITHOUT ROWID;

  -- Tables with a clock where something is to happen without anybody there: at what time.
  CREATE TABLE deadlines (
    table_number INTEGER PRIMARY KEY,
    at INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX deadlines_by_time ON deadlines (at);
  -- When no server ran. No clock runs in such a time.
  CREATE TABLE down_times (
    began_at INTEGER PRIMARY KEY,
    ended_at INTEGER NOT NULL
  ) STRICT;
  -- When the server was last known to run: one row.
  CREATE TABLE last_alive (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    at INTEGER NOT NULL
  ) STRICT;
`;
