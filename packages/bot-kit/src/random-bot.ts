import { type Bot, pick, type Shape } from '@quri/kernel';

/** Takes any offer: the floor under every ladder. */
export const randomBot = <G extends Shape>(): Bot<G> => ({
  id: 'random',
  choose: ({ offers, rng }) => pick(rng, offers),
});
