import { at, type Bot } from '@quri/kernel';

/** The level of the bot that plays on for somebody: the middle of a game's list, which goes from weakest to strongest. */
export const substituteLevel = (bots: readonly Pick<Bot, 'id'>[]): string => at(bots, Math.floor(bots.length / 2)).id;
