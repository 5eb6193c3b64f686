import { isScreen, type Terminal } from './terminal.ts';

const WIDTH = 30;
const EVERY_MS = 100;

/** A bar on standard error, where somebody looks at it; wiped away at the end. */
export function progressBar({ stderr }: Terminal, whole: number): { show(done: number): void; wipe(): void } {
  if (!isScreen(stderr)) return { show: () => undefined, wipe: () => undefined };
  let last = performance.now();
  let drawn = false;
  return {
    show: (done) => {
      const now = performance.now();
      if (now - last < EVERY_MS) return;
      last = now;
      drawn = true;
      const full = Math.floor((done / whole) * WIDTH);
      const percent = Math.floor((done / whole) * 100);
      stderr.write(`\r${'█'.repeat(full)}${'░'.repeat(WIDTH - full)} ${percent} % `);
    },
    wipe: () => {
      if (drawn) stderr.write('\r\u001b[K');
    },
  };
}
