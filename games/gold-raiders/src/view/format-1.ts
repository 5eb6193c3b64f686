import type { Seen } from './shapes.ts';

/** As `seen` was before it held what one seat alone is shown. */
export function seenInFormat1(seen: Seen): object {
  switch (seen.type) {
    case 'roundBegun': {
      const { hand: _hand, ...rest } = seen;
      return rest;
    }
    case 'cardStacked': {
      const { card: _card, ...rest } = seen;
      return rest;
    }
    case 'peekOpened': {
      const { faces: _faces, ...rest } = seen;
      return rest;
    }
    default:
      return seen;
  }
}
