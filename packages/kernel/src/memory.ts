import type { Shape } from './contract.ts';
import { frozen } from './frozen.ts';
import { walkLog } from './restore.ts';
import type { Viewer } from './seat.ts';
import type { Table } from './table.ts';

/** A seat's memory, rebuilt from the log: after a restart, for a bot that takes a seat over, for `imagine`. */
export function memoryOf<G extends Shape>(table: Table<G>, viewer: Viewer): G['memory'] {
  const { game, opening } = table;
  const memory = game.emptyMemory(opening.players, table.options, viewer);
  // What was taken back is not remembered.
  const live = table.live.map(({ entry }) => entry);
  for (const { seen, state } of walkLog(game, opening, live, [viewer]))
    game.remember(memory, seen(viewer), game.project(frozen(state), viewer));
  return memory;
}
