import { useSyncExternalStore } from 'react';

/** Often enough that no second is shown late. */
const TICK_MS = 250;

const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;
let now = performance.now();

function tick(): void {
  now = performance.now();
  for (const listener of [...listeners]) listener();
}

/** One interval for all clocks of this page, while there are some. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  now = performance.now();
  timer ??= setInterval(tick, TICK_MS);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

/** Something that is read from the time of this page; draws anew only when it changes. */
export const useAtTime = <T extends string | number | boolean | null>(read: (now: number) => T): T =>
  useSyncExternalStore(subscribe, () => read(now));
