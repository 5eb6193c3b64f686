/** Finished games that were played on a device and put on the server as files. */
export const DEVICE_GAMES = `
  ALTER TABLE tables ADD COLUMN on_device INTEGER NOT NULL DEFAULT 0;
  CREATE INDEX tables_on_device ON tables (host) WHERE on_device = 1;
`;
