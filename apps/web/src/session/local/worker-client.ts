import type { Refused } from '@quri/protocol';
import { newId } from '../random.ts';
import { RefusedError } from '../refused-error.ts';
import type { FromWorker, ToWorker, WorkerNotice, WorkerRequest, WorkerRequests } from '../worker/worker-messages.ts';

/** The part of Worker that is used. */
export interface Port {
  postMessage(message: ToWorker): void;
  onmessage: ((event: MessageEvent<FromWorker>) => unknown) | null;
  onerror: ((event: ErrorEvent) => unknown) | null;
}

type TableMessage = Extract<FromWorker, { readonly table: string }>;

const NOT_LOADED: Refused = { code: 'notLoaded', retry: true };

export type WorkerClient = ReturnType<typeof clientOf>;

/** The worker as the page sees it. `notLoaded` is called when its script could not be loaded. */
export function clientOf(port: Port, notLoaded: () => void = () => {}) {
  const waiting = new Map<string, { done(value: unknown): void; failed(error: Error): void }>();
  const listeners = new Map<string, Set<(message: TableMessage) => void>>();
  const publish = (message: TableMessage): void => {
    for (const listener of listeners.get(message.table) ?? []) listener(message);
  };
  let loaded = false;
  port.onmessage = ({ data }) => {
    loaded = true;
    if ('table' in data) return publish(data);
    const asker = waiting.get(data.id);
    waiting.delete(data.id);
    if (data.type === 'answer') asker?.done(data.value);
    else asker?.failed(new RefusedError(data.refused));
  };
  port.onerror = () => {
    // Whoever has loaded has been loaded; what went wrong there is told with its answer.
    if (loaded) return;
    notLoaded();
    for (const { failed } of waiting.values()) failed(new RefusedError(NOT_LOADED));
    for (const table of listeners.keys()) publish({ type: 'gone', table, code: 'notLoaded' });
    waiting.clear();
  };
  return {
    ask: <K extends keyof WorkerRequests>(
      type: K,
      about: WorkerRequests[K]['ask'],
    ): Promise<WorkerRequests[K]['answer']> => {
      const id = newId();
      port.postMessage({ type, id, ...about } as unknown as WorkerRequest);
      return new Promise((done, failed) => waiting.set(id, { done: done as (value: unknown) => void, failed }));
    },
    notify: (notice: WorkerNotice): void => port.postMessage(notice),
    /** Messages of one table, until the returned function is called. */
    subscribe: (table: string, listener: (message: TableMessage) => void): (() => void) => {
      const of = listeners.get(table) ?? new Set();
      listeners.set(table, of.add(listener));
      return () => of.delete(listener);
    },
  };
}

let running: { readonly client: WorkerClient; stop(): void } | undefined;

/** The one worker of this page, started when it is first needed, and again if it did not load. */
export function workerClient(): WorkerClient {
  if (running === undefined) {
    const worker = new Worker(new URL('../worker/main.ts', import.meta.url), { type: 'module' });
    running = { client: clientOf(worker, restartWorker), stop: () => worker.terminate() };
  }
  return running.client;
}

export const isWorkerRunning = (): boolean => running !== undefined;

/** The next use starts a new worker. */
export function restartWorker(): void {
  running?.stop();
  running = undefined;
}
