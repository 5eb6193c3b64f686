import type { Refused } from '@quri/protocol';
import { newId } from '../random.ts';
import type { FromWorker, Question, Questions, Remark, ToWorker } from '../worker/wire.ts';

/** The worker as the page sees it. */
export interface Engine {
  ask<K extends keyof Questions>(type: K, about: Questions[K]['ask']): Promise<Questions[K]['answer']>;
  tell(remark: Remark): void;
  /** Everything that is said of one table, until the answer is called. */
  listen(table: string, heard: (message: TableTold) => void): () => void;
}

/** Where messages go and come from: the worker itself, or something like it in a test. */
export interface Port {
  postMessage(message: ToWorker): void;
  onmessage: ((event: MessageEvent<FromWorker>) => unknown) | null;
  onerror: ((event: ErrorEvent) => unknown) | null;
}

type TableTold = Extract<FromWorker, { readonly table: string }>;

const NOT_LOADED: Refused = { code: 'notLoaded', retry: true };

export class RefusedError extends Error {
  readonly refused: Refused;

  constructor(refused: Refused) {
    super(refused.code);
    this.refused = refused;
  }
}

/** `gaveUp` is called when it turns out that nobody is behind the port: its script did not load. */
export function engineOn(port: Port, gaveUp: () => void = () => {}): Engine {
  const waiting = new Map<string, { done(value: unknown): void; failed(error: Error): void }>();
  const listeners = new Map<string, Set<(message: TableTold) => void>>();
  const tell = (message: TableTold): void => {
    for (const listener of listeners.get(message.table) ?? []) listener(message);
  };
  let spoken = false;
  port.onmessage = ({ data }) => {
    spoken = true;
    if ('table' in data) return tell(data);
    const asker = waiting.get(data.id);
    waiting.delete(data.id);
    if (data.type === 'answer') asker?.done(data.value);
    else asker?.failed(new RefusedError(data.refused));
  };
  port.onerror = () => {
    // Whoever has spoken has been loaded; what went wrong there is told with its answer.
    if (spoken) return;
    gaveUp();
    for (const { failed } of waiting.values()) failed(new RefusedError(NOT_LOADED));
    for (const table of listeners.keys()) tell({ type: 'gone', table, code: 'notLoaded' });
    waiting.clear();
  };
  return {
    ask: (type, about) => {
      const id = newId();
      port.postMessage({ type, id, ...about } as unknown as Question);
      return new Promise((done, failed) => waiting.set(id, { done: done as (value: unknown) => void, failed }));
    },
    tell: (remark) => port.postMessage(remark),
    listen: (table, heard) => {
      const of = listeners.get(table) ?? new Set();
      listeners.set(table, of.add(heard));
      return () => of.delete(heard);
    },
  };
}

let running: { readonly engine: Engine; stop(): void } | undefined;

/** The one engine of this page, started when it is first needed, and anew when it did not load. */
export function engine(): Engine {
  if (running === undefined) {
    const worker = new Worker(new URL('../worker/main.ts', import.meta.url), { type: 'module' });
    running = { engine: engineOn(worker, engineAnew), stop: () => worker.terminate() };
  }
  return running.engine;
}

/** What could not be loaded is loaded by another one, started when it is next needed. */
export function engineAnew(): void {
  running?.stop();
  running = undefined;
}
