import { Desk } from './desk.ts';
import { indexedStore } from './indexed-store.ts';
import type { FromWorker, ToWorker } from './wire.ts';

/** The worker's own door. What it needs of the worker's world is little, so no second set of types is brought in. */
interface Inside {
  onmessage: ((event: { readonly data: ToWorker }) => void) | null;
  postMessage(message: FromWorker): void;
}

const inside = globalThis as unknown as Inside;

const desk = indexedStore().then(
  (store) =>
    new Desk({
      store,
      send: (message) => inside.postMessage(message),
      now: () => Date.now(),
      pause: (ms) => new Promise((done) => setTimeout(done, ms)),
    }),
);

inside.onmessage = ({ data }) => void desk.then((ready) => ready.hear(data));
