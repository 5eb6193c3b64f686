/**
 * What may be deleted, in SQL: used to search, by the store's worker, and to check again in the transaction that
 * deletes. The time before which it must have been unused is the only parameter.
 */

/** A table that is not over, opened before that time, whose last entry, if it has one, is older as well. */
export const UNUSED_TABLE = `
  tables.phase <> 'over' AND tables.created_at < ?1 AND coalesce(
    (SELECT json_extract(entry, '$.at') FROM entries WHERE table_number = tables.number ORDER BY seq DESC LIMIT 1), 0
  ) < ?1`;

/** A guest who has not come since and has a part in no table: hosts none, sits at none, was invited to none. */
export const UNUSED_GUEST = `
  guests.seen_at < ?1
  AND NOT EXISTS (SELECT 1 FROM tables WHERE host = guests.id)
  AND NOT EXISTS (SELECT 1 FROM seated WHERE guest = guests.id)
  AND NOT EXISTS (SELECT 1 FROM admissions WHERE guest = guests.id)`;
