import type { TableRecord, TableStore } from './table-store.ts';

export async function newestOf(store: TableStore, which: 'finished' | 'unfinished'): Promise<readonly TableRecord[]> {
  const all = (await store.all()).filter(({ over }) => over === (which === 'finished'));
  return all.sort((a, b) => b.at - a.at);
}

export const linesOf = async (...of: Parameters<typeof newestOf>) =>
  (await newestOf(...of)).map(({ id, game, at, seats, lesson }) => ({
    table: id,
    game,
    at,
    seats,
    lesson: lesson === true,
  }));
