import { indexedStore } from './indexed-store.ts';
import type { FromWorker, ToWorker } from './worker-messages.ts';
import { WorkerRouter } from './worker-router.ts';

/** The worker's entry. The few worker globals are typed here instead of loading the webworker types. */
interface Inside {
  onmessage: ((event: { readonly data: ToWorker }) => void) | null;
  postMessage(message: FromWorker): void;
}

const inside = globalThis as unknown as Inside;

const desk = indexedStore().then(
  (store) =>
    new WorkerRouter({
      store,
      send: (message) => inside.postMessage(message),
      now: () => Date.now(),
      pause: (ms) => new Promise((done) => setTimeout(done, ms)),
    }),
);

inside.onmessage = ({ data }) => void desk.then((ready) => ready.hear(data));
