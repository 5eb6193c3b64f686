import { existsSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Command } from '../command.ts';
import { dataFolder } from '../host/ask-server.ts';
import { dataCopyError } from '../host/data-copy-error.ts';
import { EXIT_INVALID, fail } from '../user-error.ts';

/** Files of a data folder that a backup must never overwrite. */
const OWN = /^(quri\.(db|lock|sock|key|last)|archive\.db)/;

/** Copies the data, whether a server runs or not: with a connection of its own, which the server does not wait for. */
export const backup: Command = {
  options: { data: 'word', force: 'flag' },
  words: 1,
  run: async (call) => {
    const { given, text, say } = call;
    const folder = dataFolder(call);
    const to = resolve(given.positionals[0] ?? fail(text.backup.whichFile));
    const from = join(folder, 'quri.db');
    if (!existsSync(from)) return fail(text.backup.noData(folder), EXIT_INVALID);
    if (dirname(to) === resolve(folder) && OWN.test(to.slice(dirname(to).length + 1)))
      return fail(text.backup.isData(to));
    if (existsSync(to) && !given.flag('force')) return fail(text.backup.exists(to), EXIT_INVALID);
    const { copyData, damagedTables, dataProblemOf } = await import('@quri/data-folder');
    try {
      await copyData(from, to);
    } catch (error) {
      return fail(dataCopyError(error, dataProblemOf(error), from, to, text), EXIT_INVALID);
    }
    say(text.backup.written(to, megabytes(statSync(to).size)));
    const [first, ...more] = damagedTables(to);
    // Whoever deletes old copies after a new one that is good keeps them.
    return first === undefined ? 0 : fail(text.backup.holdsDamage(to, first, more.length), EXIT_INVALID);
  },
};

const megabytes = (bytes: number): string => (bytes / 1e6).toFixed(1);
