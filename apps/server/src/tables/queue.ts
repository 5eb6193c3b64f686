type Task = () => void | Promise<void>;

/** How items are carried out together. */
interface Batch<Item> {
  /** May this one be carried out with those that wait? */
  fits(waiting: readonly Item[], item: Item): boolean;
  /** Calls `begin` when a commit is about to be written; until then others may join. */
  whenReady(begin: () => void): void;
  run(items: readonly Item[]): Promise<void>;
}

interface TaskOptions {
  /** Items behind it may still join those before it. */
  readonly keepsBatchOpen?: boolean;
}

/** Runs tasks one at a time, in order. */
export interface Queue<Item> {
  add(task: Task, options?: TaskOptions): void;
  /** Carries the item out with those that wait at the end of the queue, if it fits with them. */
  addItem(item: Item, batch: Batch<Item>): void;
  /** The items that others may still join. */
  readonly waitingItems: readonly Item[];
  /** Tasks wait for the one that runs. */
  readonly hasWaiting: boolean;
  readonly idle: boolean;
  /** Resolves when nothing is left to do. */
  drained(): Promise<void>;
}

/** What a task throws is caught here, so that it affects one table only. */
export function taskQueue<Item>(failed: (error: unknown) => void): Queue<Item> {
  const waiting: Task[] = [];
  /** Those of the batch at the end of the queue. */
  let items: Item[] = [];
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
  const add = (task: Task, { keepsBatchOpen = false }: TaskOptions = {}): void => {
    if (!keepsBatchOpen) items = [];
    waiting.push(task);
    running ??= run();
  };

  return {
    add,
    addItem: (item, batch) => {
      if (items.length > 0 && batch.fits(items, item)) return void items.push(item);
      const own = [item];
      add(
        () =>
          new Promise((done) =>
            batch.whenReady(() => {
              if (items === own) items = [];
              done(batch.run(own));
            }),
          ),
      );
      items = own;
    },
    get waitingItems() {
      return items;
    },
    get hasWaiting() {
      return waiting.length > 0;
    },
    get idle() {
      return running === undefined;
    },
    drained: () => running ?? Promise.resolve(),
  };
}
