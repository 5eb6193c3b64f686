import type { View } from '../view/shapes.ts';

/** The view, to be written to by `evolve`. The turn and the lists in lists are only ever replaced as a whole. */
export type State = {
  -readonly [K in keyof View]: View[K] extends readonly (infer Item)[] ? Item[] : View[K];
};
