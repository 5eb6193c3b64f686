import {
  botsIn,
  dealFromText,
  isOver,
  keyOf,
  restore,
  type Seat,
  type Secret,
  type Shape,
  type Table,
  walkLog,
} from '@quri/kernel';
import type { Given } from '../arguments.ts';
import { readVerifiedReplay } from '../files.ts';
import type { LoadedGame } from '../games.ts';
import { tableArguments } from '../table-arguments.ts';
import type { Text } from '../text/text.ts';
import { fail } from '../user-error.ts';

/** A table to sit down at: freshly dealt, or taken up from a file. */
export interface StartedTable {
  readonly loaded: LoadedGame;
  readonly table: Table;
  readonly secret: Secret;
  /** What happened before the first question. */
  readonly before: readonly Shape['seen'][];
  /** The text that deals the same cards again, where there is one. */
  readonly seed: string | undefined;
  /** Who sat there when it was saved, and the levels of those that are bots. */
  readonly names: readonly string[];
  readonly bots: readonly (string | null)[];
  /** Taken up from a file that does not say who was a bot. */
  readonly format1: boolean;
}

export function startTable(given: Given, me: Seat, text: Text): StartedTable {
  const resumed = given.word('resume');
  return resumed === undefined ? dealt(given, me, text) : resumedTable(resumed, text);
}

function dealt(given: Given, me: Seat, text: Text): StartedTable {
  const { loaded, players, options, seed } = tableArguments(given, text);
  const { table, secret } = dealFromText(loaded.game, players, options, seed, Date.now());
  const before: Shape['seen'][] = [];
  for (const { seen } of walkLog(table.game, table.opening, table.entries, [me])) before.push(...seen(me));
  return { loaded, table, secret, before, seed, names: [], bots: [], format1: false };
}

function resumedTable(path: string, text: Text): StartedTable {
  const { replay, loaded } = readVerifiedReplay(path, text);
  const { opening, secret, entries, names } = replay;
  const table = restore(loaded.game, opening, keyOf(opening, secret), entries);
  if (isOver(table)) fail(text.alreadyOver(path));
  const format1 = replay.format === 'quri/replay/1';
  return { loaded, table, secret, before: [], seed: undefined, names, bots: botsIn(replay), format1 };
}
