import type { Port } from '../src/session/local/worker-client.ts';
import { memoryStore } from '../src/session/worker/memory-store.ts';
import type { TableStore } from '../src/session/worker/table-store.ts';
import { workerRouter } from '../src/session/worker/worker-router.ts';

/** The worker in the same thread; what crosses is copied as it would be. */
export function workerBeside(
  store: TableStore = memoryStore(),
  pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms > 1000 ? ms : 0)),
): Port & { reloaded(): ReturnType<typeof workerBeside> } {
  const port: Port & { reloaded(): ReturnType<typeof workerBeside> } = {
    onmessage: null,
    onerror: null,
    postMessage: (message) => void handle(structuredClone(message)),
    reloaded: () => workerBeside(store),
  };
  const handle = workerRouter({
    store,
    send: (message) => port.onmessage?.({ data: structuredClone(message) } as MessageEvent),
    now: () => 0,
    pause,
  });
  return port;
}
