import type { Command } from './command.ts';
import { arena } from './commands/arena.ts';
import { backup } from './commands/backup.ts';
import { bench } from './commands/bench.ts';
import { engine } from './commands/engine.ts';
import { games } from './commands/games.ts';
import { host } from './commands/host.ts';
import { play } from './commands/play.ts';
import { replay } from './commands/replay.ts';
import { restore } from './commands/restore.ts';
import { simulate } from './commands/simulate.ts';
import { verifyFile } from './commands/verify.ts';
import type { Text } from './text/text.ts';

export type CommandName = keyof Text['usage'];

export const commands: Readonly<Record<CommandName, Command>> = {
  play,
  games,
  simulate,
  arena,
  bench,
  replay,
  verify: verifyFile,
  engine,
  host,
  backup,
  restore,
};

export const isCommandName = (name: string): name is CommandName => Object.hasOwn(commands, name);
