import { randomBot } from '@quri/bot-kit';
import type { Bot } from '@quri/kernel';
import { greedy } from './bot/greedy.ts';
import { searchBot } from './bot/search-bot.ts';
import { STUDENT, WEIGHTS, WEIGHTS_OF_MANY } from './bot/weights.ts';
import type { Tikal } from './game.ts';

export { tikal as game } from './game.ts';

/** Plans whole turns too, but looks at few of them. */
const ocelot = searchBot('ocelot', {
  weightsFor: () => STUDENT,
  ms: 1000,
  rounds: [
    { width: 0, keep: 4 },
    { width: 1, keep: 1 },
    { width: 2, keep: 1 },
  ],
});

/** Plans as many turns as it has time for, with all scorings to come in mind. */
const puma = searchBot('puma', {
  weightsFor: (players) => (players === 2 ? WEIGHTS : WEIGHTS_OF_MANY),
  ms: 1000,
  rounds: [
    { width: 0, keep: 6 },
    { width: 1, keep: 3 },
    { width: 2, keep: 2 },
    { width: 4, keep: 2 },
    { width: 8, keep: 2 },
    { width: 16, keep: 2 },
    { width: 32, keep: 2 },
  ],
});

/** From weak to strong. */
export const bots: readonly Bot<Tikal>[] = [randomBot(), greedy, ocelot, puma];
