import { loadEngines } from '@quri/catalogue';
import {
  addHeard,
  seatCommitmentOf as commitmentOfSeat,
  type Entry,
  heardAfter as heardAfterText,
  isVerified,
  keyOf,
  type News,
  NOTHING_HEARD,
  newsText,
  nothingHeard as nothingHeardBy,
  type Opening,
  replayOf,
  restore,
  seat,
  verify,
  viewers,
  walkLog,
} from '@quri/kernel';
import { checkRequests, type EntryRow, type Record } from './requests.ts';

const engines = await loadEngines();

export const nothingHeard = NOTHING_HEARD;
export const heardAfter = (before: string, news: News): string => heardAfterText(before, newsText(news));
export const seatCommitmentOf = (table: string, n: number, bytes: string): string =>
  commitmentOfSeat(table, seat(n), bytes);

interface TableRow {
  readonly id: string;
  readonly game: string;
  readonly seating: string;
  readonly seed: string;
  readonly bytes: string | null;
  readonly opening: string | null;
}

/** What the clients swear to against what is on the disk: every difference in words, and how much was looked at. */
export function check(records: readonly Record[], tables: readonly TableRow[], rows: readonly EntryRow[]) {
  const { wrongs, ...counts } = checkRequests(records, rows);
  let verified = 0;
  const all = [...records.flatMap((record) => record.wrongs), ...wrongs];
  for (const table of tables) {
    if (table.opening === null) continue;
    const entries = rows.filter((row) => row.table_id === table.id).map((row) => JSON.parse(row.entry) as Entry);
    all.push(...wrongsInTable(table, entries, records));
    verified++;
  }
  return {
    wrongs: all,
    tables: verified,
    entries: rows.length,
    ...counts,
    heard: records.reduce((sum, { heard }) => sum + heard.length, 0),
  };
}

function wrongsInTable(row: TableRow, entries: readonly Entry[], records: readonly Record[]): readonly string[] {
  const game = engines.find((one) => one.game.meta.id === row.game)?.game;
  if (game === undefined) return [`${row.id}: no such game`];
  const opening = JSON.parse(row.opening ?? '') as Opening;
  const secret = { serverSeed: row.seed, bytes: JSON.parse(row.bytes ?? '[]') };
  const table = restore(game, opening, keyOf(opening, secret), entries);
  const names = opening.seats.map((_, i) => `seat ${i}`);
  const seating = JSON.parse(row.seating) as readonly { readonly level?: string }[];
  const bots = seating.map(({ level }) => level ?? null);
  const findings = verify(replayOf(table, secret, { names, bots }), game);
  const wrongs = isVerified(findings) ? [] : [`${row.id}: the log does not verify: ${JSON.stringify(findings)}`];
  const audience = viewers(opening.players);
  const due: (readonly string[])[] = [];
  for (const { entry, seen } of walkLog(game, opening, entries, audience)) {
    const before = due.at(-1) ?? nothingHeardBy(opening.players);
    due.push(addHeard({ entry, seen: audience.map((viewer) => seen(viewer)) }, before).heard);
  }
  for (const told of records.flatMap((record) => record.heard)) {
    if (told.table === row.id && due[told.seq]?.[told.seat] !== told.heard)
      wrongs.push(`${row.id}: seat ${told.seat} heard something else at ${told.seq} than the log says`);
  }
  return wrongs;
}
