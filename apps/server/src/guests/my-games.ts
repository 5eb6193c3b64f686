import { setImmediate as nextTurn } from 'node:timers/promises';
import type { GameFilter, ListedTable } from '../store/game-lists.ts';
import type { Store } from '../store/records.ts';

/** The newest tables of somebody that fit, at most so many. Everybody else is served between the parts of a long list. */
export async function newestGames(
  store: Pick<Store, 'gamesOf'>,
  guest: string,
  filter: GameFilter,
  { most, below }: { readonly most: number; readonly below: number },
): Promise<readonly ListedTable[]> {
  const found: ListedTable[] = [];
  for (let from: number | null = below; from !== null; ) {
    const { tables, next }: ReturnType<Store['gamesOf']> = store.gamesOf(guest, filter, most - found.length, from);
    found.push(...tables);
    from = found.length < most ? next : null;
    if (from !== null) await nextTurn();
  }
  return found;
}
