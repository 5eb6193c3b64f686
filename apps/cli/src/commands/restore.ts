import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Command } from '../command.ts';
import { askServer, dataFolder } from '../host/ask-server.ts';
import { dataCopyError } from '../host/data-copy-error.ts';
import { EXIT_INVALID, fail } from '../user-error.ts';

/**
 * Puts a backup in the place of the data. It is checked and copied into the data folder first; then a server that runs
 * is asked to go on with it, or, where none does, the files are exchanged here.
 */
export const restore: Command = {
  options: { data: 'word', force: 'flag' },
  words: 1,
  run: async (call) => {
    const { given, text, say } = call;
    const folder = dataFolder(call);
    const from = resolve(given.positionals[0] ?? fail(text.backup.whichBackup));
    if (!existsSync(from)) return fail(text.cannotRead(from, 'ENOENT'), EXIT_INVALID);
    if (from === resolve(folder, 'quri.db')) return fail(text.backup.isData(from));
    const data = await import('@quri/data-folder');
    if (!existsSync(folder)) mkdirSync(folder, { recursive: true, mode: 0o700 });
    let prepared: string;
    try {
      prepared = await data.prepareRestore(folder, from);
    } catch (error) {
      return fail(dataCopyError(error, data.dataProblemOf(error), from, folder, text), EXIT_INVALID);
    }
    try {
      const [first, ...more] = given.flag('force') ? [] : data.damagedTables(join(folder, prepared));
      if (first !== undefined) return fail(text.backup.damagedTables(from, first, more.length), EXIT_INVALID);
      const lock = data.tryLock(folder);
      if (lock === undefined) {
        say(text.backup.restored(from, oldName(await askServer(folder, { do: 'restore', prepared }, text))));
        return 0;
      }
      const at = new Date();
      const damaged = await data.settle(folder, at);
      const old = await data.swapIn(folder, prepared, at);
      lock.release();
      say(text.backup.restored(from, old ?? damaged));
      return 0;
    } finally {
      rmSync(join(folder, prepared), { force: true });
    }
  },
};

const oldName = (lines: Awaited<ReturnType<typeof askServer>>): string | null =>
  lines.flatMap((line) => (line.type === 'done' ? [line.old ?? null] : []))[0] ?? null;
