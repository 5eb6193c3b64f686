/**
 * What may be deleted, in SQL: used to search, by the store's worker, and to check again in the transaction that
 * deletes. The parameters are times before which it must have been unused: ?2 for a finished game, ?1 for all else.
 */

/** Not used since. */
export interface ExpiryTimes {
  readonly tablesBefore: number;
  readonly finishedBefore: number;
  readonly guestsBefore: number;
}

/** A table that is not over, opened before that time, whose last entry, if it has one, is older as well. */
export const UNUSED_TABLE = `
  tables.phase <> 'over' AND tables.created_at < ?1 AND coalesce(
    (SELECT json_extract(entry, '$.at') FROM entries WHERE table_number = tables.number ORDER BY seq DESC LIMIT 1), 0
  ) < ?1`;

/**
 * A finished game that ended before that time, of which neither the host nor anybody who sits there has come since. The
 * archive is left to whoever runs the server.
 */
export const FORGOTTEN_GAME = `
  tables.phase = 'over' AND tables.archived = 0 AND coalesce(tables.ended_at, tables.created_at) < ?2
  AND NOT EXISTS (SELECT 1 FROM guests WHERE id = tables.host AND seen_at >= ?2)
  AND NOT EXISTS (SELECT 1 FROM seated CROSS JOIN guests ON guests.id = seated.guest
    WHERE seated.table_number = tables.number AND guests.seen_at >= ?2)`;

/** A guest who has not come since and has a part in no table: hosts none, sits at none, was invited to none. */
export const UNUSED_GUEST = `
  guests.seen_at < ?1
  AND NOT EXISTS (SELECT 1 FROM tables WHERE host = guests.id)
  AND NOT EXISTS (SELECT 1 FROM seated WHERE guest = guests.id)
  AND NOT EXISTS (SELECT 1 FROM admissions WHERE guest = guests.id)`;
