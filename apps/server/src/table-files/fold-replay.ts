import {
  accept,
  addHeard,
  canonical,
  emptyTable,
  type Game,
  hashOfEntryText,
  keyOf,
  nothingHeard,
  type Replay,
  stepOf,
  type Table,
} from '@quri/kernel';
import type { StoredEntry } from '@quri/table';

/** The table a verified replay leads to, and its log as it is stored. */
export function foldReplay(
  { opening, secret, entries }: Replay,
  game: Game,
): { readonly table: Table; readonly entries: readonly StoredEntry[] } {
  const table = emptyTable(game, opening, keyOf(opening, secret));
  let heard = nothingHeard(opening.players);
  const stored = entries.map((entry): StoredEntry => {
    const step = stepOf(table, entry);
    const text = canonical(entry);
    heard = addHeard(step, heard).heard;
    accept(table, step, hashOfEntryText(text));
    return { entry, text, mark: { asks: step.asks, epoch: step.epoch, heard } };
  });
  return { table, entries: stored };
}
