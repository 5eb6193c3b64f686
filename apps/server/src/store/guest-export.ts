import type Database from 'libsql';
import type { ArchiveReads } from './archive-queries.ts';
import { type Bytes, jsonIn, orUnavailable, query, textIn } from './query.ts';

/**
 * Everything stored about one guest, as a file for them. Built column by column: no hashes of secrets, no invitations, and
 * nothing of a game that its players may not know. Of entries only what the guest asked for themselves.
 */
export function guestExport(
  db: Database.Database,
  archive: Pick<ArchiveReads, 'rows'>,
): (guest: string) => string | undefined {
  type Row = Readonly<Record<string, unknown>>;
  const select = (sql: string) => query<Row>(db, sql);
  const guest = select('SELECT id, name, colour, created_at, seen_at FROM guests WHERE id = ?');
  const lists = {
    devices: select('SELECT label, created_at, seen_at FROM devices WHERE guest = ? ORDER BY created_at'),
    deviceCodes: select('SELECT expires_at FROM device_codes WHERE guest = ?'),
    tables: select(
      `SELECT id, game, json(options) AS options, phase, host = ?1 AS is_host, open, rematch, deal, on_device, created_at, ended_at,
         json(result) AS result, json(terms) AS terms, (
           SELECT seat.key FROM json_each(tables.seating) AS seat WHERE json_extract(seat.value, '$.guest') = ?1
         ) AS seat, (
           -- Of a game on a device: whom else its host has named.
           SELECT json_group_array(json_extract(seat.value, '$.name')) FROM json_each(tables.seating) AS seat
           WHERE on_device = 1 AND host = ?1 AND json_extract(seat.value, '$.name') IS NOT NULL
         ) AS names
       FROM tables WHERE host = ?1 OR number IN (SELECT table_number FROM seated WHERE guest = ?1) ORDER BY number`,
    ),
    admissions: select('SELECT table_id FROM admissions WHERE guest = ?'),
    moves: select(
      `SELECT tables.id AS table_id, seq, json_extract(entry, '$.at') AS at, request, answer,
         json(json_extract(entry, '$.intent')) AS intent
       FROM seated CROSS JOIN tables ON tables.number = seated.table_number
         CROSS JOIN entries ON entries.table_number = seated.table_number AND entries.guest = seated.guest
       WHERE seated.guest = ?1 AND json_extract(entry, '$.kind') = 'move' ORDER BY entries.id`,
    ),
    otherEntries: select(
      `SELECT tables.id AS table_id, seq, json_extract(entry, '$.at') AS at, json_extract(entry, '$.kind') AS kind,
         request, answer
       FROM entries CROSS JOIN tables ON tables.number = table_number
       WHERE entries.guest = ?1 AND substr(entry, 1, 23) <> '{"actor":"human","ask":' ORDER BY entries.id`,
    ),
    requests: select('SELECT table_id, intent AS request, answer FROM answers WHERE guest = ? ORDER BY rowid'),
    chat: select(
      `SELECT tables.id AS table_id, room, at, text, phrase FROM chat CROSS JOIN tables ON tables.number = table_number
       WHERE chat.guest = ? ORDER BY chat.id`,
    ),
    notes: select(
      `SELECT tables.id AS table_id, text FROM notes CROSS JOIN tables ON tables.number = table_number
       WHERE notes.guest = ? ORDER BY table_number`,
    ),
    moveTimes: select('SELECT hours, decisions FROM move_times WHERE guest = ? ORDER BY hours'),
    // Whoever knows the whole address can write there.
    webhooks: select(
      'SELECT kind, url, language, failures, off, last_status, created_at FROM webhooks WHERE guest = ?',
    ),
    turnMessages: select(
      `SELECT tables.id AS table_id FROM turn_messages CROSS JOIN tables ON tables.number = table_number
       WHERE guest = ?`,
    ),
    bans: select(`SELECT at, until FROM bans WHERE kind = 'guest' AND who = ?`),
    blocks: select(
      `SELECT guests.name AS blocked, blocks.at FROM blocks LEFT JOIN guests ON guests.id = blocked
       WHERE blocks.guest = ? ORDER BY blocks.at`,
    ),
  };

  const archivedOf = select(
    'SELECT id FROM tables WHERE archived = 1 AND number IN (SELECT table_number FROM seated WHERE guest = ?)',
  );
  /** As those above, but read one by one. */
  const ownEntry = (table: string, seq: number, entry: Row, request: Bytes | null, answer: unknown): Row => ({
    table_id: table,
    seq,
    at: entry.at,
    kind: entry.kind,
    request: request === null ? null : textIn(request, 'a request'),
    answer,
    ...(entry.kind === 'move' && { intent: entry.intent }),
  });

  return (id) =>
    orUnavailable(() => {
      const found = guest.get(id);
      if (found === undefined) return undefined;
      const archivedTables = archivedOf.all(id).map((row) => String(row.id));
      const archivedEntries = archivedTables.flatMap((table) =>
        archive
          .rows(table, 0, -1)
          .filter((row) => row.guest !== null && textIn(row.guest, 'a guest') === id)
          .map(({ seq, entry, request, answer }) =>
            ownEntry(table, seq, jsonIn(entry, `entry ${seq}`), request, jsonIn(answer, 'an answer')),
          ),
      );
      const rows = Object.entries(lists).map(([name, list]) => [name, list.all(id).map(readable)]);
      return JSON.stringify(
        { format: 'quri/my-data/1', guest: readable(found), ...Object.fromEntries(rows), archivedEntries },
        null,
        1,
      );
    });

  /** Columns that hold JSON become part of it; of an address only its host does. */
  function readable(row: Row): Row {
    return Object.fromEntries(
      // The driver adds how long it took.
      Object.entries(row)
        .filter(([name]) => name !== '_metadata')
        .map(([name, value]) =>
          name === 'url'
            ? ['host', new URL(String(value)).host]
            : [name, JSON_COLUMNS.includes(name) ? parsed(value) : value],
        ),
    );
  }
}

const JSON_COLUMNS: readonly string[] = ['names', 'options', 'result', 'terms', 'intent', 'answer'];

const parsed = (value: unknown): unknown => (typeof value === 'string' ? JSON.parse(value) : value);
