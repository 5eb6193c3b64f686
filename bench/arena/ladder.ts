import { gemsHomeNow, positionOf } from '../../games/incan-gold/src/bot/position.ts';
import { traits } from '../../games/incan-gold/src/bot/traits.ts';
import { bots } from '../../games/incan-gold/src/engine.ts';
import { type IncanGold, incanGold } from '../../games/incan-gold/src/game.ts';
import {
  aheadOf,
  bestResponse,
  botPlayer,
  type Estimate,
  type PlayedBlock,
  playBlock,
  type Skill,
  scheduleOf,
  shareOf,
  skillsFrom,
} from '../../packages/bot-kit/src/arena.ts';
import { type Bot, defaultOptions } from '../../packages/kernel/src/index.ts';

export const names: readonly string[] = bots.map(({ id }) => id);

const MS = 1000;
const clock = (): number => performance.now();

/** Two may play where the table says so (IG-C4). */
const optionsFor = (players: number) => ({
  ...defaultOptions(incanGold.meta.options, players),
  twoPlayers: players === 2,
});

const termsFor = (entrants: readonly Bot<IncanGold>[], players: number, seed: string) => ({
  table: { game: incanGold, players, options: optionsFor(players) },
  playerOf: (bot: number) => botPlayer(entrants[bot] as Bot<IncanGold>),
  seed,
  ms: MS,
  clock,
});

export interface Company {
  readonly games: number;
  readonly deals: number;
  readonly shares: readonly Estimate[];
  readonly skills: readonly Skill[];
  readonly msPerMove: readonly number[];
}

/** All bots in mixed company on mirrored deals. */
export async function company(players: number, games: number, seed: string): Promise<Company> {
  const terms = termsFor(bots, players, seed);
  const blocks: PlayedBlock[] = [];
  for (const block of scheduleOf(bots.length, players, games, seed)) blocks.push(await playBlock(terms, block));
  const spent = bots.map((_, n) => blocks.flatMap(({ tallies }) => tallies.filter(({ bot }) => bot === n)));
  return {
    games: blocks.length * players,
    deals: blocks.length,
    shares: bots.map((_, n) => shareOf(blocks, n)),
    skills: skillsFrom(blocks, bots.length),
    msPerMove: spent.map(
      (own) => own.reduce((all, { ms }) => all + ms, 0) / own.reduce((all, { moves }) => all + moves, 0),
    ),
  };
}

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
  const terms = { game: incanGold, players, options, traits, against, seed, ms: MS };
  const learner = bestResponse<IncanGold>(terms);
  learner.learn(budget);
  const { share } = await among(learner.bot, against, players, deals, `${seed}/fresh`);
  return { share, known: learner.known() };
}
