import { vi } from 'vitest';

/** Waits until something is so: a part that is loaded on the way may take its time. */
export const until = (holds: () => boolean): Promise<unknown> => vi.waitUntil(holds, { timeout: 30_000, interval: 2 });
