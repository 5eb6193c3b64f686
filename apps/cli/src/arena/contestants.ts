import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { isProgramFile, programFiles, pythonProgram } from '@quri/data-folder/platform';
import type { LoadedGame } from '../games.ts';
import type { Text } from '../text/text.ts';
import { fail } from '../user-error.ts';

/** Who takes part: a bot of the game, or another program. Plain data, so that it can cross to another thread. */
export type Contestant =
  | { readonly kind: 'builtIn'; readonly name: string; readonly id: string }
  | { readonly kind: 'program'; readonly name: string; readonly words: readonly string[] };

/** `greedy,./mybot.py,"python3 examples/bot.py"`: a known name is a bot; what has a slash or a blank is a command. */
export function contestantsFrom(list: string, { bots }: LoadedGame, text: Text): readonly Contestant[] {
  const ids = bots.map(({ id }) => id);
  const contestants = list.split(',').map((item): Contestant => {
    const name = item.trim();
    if (ids.includes(name)) return { kind: 'builtIn', name, id: name };
    if (!/[\s/\\]/.test(name)) return fail(text.unknownBot(name, ids));
    return { kind: 'program', name, words: startable(wordsOf(name), name, text) };
  });
  return contestants.map((contestant, i) => {
    const before = contestants.slice(0, i).filter(({ name }) => name === contestant.name).length;
    return before === 0 ? contestant : { ...contestant, name: `${contestant.name} (${before + 1})` };
  });
}

/** Words apart by blanks; what stands in quotes stays together. No shell reads it. */
export const wordsOf = (command: string): readonly string[] =>
  [...command.matchAll(/"([^"]*)"|'([^']*)'|(\S+)/g)].map(
    ([, double, single, plain]) => double ?? single ?? plain ?? '',
  );

const INTERPRETERS: Readonly<Record<string, string>> = {
  '.py': pythonProgram(),
  '.js': process.execPath,
  '.mjs': process.execPath,
};

/** Says at once, not after a thousand lost moves, that there is no such program. A script needs no leave to be run. */
function startable(words: readonly string[], name: string, text: Text): readonly string[] {
  const [program = ''] = words;
  const hasPath = /[/\\]/.test(program);
  const folders = hasPath ? [''] : (process.env.PATH ?? '').split(delimiter);
  const places = folders.flatMap((folder) => programFiles(join(folder, program)));
  const found = places.find((place) => statSync(place, { throwIfNoEntry: false })?.isFile() === true);
  if (found === undefined) return fail(text.arena.noSuchProgram(program, name));
  if (isProgramFile(found) && isExecutable(found)) return words;
  const interpreter = INTERPRETERS[/\.[a-z]+$/.exec(program)?.[0] ?? ''];
  return interpreter === undefined ? fail(text.arena.notExecutable(program)) : [interpreter, ...words];
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
