/** What whoever runs the server can do: keep somebody out, and put finished games away. */
export const HOST_TOOLS = `
  -- Who is kept out: a guest by id, or an address. An address is never kept without the time when that ends.
  CREATE TABLE bans (
    kind TEXT NOT NULL CHECK (kind IN ('guest', 'address')),
    who TEXT NOT NULL,
    at INTEGER NOT NULL,
    until INTEGER CHECK (kind = 'guest' OR until IS NOT NULL),
    PRIMARY KEY (kind, who)
  ) STRICT;

  -- 1: log and replay of this game are in archive.db. What is left of them here no longer counts, and is deleted.
  ALTER TABLE tables ADD COLUMN archived INTEGER NOT NULL DEFAULT 0;
`;
