/** Milliseconds that only ever go up. The kit has no clock of its own: whoever starts a search or a match brings one. */
export type Clock = () => number;
