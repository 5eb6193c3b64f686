/** The tables of a guest that are not over are counted without looking at those that are. */
export const OPEN_TABLES = `
  DROP INDEX tables_by_host;
  CREATE INDEX tables_by_host ON tables (host, phase, created_at);
`;
