/** One thing at a time, in the order it came. */
export interface Queue {
  add(task: () => void | Promise<void>): void;
  readonly idle: boolean;
  /** Resolves when everything added so far is done. */
  drained(): Promise<void>;
}

/** What a task throws is caught here and nowhere else, so that it stays a matter of one table. */
export function taskQueue(failed: (error: unknown) => void): Queue {
  let last: Promise<void> = Promise.resolve();
  let waiting = 0;
  return {
    get idle() {
      return waiting === 0;
    },
    drained: () => last,
    add: (task) => {
      waiting++;
      last = last
        .then(task)
        .catch(failed)
        .finally(() => {
          waiting--;
        });
    },
  };
}
