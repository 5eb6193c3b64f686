import { join } from 'node:path';
import Database from 'libsql';
import type { TestServer } from './test-server.ts';

/**
 * Copies of a table with everything that belongs to it, in the data file of a stopped server: somebody who sits there
 * sits at many then. Answers their names, in the order they were opened.
 */
export function copyTable(server: TestServer, table: string, copies: number): readonly string[] {
  const db = new Database(join(server.folder, 'quri.db'));
  const columnsOf = (name: string, without: readonly string[]): string =>
    (db.prepare(`PRAGMA table_info(${name})`).all() as readonly { readonly name: string }[])
      .flatMap((column) => (without.includes(column.name) ? [] : [column.name]))
      .join();
  const { number, last } = db
    .prepare('SELECT number, (SELECT max(number) FROM tables) AS last FROM tables WHERE id = ?')
    .get(table) as { readonly number: number; readonly last: number };
  const copying = (name: string, key: 'table_id' | 'table_number') => {
    const columns = columnsOf(name, ['id', key]);
    const insert = db.prepare(
      `INSERT INTO ${name} (${key}, ${columns}) SELECT ?, ${columns} FROM ${name} WHERE ${key} = ?`,
    );
    return (to: string | number) => void insert.run(to, key === 'table_id' ? table : number);
  };
  const columns = columnsOf('tables', ['id', 'number']);
  const insert = db.prepare(
    `INSERT INTO tables (id, number, ${columns}) SELECT ?, ?, ${columns} FROM tables WHERE id = ?`,
  );
  const byNumber = ['entries', 'replays', 'notes', 'chat'].map((name) => copying(name, 'table_number'));
  const byId = ['admissions', 'answers'].map((name) => copying(name, 'table_id'));
  const names = Array.from({ length: copies }, (_, i) => `copy${String(i).padStart(8, '0')}`);
  db.exec('BEGIN');
  for (const [i, name] of names.entries()) {
    insert.run(name, last + 1 + i, table);
    for (const copy of byNumber) copy(last + 1 + i);
    for (const copy of byId) copy(name);
  }
  db.exec('COMMIT');
  db.close();
  return names;
}
