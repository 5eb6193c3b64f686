/** Ways a bot can lose a move to chance. */
export const FAULTS = ['threw', 'illegal', 'late', 'crashed', 'garbage', 'oversized'] as const;
export type Fault = (typeof FAULTS)[number];
