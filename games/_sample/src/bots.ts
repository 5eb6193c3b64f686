import { randomBot } from '@quri/bot-kit';
import type { Bot } from '@quri/kernel';
import { greedy } from './bot/greedy.ts';
import type { Sample } from './shape.ts';

/** From weak to strong. */
export const bots: readonly Bot<Sample>[] = [randomBot(), greedy];
