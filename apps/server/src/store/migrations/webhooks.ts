/** Where guests are told that it is their turn. */
export const WEBHOOKS = `
  -- One for each guest. The address is a secret: whoever knows it can write there.
  CREATE TABLE webhooks (
    guest TEXT PRIMARY KEY,
    url TEXT NOT NULL,
    kind TEXT NOT NULL,
    language TEXT NOT NULL,
    -- How many messages in a row have failed, and whether it is switched off for that.
    failures INTEGER NOT NULL,
    off TEXT,
    last_status INTEGER,
    created_at INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;

  -- Decisions that opened while a guest with a webhook was away, until a message is sent or none is needed any more.
  CREATE TABLE turn_messages (
    guest TEXT NOT NULL,
    table_number INTEGER NOT NULL,
    PRIMARY KEY (guest, table_number)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX turn_messages_by_table ON turn_messages (table_number);
`;
