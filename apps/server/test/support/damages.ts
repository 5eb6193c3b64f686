import type { Rng } from '@quri/kernel';
import type Database from 'libsql';
import { ENTRIES } from './stored-games.ts';

/** How many places are damaged. */
const PLACES = 200;

/** Changes what is stored of one table, by its number and id. */
export interface Damage {
  readonly name: string;
  readonly run: (db: Database.Database, table: string, number: number) => void;
}

/** Turns one bit of a text or blob over, as a disk does: what comes of it need not be a text any more. */
const bitOf =
  (column: 'entry' | 'heard', seq: number, at: number, bit: number): Damage['run'] =>
  (db, _table, number) => {
    const row = db
      .prepare(`SELECT CAST(${column} AS BLOB) AS bytes FROM entries WHERE table_number = ? AND seq = ?`)
      .get(number, seq) as { readonly bytes: Buffer };
    const bytes = Buffer.from(row.bytes);
    const place = Math.floor(at * bytes.length);
    bytes[place]! ^= 1 << bit;
    const stored = column === 'entry' ? 'CAST(? AS TEXT)' : '?';
    db.prepare(`UPDATE entries SET ${column} = ${stored} WHERE table_number = ? AND seq = ?`).run(bytes, number, seq);
  };

const inTable =
  (set: string): Damage['run'] =>
  (db, table) =>
    void db.exec(`UPDATE tables SET ${set} WHERE id = '${table}'`);
const inLog =
  (sql: (number: number) => string): Damage['run'] =>
  (db, _table, number) =>
    void db.exec(sql(number));

/** The hexadecimal digit at a place of a text becomes another one. */
const otherDigit = (text: string, at: number): string =>
  `substr(${text}, 1, ${at}) || CASE substr(${text}, ${at + 1}, 1) WHEN '0' THEN '1' ELSE '0' END || substr(${text}, ${at + 2})`;
const inOpening = (path: string, value: string): Damage['run'] =>
  inTable(`opening = json_set(opening, '${path}', ${value})`);

/** Every kind there is, then bits of entries at random places until there are enough. */
export function damages(rng: Rng): readonly Damage[] {
  const last = ENTRIES - 1;
  const seqs = [0, 1, Math.floor(ENTRIES / 2), last - 1, last];
  const kinds: Damage[] = [
    ...seqs.flatMap((seq): Damage[] => [
      {
        name: `entry ${seq} gone`,
        run: inLog((n) => `DELETE FROM entries WHERE table_number = ${n} AND seq = ${seq}`),
      },
      {
        name: `link of entry ${seq}`,
        run: inLog(
          (n) =>
            `UPDATE entries SET entry = json_set(entry, '$.prev', ${otherDigit("json_extract(entry, '$.prev')", 7)})
             WHERE table_number = ${n} AND seq = ${seq}`,
        ),
      },
      {
        name: `time of entry ${seq}`,
        run: inLog(
          (n) => `UPDATE entries SET entry = json_set(entry, '$.at', 99) WHERE table_number = ${n} AND seq = ${seq}`,
        ),
      },
      {
        name: `number of entry ${seq}`,
        run: inLog((n) => `UPDATE entries SET seq = 77 WHERE table_number = ${n} AND seq = ${seq}`),
      },
      {
        name: `entry ${seq} cut`,
        run: inLog(
          (n) =>
            `UPDATE entries SET entry = substr(entry, 1, length(entry) - 3) WHERE table_number = ${n} AND seq = ${seq}`,
        ),
      },
    ]),
    ...[2, 3, ENTRIES].map((gone) => ({
      name: `the last ${gone} entries gone`,
      run: inLog((n) => `DELETE FROM entries WHERE table_number = ${n} AND seq >= ${ENTRIES - gone}`),
    })),
    {
      name: 'a choice said otherwise',
      run: inLog(
        (n) =>
          `UPDATE entries SET entry = replace(replace(replace(entry, 'torch', 'toch'), 'camp', 'torch'), 'toch', 'camp')
           WHERE table_number = ${n} AND seq = 1`,
      ),
    },
    ...[0, 20, 63].map((at) => ({ name: `seed at ${at}`, run: inTable(`seed = ${otherDigit('seed', at)}`) })),
    { name: 'no seed', run: inTable("seed = ''") },
    { name: 'a seed of other letters', run: inTable("seed = 'x' || substr(seed, 2)") },
    { name: 'the bytes of a seat', run: inTable(`bytes = ${otherDigit('bytes', 5)}`) },
    { name: 'no bytes', run: inTable('bytes = NULL') },
    { name: 'the bytes of a seat gone', run: inTable("bytes = json_remove(bytes, '$[0]')") },
    { name: 'the commitment', run: inOpening('$.commitment', otherDigit("json_extract(opening, '$.commitment')", 9)) },
    {
      name: 'the commitment of a seat',
      run: inOpening('$.seats[1]', otherDigit("json_extract(opening, '$.seats[1]')", 3)),
    },
    { name: 'the players of the opening', run: inOpening('$.players', '3') },
    { name: 'the game of the opening', run: inOpening('$.game', "'tikal'") },
    { name: 'the table of the opening', run: inOpening('$.table', "'another00000'") },
    { name: 'the rules of the opening', run: inOpening('$.rulesVersion', '2') },
    { name: 'the opening cut', run: inTable('opening = substr(opening, 1, length(opening) - 1)') },
    { name: 'no opening', run: inTable('opening = NULL') },
    { name: 'the options', run: inTable("options = json_set(options, '$.more', 1)") },
    { name: 'the seating cut', run: inTable('seating = substr(seating, 1, length(seating) - 9)') },
    { name: 'a seat gone', run: inTable("seating = json_remove(seating, '$[1]')") },
    { name: 'no phase', run: inTable("phase = 'plaiing'") },
    { name: 'over too early', run: inTable("phase = 'over'") },
    { name: 'the note of the newest entry', run: inTable("head = json_set(head, '$.seq', 99)") },
    { name: 'its hash', run: inTable("head = json_set(head, '$.entry', 'abc')") },
    { name: 'its note cut', run: inTable('head = substr(head, 1, 30)') },
    {
      name: 'the open decisions',
      run: inLog((n) => `UPDATE entries SET asks = '[1,1]' WHERE table_number = ${n} AND seq = ${last}`),
    },
    {
      name: 'the epoch',
      run: inLog((n) => `UPDATE entries SET epoch = 9 WHERE table_number = ${n} AND seq = ${last}`),
    },
    ...[0, 0.5, 0.99].map((at) => ({ name: `what was heard at ${at}`, run: bitOf('heard', last, at, 3) })),
  ];
  const bits = Array.from({ length: PLACES - kinds.length }, (_, i): Damage => {
    const [seq, at, bit] = [i % ENTRIES, rng.fraction(), rng.below(8)];
    return { name: `bit ${bit} of entry ${seq} at ${at}`, run: bitOf('entry', seq, at, bit) };
  });
  return [...kinds, ...bits];
}
