import { randomBot } from '@quri/bot-kit';
import type { Bot } from '@quri/kernel';
import { greedy } from './bot/greedy.ts';
import type { GoldRaiders } from './shape.ts';

/** From weak to strong. */
export const bots: readonly Bot<GoldRaiders>[] = [randomBot(), greedy];
