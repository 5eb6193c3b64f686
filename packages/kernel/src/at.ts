import { invariantBroken } from './invariant.ts';

/** The item at an index that must be inside the list: an index outside is our own mistake, so it throws. */
export function at<T>(list: readonly T[], index: number): T {
  const item = list[index];
  if (item === undefined) return invariantBroken('no item at this index', { index, length: list.length });
  return item;
}
