import { existsSync } from 'node:fs';
import type { GameEngine } from '@quri/catalogue';
import { writeWhole } from '@quri/data-folder/whole-file';
import { type Replay, replayOf } from '@quri/kernel';
import type { TableFile } from '@quri/protocol/table-file';
import type Database from 'libsql';
import { plain, query } from '../store/query.ts';
import { readQueries } from '../store/read-queries.ts';
import type { TableRecord } from '../store/records.ts';
import { hasStarted, restoredGame, secretOf } from '../tables/restored-game.ts';

export type Exported = 'done' | 'noSuchTable' | 'alreadyOver' | 'exists' | 'cannotWrite';

/** Writes a table that is not over into a new file that only its owner may read. */
export function makeTableFile(
  db: Database.Database,
  engines: readonly GameEngine[],
  table: string,
  file: string,
): Exported {
  const made = tableFileOf(db, engines, table);
  return typeof made === 'string' ? made : written(file, JSON.stringify(made));
}

function tableFileOf(
  db: Database.Database,
  engines: readonly GameEngine[],
  id: string,
): TableFile | 'noSuchTable' | 'alreadyOver' {
  const reads = readQueries(db);
  // All of it as it was at one moment.
  db.exec('BEGIN');
  try {
    const record = reads.table(id);
    if (record === undefined) return 'noSuchTable';
    if (record.phase === 'over' || record.phase === 'closed') return 'alreadyOver';
    const people = new Set([
      record.host,
      ...record.seating.flatMap((one) => ('guest' in one ? [one.guest] : [])),
      ...reads.admitted(id),
    ]);
    return {
      format: 'quri/table-file/1',
      table: tableFields(record),
      replay: replayIn(reads, engines, record),
      requests: requestsIn(db, id),
      guests: [...people].flatMap((one) => {
        const guest = reads.guest(one);
        return guest === undefined ? [] : [{ id: guest.id, name: guest.name, colour: guest.colour }];
      }),
      admitted: [...reads.admitted(id)],
    };
  } finally {
    db.exec('COMMIT');
  }
}

const tableFields = (record: TableRecord): TableFile['table'] => ({
  id: record.id,
  game: record.game,
  options: { ...record.options } as TableFile['table']['options'],
  host: record.host,
  open: record.open,
  invite: record.invite,
  seating: [...record.seating],
  seed: record.seed,
  attempt: record.attempt,
  createdAt: record.createdAt,
  terms: record.terms,
  deal: record.deal,
});

function replayIn(
  reads: Pick<ReturnType<typeof readQueries>, 'log' | 'head' | 'markAt'>,
  engines: readonly GameEngine[],
  record: TableRecord,
): Replay | null {
  const game = engines.find((one) => one.game.meta.id === record.game)?.game;
  if (game === undefined || !hasStarted(record)) return null;
  const { table } = restoredGame(reads, game, record);
  const names = record.seating.map(() => '');
  const bots = record.seating.map((one) => (one.kind === 'bot' ? one.level : null));
  return replayOf(table, secretOf(record), { names, bots });
}

function requestsIn(db: Database.Database, table: string): TableFile['requests'] {
  const rows = query<TableFile['requests'][number]>(
    db,
    `SELECT seq, guest, request, answer FROM entries
     WHERE table_number = (SELECT number FROM tables WHERE id = ?) AND guest IS NOT NULL AND request IS NOT NULL`,
  );
  return rows.all(table).map(plain);
}

function written(file: string, text: string): Exported {
  if (existsSync(file)) return 'exists';
  try {
    writeWhole(file, text, 0o600);
    return 'done';
  } catch {
    return 'cannotWrite';
  }
}
