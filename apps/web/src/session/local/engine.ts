import type { Refused } from '@quri/protocol';
import { newId } from '../random.ts';
import type { FromWorker, Question, Questions, Remark, ToWorker } from '../worker/wire.ts';

/** The worker as the page sees it. */
export interface Engine {
  ask<K extends keyof Questions>(type: K, about: Questions[K]['ask']): Promise<Questions[K]['answer']>;
  tell(remark: Remark): void;
  /** Everything that is said of one table, until the answer is called. */
  listen(table: string, heard: (message: Extract<FromWorker, { readonly table: string }>) => void): () => void;
}

/** Where messages go and come from: the worker itself, or something like it in a test. */
export interface Port {
  postMessage(message: ToWorker): void;
  onmessage: ((event: MessageEvent<FromWorker>) => unknown) | null;
}

export class RefusedError extends Error {
  readonly refused: Refused;

  constructor(refused: Refused) {
    super(refused.code);
    this.refused = refused;
  }
}

export function engineOn(port: Port): Engine {
  const waiting = new Map<string, { done(value: unknown): void; failed(error: Error): void }>();
  const listeners = new Map<string, Set<(message: Extract<FromWorker, { readonly table: string }>) => void>>();
  port.onmessage = ({ data }) => {
    if ('table' in data) {
      for (const listener of listeners.get(data.table) ?? []) listener(data);
      return;
    }
    const asker = waiting.get(data.id);
    waiting.delete(data.id);
    if (data.type === 'answer') asker?.done(data.value);
    else asker?.failed(new RefusedError(data.refused));
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

let running: Engine | undefined;

/** The one engine of this page, started when it is first needed. */
export function engine(): Engine {
  running ??= engineOn(new Worker(new URL('../worker/main.ts', import.meta.url), { type: 'module' }));
  return running;
}
