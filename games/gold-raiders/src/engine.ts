import { randomBot } from '@quri/bot-kit';
import type { Bot } from '@quri/kernel';
import { greedy } from './bot/greedy.ts';
import { byTrial, evolved } from './bot/rollout-policy.ts';
import { searchBot } from './bot/search-bot.ts';
import type { GoldRaiders } from './game.ts';
import { HAND_SIZE } from './vocabulary.ts';

export { goldRaiders as game } from './game.ts';

/** Searches at the end of the Night and by Day. */
const ocelot = searchBot('ocelot', { rollout: byTrial, cards: 2, turns: 120, days: 200 });

/** Searches every decision. */
const puma = searchBot('puma', { rollout: evolved, cards: HAND_SIZE, turns: 1600, days: 800 });

/** From weak to strong, as the arena ranks them: bench/arena/LADDER-gold-raiders.md. */
export const bots: readonly Bot<GoldRaiders>[] = [randomBot(), greedy, ocelot, puma];
