export type Task = () => void | Promise<void>;

/** Runs tasks one at a time, in order. */
export interface Queue {
  /** `aside`: it changes nothing at the table, and counts as nothing for `isLast`. */
  add(task: Task, aside?: boolean): void;
  /** Nothing was added after it. */
  isLast(task: Task): boolean;
  /** Tasks wait for the one that runs. */
  readonly hasWaiting: boolean;
  readonly idle: boolean;
  /** Resolves when nothing is left to do. */
  drained(): Promise<void>;
}

/** What a task throws is caught here, so that it affects one table only. */
export function taskQueue(failed: (error: unknown) => void): Queue {
  const waiting: Task[] = [];
  let last: Task | undefined;
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
    last = undefined;
  };

  return {
    get idle() {
      return running === undefined;
    },
    get hasWaiting() {
      return waiting.length > 0;
    },
    isLast: (task) => task === last,
    drained: () => running ?? Promise.resolve(),
    add: (task, aside = false) => {
      waiting.push(task);
      if (!aside) last = task;
      running ??= run();
    },
  };
}
