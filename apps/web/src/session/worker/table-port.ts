import type { TablePort } from '@quri/table';
import { logOf, type TableStore } from './table-store.ts';

/** The storage could not be written or read just now. */
export class StorageFailed extends Error {}

/** There is no such table any more. */
export class TableGone extends Error {}

/** What a runner reads and writes, in the storage of this device. */
export function tablePort(
  id: string,
  { store, now }: { readonly store: Pick<TableStore, 'append' | 'log'>; now(): number },
): Pick<TablePort<null>, 'commit' | 'read'> {
  return {
    commit: async ({ entries, over }) => {
      const result = await store.append(id, logOf(entries), { at: now(), over }).catch(notStored);
      if (result === 'gone') throw new TableGone();
      return result;
    },
    read: async (from) => (await store.log(id, from).catch(notStored)).map(({ entry }) => entry),
  };
}

function notStored(cause: unknown): never {
  throw new StorageFailed('the storage of this device failed', { cause });
}
