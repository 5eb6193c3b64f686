import type { SeatRequest } from '../../src/tables/live-table.ts';
import type { TestServer } from './test-server.ts';

/** Keeps the queue of a table waiting, as if the disk had not taken what came before. */
export function holdTable(server: TestServer, table: string) {
  const live = server.liveTables.get(table)!;
  let release = (): void => {};
  live.queue.add(
    () =>
      new Promise((resolve) => {
        release = resolve;
      }),
  );
  return {
    release: () => release(),
    /** Resolves when the requests that are to be carried out together are as wanted. */
    until: async (isWanted: (requests: readonly SeatRequest[]) => boolean): Promise<void> => {
      while (!isWanted(live.queue.waitingItems)) await new Promise((resolve) => setTimeout(resolve, 1));
    },
  };
}
