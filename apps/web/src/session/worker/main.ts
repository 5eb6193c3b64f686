import { indexedStore } from './indexed-store.ts';
import type { FromWorker, ToWorker } from './worker-messages.ts';
import { workerRouter } from './worker-router.ts';

/** The worker's entry. The few worker globals are typed here instead of loading the webworker types. */
declare const self: {
  onmessage: ((event: { readonly data: ToWorker }) => void) | null;
  postMessage(message: FromWorker): void;
};

const router = indexedStore().then((store) =>
  workerRouter({
    store,
    send: (message) => self.postMessage(message),
    now: () => Date.now(),
    pause: (ms) => new Promise((done) => setTimeout(done, ms)),
  }),
);

self.onmessage = ({ data }) => void router.then((handle) => handle(data));
