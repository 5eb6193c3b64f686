import type { Seen } from './shapes.ts';

/** As `seen` was before a seat's own choice was part of it. */
export function seenInFormat1(seen: Seen): object {
  if (seen.type !== 'choiceMade') return seen;
  const { choice: _choice, ...rest } = seen;
  return rest;
}
