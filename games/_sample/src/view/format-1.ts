import type { Seen } from './shapes.ts';

/** As `seen` was before a seat was shown its own charm in it. */
export function seenInFormat1(seen: Seen): object {
  if (seen.type !== 'charmWorn') return seen;
  const { charm: _charm, ...rest } = seen;
  return rest;
}
