/** What people say at tables, and whom they have blocked. */
export const CHAT = `
  -- One line each. Lines are numbered within their room: a reader must not be able to count those of another room.
  CREATE TABLE chat (
    id INTEGER PRIMARY KEY,
    table_number INTEGER NOT NULL,
    room TEXT NOT NULL,
    number INTEGER NOT NULL,
    at INTEGER NOT NULL,
    guest TEXT NOT NULL,
    -- One of these two.
    text TEXT,
    phrase TEXT
  ) STRICT;
  CREATE UNIQUE INDEX chat_by_room ON chat (table_number, room, number);
  CREATE INDEX chat_by_guest ON chat (guest);

  -- A guest is sent nothing that a blocked one says.
  CREATE TABLE blocks (
    guest TEXT NOT NULL,
    blocked TEXT NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (guest, blocked)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX blocks_by_blocked ON blocks (blocked);
`;
