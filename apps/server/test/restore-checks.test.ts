import { cpSync, readdirSync, readFileSync, statSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { SCHEMAS, schemaOf } from '@quri/data-folder';
import Database from 'libsql';
import { describe, expect, it } from 'vitest';
import { MIGRATIONS } from '../src/store/schema.ts';
import { quri, temporaryFolder } from './support/program.ts';
import { answer, play, TORCH } from './support/set-table.ts';
import { startServer } from './support/test-server.ts';

const CUTS = [1, 10, 1000];
const STRANGERS = [
  "CREATE TRIGGER mine AFTER UPDATE ON guests BEGIN UPDATE guests SET name = 'OWNED'; END",
  'CREATE VIEW mine AS SELECT * FROM guests',
  'CREATE TABLE mine (id TEXT)',
  'DROP TRIGGER seated_otherwise',
];

describe('a backup that is restored', () => {
  it('is as long as it says, has nothing in it that is not ours, and its tables fit together', async () => {
    const server = await startServer();
    const { table, people } = await play(server);
    for (const one of people) await answer(one, table, TORCH);
    await server.close();
    const folder = temporaryFolder();
    const backup = join(folder, 'backup.db');
    expect((await quri('backup', backup, '--data', server.folder)).status).toBe(0);
    const data = readFileSync(join(server.folder, 'quri.db'));
    const copyWith = (name: string, change: (file: string) => void): string => {
      const file = join(folder, `${name}.db`);
      cpSync(backup, file);
      change(file);
      return file;
    };
    const sql = (statement: string) => (file: string) => {
      const db = new Database(file);
      db.exec(statement);
      db.close();
    };
    const refused = async (file: string, sentence: string): Promise<void> => {
      const restored = await quri('restore', file, '--data', server.folder);
      expect([file, restored.status, restored.out]).toEqual([file, 1, '']);
      expect(restored.err).toContain(sentence);
      expect(readFileSync(join(server.folder, 'quri.db')).equals(data)).toBe(true);
      expect(readdirSync(server.folder).filter((name) => /restor/.test(name))).toEqual([]);
    };
    for (const cut of CUTS)
      await refused(
        copyWith(`cut${cut}`, (file) => truncateSync(file, statSync(file).size - cut)),
        'is not as long as it says it is',
      );
    for (const [i, stranger] of STRANGERS.entries())
      await refused(copyWith(`foreign${i}`, sql(stranger)), 'that Quri does not make');
    const damaged = copyWith(
      'damaged',
      sql(`UPDATE entries SET entry = replace(entry, 'torch', 'camp') WHERE seq = 1`),
    );
    await refused(damaged, `Table ${table}: entry 1, or the link of entry 2 to it, was changed.`);
    const forced = await quri('restore', damaged, '--force', '--data', server.folder);
    expect(forced).toMatchObject({ status: 0, err: '' });
    const copied = await quri('backup', join(folder, 'again.db'), '--data', server.folder);
    expect(copied).toMatchObject({ status: 1, out: expect.stringContaining('is written and checked') });
    expect(copied.err).toContain(`Table ${table}: entry 1`);
  });

  it('has the schema of its version', () => {
    const db = new Database(':memory:');
    const schemas = MIGRATIONS.map((step) => {
      db.exec(step);
      return schemaOf(db);
    });
    db.close();
    expect(SCHEMAS).toEqual(schemas);
  });
});
