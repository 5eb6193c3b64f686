import type { Bot, Shape } from '@quri/kernel';
import type { MatchPlayer } from './match.ts';
import { isRandom } from './play-bots.ts';

/** A bot of the house as a player of matches. */
export const housePlayer = <G extends Shape>(bot: Bot<G>): MatchPlayer<G> => ({
  id: bot.id,
  listens: !isRandom(bot),
  answer: (asked) => ({ intent: bot.choose(asked) }),
});
