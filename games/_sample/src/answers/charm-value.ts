import type { Charm, Options } from '../vocabulary.ts';

const PROUD = 3;
const PROUD_VALUE = 5;

/** SA-7: what a worn charm adds to a score. */
export const charmValue = ({ value }: Charm, { proudCharms }: Options): number =>
  proudCharms && value === PROUD ? PROUD_VALUE : value;
