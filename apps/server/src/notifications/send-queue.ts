export interface SendQueue {
  /** Runs it when there is room; where too many wait, the one that has waited longest is dropped, undone. */
  add(send: () => Promise<void>): void;
}

/** So many at once, and so many that wait. What is sent must not reject. */
export function sendQueue(atOnce: number, mostWaiting: number): SendQueue {
  const waiting: (() => Promise<void>)[] = [];
  let running = 0;
  const runNext = (): void => {
    const next = running < atOnce ? waiting.shift() : undefined;
    if (next === undefined) return;
    running++;
    void next().finally(() => {
      running--;
      runNext();
    });
  };
  return {
    add: (send) => {
      waiting.push(send);
      if (waiting.length > mostWaiting) waiting.shift();
      runNext();
    },
  };
}
