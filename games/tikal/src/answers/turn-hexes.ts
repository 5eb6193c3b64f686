import type { Hex, TurnSummary } from '../vocabulary.ts';

/** The hexes somebody changed in a turn; walks are not among them. */
export const hexesChanged = ({ tile, dug, found, camps, guards }: TurnSummary): readonly Hex[] => [
  ...(tile?.hex == null ? [] : [tile.hex]),
  ...[...dug, ...found, ...guards].map(({ hex }) => hex),
  ...camps,
];
