import { randomBot } from '@quri/bot-kit';
import type { Bot } from '@quri/kernel';
import { OCELOT, PUMA } from './bot/budgets.ts';
import { greedy } from './bot/greedy.ts';
import { searchBot } from './bot/search-bot.ts';
import type { Inka } from './game.ts';

export { inka as game } from './game.ts';

/** From weak to strong. */
export const bots: readonly Bot<Inka>[] = [randomBot(), greedy, searchBot('ocelot', OCELOT), searchBot('puma', PUMA)];
