import { randomBot } from '@quri/bot-kit';
import type { Bot } from '@quri/kernel';
import { condor } from './bot/condor.ts';
import { greedy } from './bot/greedy.ts';
import { mixed } from './bot/mixed.ts';
import type { IncanGold } from './game.ts';

export { incanGold as game } from './game.ts';

/** From weak to strong, as the arena ranks them: bench/arena/LADDER-incan-gold.md. */
export const bots: readonly Bot<IncanGold>[] = [randomBot(), greedy, mixed, condor];
