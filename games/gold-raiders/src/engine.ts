import { randomBot } from '@quri/bot-kit';
import type { Bot } from '@quri/kernel';
import { greedy } from './bot/greedy.ts';
import { searching } from './bot/searching.ts';
import type { GoldRaiders } from './game.ts';
import { HAND_SIZE } from './vocabulary.ts';

export { goldRaiders as game } from './game.ts';

/** Thinks when the Night draws to its close, and by Day. */
const ocelot = searching('ocelot', { cards: 2, nights: 40, days: 200 });

/** Thinks about everything. */
const puma = searching('puma', { cards: HAND_SIZE, nights: 120, days: 400 });

/** From weak to strong, as the arena ranks them: bench/arena/LADDER-gold-raiders.md. */
export const bots: readonly Bot<GoldRaiders>[] = [randomBot(), greedy, ocelot, puma];
