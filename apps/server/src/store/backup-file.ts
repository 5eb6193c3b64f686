import { constants, copyFileSync, statfsSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { copyData } from '@quri/data-folder';
import { removeFile } from '@quri/data-folder/platform';
import Database from 'libsql';
import { bringUpToDate, DATA_FILE } from './data-file.ts';

/** The copy, and the one that is restored for a try. */
const COPIES = 2;

/**
 * Copies the data into a new file, whole and checked, and tries it: a copy of it is opened as a restore does, and has to
 * have every table and index of the data.
 */
export async function makeBackup(dataDir: string, file: string): Promise<void> {
  const data = join(dataDir, DATA_FILE);
  const { bavail, bsize } = statfsSync(dirname(file));
  // A full disk would stop the games as well.
  if (bavail * bsize < COPIES * statSync(data).size) throw new Error('there is not enough room for a backup');
  await copyData(data, file);
  const tried = `${file}.tried.part`;
  try {
    copyFileSync(file, tried, constants.COPYFILE_FICLONE);
    bringUpToDate(tried);
    if (schemaOf(tried) !== schemaOf(data)) throw new Error('the backup has another schema than the data');
  } catch (error) {
    await removeFile(file);
    throw error;
  } finally {
    for (const companion of ['', '-wal', '-shm']) await removeFile(tried + companion);
  }
}

function schemaOf(file: string): string {
  const db = new Database(file, { readonly: true });
  try {
    return JSON.stringify(db.prepare('SELECT type, name, sql FROM sqlite_schema ORDER BY type, name').all());
  } finally {
    db.close();
  }
}
