import {
  botsIn,
  dealFromText,
  isOver,
  keyOf,
  restore,
  type Seat,
  type Secret,
  type Table,
  walkLog,
} from '@quri/kernel';
import type { Shelved } from '@quri/shelf';
import type { Given } from '../arguments.ts';
import { complain } from '../complaint.ts';
import { trueReplayIn } from '../files.ts';
import type { Text } from '../text/text.ts';
import { wishesFrom } from '../wishes.ts';
import type { Sight } from './storyteller.ts';

/** A table to sit down at: freshly dealt, or taken up from a file. */
export interface LaidTable {
  readonly shelved: Shelved;
  readonly table: Table;
  readonly secret: Secret;
  /** What happened before the first question. */
  readonly before: readonly Sight[];
  /** The text that deals the same cards again, where there is one. */
  readonly seed: string | undefined;
  /** Who sat there when it was saved, and the levels of those that are bots. */
  readonly names: readonly string[];
  readonly bots: readonly (string | null)[];
}

export function lay(given: Given, me: Seat, text: Text): LaidTable {
  const resumed = given.word('resume');
  return resumed === undefined ? dealt(given, me, text) : takenUp(resumed, text);
}

function dealt(given: Given, me: Seat, text: Text): LaidTable {
  const { shelved, players, options, seed } = wishesFrom(given, given.positionals[0], text);
  const { table, secret } = dealFromText(shelved.game, players, options, seed, Date.now());
  const before: Sight[] = [];
  walkLog(table.game, table.opening, table.entries, [me], (_entry, seen) => before.push(...seen(me)));
  return { shelved, table, secret, before, seed, names: [], bots: [] };
}

function takenUp(path: string, text: Text): LaidTable {
  const { replay, shelved } = trueReplayIn(path, text);
  const { opening, secret, entries, names } = replay;
  const table = restore(shelved.game, opening, keyOf(opening, secret), entries);
  if (isOver(table)) complain(text.alreadyOver(path));
  return { shelved, table, secret, before: [], seed: undefined, names, bots: botsIn(replay) };
}
