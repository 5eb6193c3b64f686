/** Runs tasks one at a time, in order. */
export interface Queue {
  add(task: () => void | Promise<void>): void;
  readonly idle: boolean;
  /** Resolves when nothing is left to do. */
  drained(): Promise<void>;
}

/** What a task throws is caught here, so that it affects one table only. */
export function taskQueue(failed: (error: unknown) => void): Queue {
  const waiting: (() => void | Promise<void>)[] = [];
  let running: Promise<void> | undefined;

  const run = async (): Promise<void> => {
    // In a later microtask, so that the caller continues first.
    await undefined;
    for (let task = waiting.shift(); task !== undefined; task = waiting.shift()) {
      try {
        await task();
      } catch (error) {
        failed(error);
      }
    }
    running = undefined;
  };

  return {
    get idle() {
      return running === undefined;
    },
    drained: () => running ?? Promise.resolve(),
    add: (task) => {
      waiting.push(task);
      running ??= run();
    },
  };
}
