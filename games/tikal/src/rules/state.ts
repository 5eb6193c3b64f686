import type { View } from '../view/shapes.ts';

/**
 * The view, to be written to by `evolve`. Hexes, expeditions, the turn and all else that has fields is only ever
 * replaced as a whole, so that a fork shares it.
 */
export type State = {
  -readonly [K in keyof View]: View[K] extends readonly (infer Item)[] ? Item[] : View[K];
};
