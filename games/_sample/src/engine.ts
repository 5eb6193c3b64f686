import { randomBot } from '@quri/bot-kit';
import type { Bot } from '@quri/kernel';
import { greedy } from './bot/greedy.ts';
import type { Sample } from './game.ts';

export { sample as game } from './game.ts';

/** From weak to strong. */
export const bots: readonly Bot<Sample>[] = [randomBot(), greedy];
