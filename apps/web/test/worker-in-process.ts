import type { Port } from '../src/session/local/worker-client.ts';
import { memoryStore } from '../src/session/worker/memory-store.ts';
import type { TableStore } from '../src/session/worker/table-store.ts';
import { WorkerRouter } from '../src/session/worker/worker-router.ts';

/** The worker's desk in the same thread; what crosses is copied as it would be. */
export function deskBeside(store: TableStore = memoryStore()): Port & { reloaded(): ReturnType<typeof deskBeside> } {
  const port: Port & { reloaded(): ReturnType<typeof deskBeside> } = {
    onmessage: null,
    onerror: null,
    postMessage: (message) => void desk.hear(structuredClone(message)),
    reloaded: () => deskBeside(store),
  };
  const desk = new WorkerRouter({
    store,
    send: (message) => port.onmessage?.({ data: structuredClone(message) } as MessageEvent),
    now: () => 0,
    pause: (ms) => new Promise((done) => setTimeout(done, ms > 1000 ? ms : 0)),
  });
  return port;
}
