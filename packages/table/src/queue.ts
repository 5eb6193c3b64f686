/** One thing at a time, in the order it came. */
export interface Queue {
  add(task: () => void | Promise<void>): void;
  readonly idle: boolean;
  /** Resolves when nothing is left to do. */
  drained(): Promise<void>;
}

/** What a task throws is caught here and nowhere else, so that it stays a matter of one table. */
export function taskQueue(failed: (error: unknown) => void): Queue {
  const waiting: (() => void | Promise<void>)[] = [];
  let running: Promise<void> | undefined;

  const run = async (): Promise<void> => {
    // A turn later, so that whoever adds a task goes on first.
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
