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

/** Keeps what waits for the next commit waiting, as if the disk had not taken the last one. */
export function holdCommits({ store }: TestServer) {
  const { beforeCommit } = store;
  const waiting: (() => void)[] = [];
  let isHeld = true;
  Object.assign(store, { beforeCommit: (run: () => void) => (isHeld ? waiting.push(run) : beforeCommit(run)) });
  return {
    release: (): void => {
      isHeld = false;
      for (const run of waiting) beforeCommit(run);
    },
    /** Resolves when so many wait. */
    until: async (n: number): Promise<void> => {
      while (waiting.length < n) await new Promise((resolve) => setTimeout(resolve, 1));
    },
  };
}
