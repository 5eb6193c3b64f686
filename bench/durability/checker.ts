import {
  accept,
  seatCommitmentOf as commitmentOfSeat,
  type Entry,
  emptyTable,
  heardAfter,
  isTrue,
  messageOf,
  NOTHING_HEARD,
  type Opening,
  replayOf,
  restore,
  seat,
  stepOf,
  tableKey,
  verify,
} from '@quri/kernel';
import { shelved } from '@quri/shelf';

export { heardAfter, NOTHING_HEARD as nothingHeard };
export const seatCommitmentOf = (table: string, n: number, bytes: string): string =>
  commitmentOfSeat(table, seat(n), bytes);

interface Record {
  readonly guest: string;
  readonly sent: readonly { readonly table: string; readonly id: string }[];
  readonly acks: readonly { readonly table: string; readonly id: string; readonly seq: number }[];
  readonly heard: readonly {
    readonly table: string;
    readonly seat: number;
    readonly seq: number;
    readonly heard: string;
  }[];
  readonly wrongs: readonly string[];
}

interface TableRow {
  readonly id: string;
  readonly game: string;
  readonly seed: string;
  readonly bytes: string | null;
  readonly opening: string | null;
}

interface EntryRow {
  readonly table_id: string;
  readonly seq: number;
  readonly entry: string;
  readonly guest: string | null;
  readonly intent: string | null;
}

/** What the clients swear to against what is on the disk: every difference in words, and how much was looked at. */
export function check(records: readonly Record[], tables: readonly TableRow[], rows: readonly EntryRow[]) {
  const wrongs = records.flatMap((record) => record.wrongs);
  const places = new Map<string, number[]>();
  for (const row of rows) {
    if (row.guest === null || row.intent === null) continue;
    const name = `${row.table_id}/${row.guest}/${row.intent}`;
    places.set(name, [...(places.get(name) ?? []), row.seq]);
  }
  const sent = new Set<string>();
  const acknowledged = new Set<string>();
  for (const { guest, sent: asked, acks } of records) {
    for (const { table, id } of asked) sent.add(`${table}/${guest}/${id}`);
    for (const { table, id, seq } of acks) {
      const name = `${table}/${guest}/${id}`;
      acknowledged.add(name);
      const found = places.get(name) ?? [];
      if (found.length !== 1) wrongs.push(`${name} was acknowledged and is in the log ${found.length} times`);
      else if (found[0] !== seq) wrongs.push(`${name} was acknowledged as ${seq} and is at ${found[0]}`);
    }
  }
  for (const [name, found] of places) {
    if (found.length > 1) wrongs.push(`${name} is in the log ${found.length} times`);
    if (!sent.has(name)) wrongs.push(`${name} is in the log and nobody sent it`);
  }
  let verified = 0;
  for (const table of tables) {
    if (table.opening === null) continue;
    const entries = rows.filter((row) => row.table_id === table.id).map((row) => JSON.parse(row.entry) as Entry);
    wrongs.push(...wrongsInTable(table, entries, records));
    verified++;
  }
  return {
    wrongs,
    tables: verified,
    entries: rows.length,
    acknowledged: acknowledged.size,
    unacknowledgedInLog: [...places.keys()].filter((name) => !acknowledged.has(name)).length,
    heard: records.reduce((sum, { heard }) => sum + heard.length, 0),
  };
}

function wrongsInTable(row: TableRow, entries: readonly Entry[], records: readonly Record[]): readonly string[] {
  const game = shelved(row.game)?.game;
  if (game === undefined) return [`${row.id}: no such game`];
  const opening = JSON.parse(row.opening ?? '') as Opening;
  const secret = { serverSeed: row.seed, bytes: JSON.parse(row.bytes ?? '[]') };
  const key = tableKey(row.id, secret);
  const table = restore(game, opening, key, entries);
  const names = opening.seats.map((_, i) => `seat ${i}`);
  const findings = verify(replayOf(table, secret, names), game);
  const wrongs = isTrue(findings) ? [] : [`${row.id}: the log does not verify: ${JSON.stringify(findings)}`];
  const due = opening.seats.map(() => NOTHING_HEARD);
  const heard = new Map<string, string>();
  const again = emptyTable(game, opening, key);
  for (const entry of entries) {
    const step = stepOf(again, entry);
    due.forEach((before, i) => {
      due[i] = heardAfter(before, messageOf(again, step, seat(i)));
      heard.set(`${i}/${entry.seq}`, due[i]);
    });
    accept(again, step);
  }
  for (const told of records.flatMap((record) => record.heard)) {
    if (told.table !== row.id) continue;
    if (heard.get(`${told.seat}/${told.seq}`) !== told.heard)
      wrongs.push(`${row.id}: seat ${told.seat} heard something else at ${told.seq} than the log says`);
  }
  return wrongs;
}
