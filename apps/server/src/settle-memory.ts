import { getHeapSpaceStatistics } from 'node:v8';

/** Eight bytes each. */
const LENGTH = 8192;

/**
 * To be called when the server is ready. All that starting has left is collected, and the space for young objects, of
 * which V8 uses one half after the other, is taken from the system: both would otherwise happen while the first who come
 * wait for an answer. Only where Node was started with `--expose-gc`.
 */
export function settleMemory(): void {
  const { gc } = globalThis;
  if (gc === undefined) return;
  gc();
  const young = getHeapSpaceStatistics().find(({ space_name }) => space_name === 'new_space');
  const half = (young?.space_used_size ?? 0) + (young?.space_available_size ?? 0);
  for (let filled = 0; filled < 2 * half; filled += 8 * LENGTH) new Array(LENGTH).fill(0);
}
