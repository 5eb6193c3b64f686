import { randomBot } from '@quri/bot-kit';
import type { Bot } from '@quri/kernel';
import { greedy } from './bot/greedy.ts';
import { mixed } from './bot/mixed.ts';
import type { IncanGold } from './shape.ts';

/** From weak to strong. */
export const bots: readonly Bot<IncanGold>[] = [randomBot(), greedy, mixed];
