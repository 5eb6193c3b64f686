import { onTestFinished, vi } from 'vitest';

/**
 * From here on what waits for some time, or asks how long ago something was, waits for the test and not for the clock: no machine is too slow for a deadline,
 * and none has to be sat out. Sockets, threads and the disk go on as they do. Answers what lets time pass.
 */
export function holdTime(): (ms: number) => void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
  onTestFinished(() => void vi.useRealTimers());
  return (ms) => void vi.advanceTimersByTime(ms);
}

/** The clock stands still while timers run: what is sent does not depend on how fast the machine is. */
export function holdClock(): void {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
}

/** The clock of the wall. */
const { setTimeout: later } = globalThis;

/**
 * Lets time pass in steps until something is so; sockets, threads and the disk have their turn in between. Where a bot
 * has to think the steps must be small, or its time is up before it has begun.
 */
export async function passUntil(pass: (ms: number) => void, stepMs: number, look: () => boolean): Promise<void> {
  const until = performance.now() + 30_000;
  while (!look()) {
    if (performance.now() > until) throw new Error('it never was so');
    pass(stepMs);
    await new Promise((resolve) => void later(resolve, 2));
  }
}
