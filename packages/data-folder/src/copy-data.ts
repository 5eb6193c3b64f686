import { closeSync, existsSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import Database from 'libsql';
import { checkData, type DataProblem } from './check-data.ts';
import { removeFile, replaceFile, syncFile, syncFolder } from './platform.ts';

const problems = new WeakMap<Error, DataProblem>();

/** What was wrong with the data that `copyData` has refused to copy; undefined for any other error. */
export const dataProblemOf = (error: unknown): DataProblem | undefined =>
  error instanceof Error ? problems.get(error) : undefined;

/**
 * Copies a data file as it is at this moment, also while a server writes to it, which does not wait for it. The copy
 * is one file without companions that only its owner may read; it is checked, and synced, before it gets its name.
 */
export async function copyData(from: string, to: string): Promise<void> {
  // SQLite would create it.
  if (!existsSync(from)) throw systemError('ENOENT');
  const part = `${to}.${process.pid}.part`;
  closeSync(openSync(part, 'wx', 0o600));
  try {
    const wrong = checkData(from) ?? writeCopy(from, part);
    if (wrong !== undefined) throw dataError(wrong);
    syncFile(part);
    await replaceFile(part, to);
    syncFolder(dirname(to));
  } finally {
    await removeFile(part);
  }
}

function writeCopy(from: string, to: string): DataProblem | undefined {
  const db = new Database(from, { readonly: true });
  try {
    db.prepare('VACUUM INTO ?').run(to);
  } finally {
    db.close();
  }
  return checkData(to);
}

function dataError(problem: DataProblem): Error {
  const error = new Error(`the data is ${problem}`);
  problems.set(error, problem);
  return error;
}

export const systemError = (code: string): NodeJS.ErrnoException => Object.assign(new Error(code), { code });
