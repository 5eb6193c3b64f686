import { gemsHomeNow, positionOf } from '../../games/incan-gold/src/bot/position.ts';
import { traits } from '../../games/incan-gold/src/bot/traits.ts';
import { bots } from '../../games/incan-gold/src/engine.ts';
import { type IncanGold, incanGold } from '../../games/incan-gold/src/game.ts';
import { aheadOf, bestResponse, type PlayedBlock, playBlock, shareOf } from '../../packages/bot-kit/src/arena.ts';
import type { Bot } from '../../packages/kernel/src/index.ts';
import { companyOf, optionsFor, termsFor } from './company.ts';

export const names: readonly string[] = bots.map(({ id }) => id);

/** All bots in mixed company on mirrored deals. */
export const company = (players: number, games: number, seed: string) => companyOf(bots, players, games, seed);

async function among(one: Bot<IncanGold>, copied: Bot<IncanGold>, players: number, deals: number, seed: string) {
  const terms = termsFor([one, copied], players, seed);
  const field = Array.from({ length: players }, (_, seat) => (seat === 0 ? 0 : 1));
  const blocks: PlayedBlock[] = [];
  for (let deal = 0; deal < deals; deal++) blocks.push(await playBlock(terms, { deal, field }));
  return { share: shareOf(blocks, 0), ahead: aheadOf(blocks, 0, 1) };
}

/** One bot among copies of another: what it wins, and how often it finishes ahead of each of them. */
export const pairing = (one: number, copied: number, players: number, deals: number, seed: string) =>
  among(bots[one] as Bot<IncanGold>, bots[copied] as Bot<IncanGold>, players, deals, seed);

/** One step of expected value and nothing else, as a yardstick for the learner: the house's greedy one knows a little more. */
const plainRule: Bot<IncanGold> = {
  id: 'plain rule',
  choose: ({ view, memory, seat }) => {
    const position = positionOf(view, memory, seat);
    return {
      type: 'choose',
      choice: position.nextShare > position.disaster * gemsHomeNow(position) ? 'torch' : 'camp',
    };
  },
};

/** Whom a learner may be set against. */
export const rivals: readonly Bot<IncanGold>[] = [...bots, plainRule];

/** A learner among copies of a bot: what it wins on fresh deals after so many games. */
export async function response(to: number, players: number, budget: number, deals: number, seed: string) {
  const against = rivals[to] as Bot<IncanGold>;
  const options = optionsFor(players);
  const terms = { game: incanGold, players, options, traits, against, seed, ms: 1000 };
  const learner = bestResponse<IncanGold>(terms);
  learner.learn(budget);
  const { share } = await among(learner.bot, against, players, deals, `${seed}/fresh`);
  return { share, known: learner.known() };
}
