import type { Shape } from './contract.ts';
import { liveEntries } from './entry.ts';
import { frozen } from './frozen.ts';
import type { Viewer } from './seat.ts';
import { accept, emptyTable, stepOf, type Table } from './table.ts';

/** What a perfect listener knows, rebuilt from the log: after a restart, for a bot that takes a seat over, for `imagine`. */
export function memoryOf<G extends Shape>(table: Table<G>, viewer: Viewer): G['memory'] {
  const { game, opening } = table;
  const memory = game.recall(opening.players, table.options, viewer);
  const again = emptyTable(game, opening, new Uint8Array());
  liveEntries(table.entries).forEach((entry, seq) => {
    const step = stepOf(again, { ...entry, seq });
    const seen = step.seen[viewer === 'spectator' ? opening.players : viewer] ?? [];
    game.remember(memory, seen, game.project(frozen(step.state), viewer));
    accept(again, step);
  });
  return memory;
}
