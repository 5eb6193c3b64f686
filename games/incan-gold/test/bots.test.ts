import {
  bestResponse,
  botPlayer,
  type Estimate,
  type PlayedBlock,
  playBlock,
  scheduleOf,
  shareOf,
} from '@quri/bot-kit/arena';
import { type Bot, defaultOptions } from '@quri/kernel';
import { describe, expect, test } from 'vitest';
import { traits } from '../src/bot/traits.ts';
import { bots } from '../src/engine.ts';
import { type IncanGold, incanGold } from '../src/game.ts';
import { BOTS } from '../src/meta.ts';

const named = (id: string): Bot<IncanGold> => bots.find((bot) => bot.id === id) as Bot<IncanGold>;
const options = (players: number) => defaultOptions(incanGold.meta.options, players);

const termsFor = (entrants: readonly Bot<IncanGold>[], players: number, seed: string) => ({
  table: { game: incanGold, players, options: options(players) },
  playerOf: (bot: number) => botPlayer(entrants[bot] as Bot<IncanGold>),
  seed,
  ms: 20,
  clock: () => 0,
});

/** Everybody in mixed company on mirrored deals. */
async function arena(ids: readonly string[], players: number, games: number, seed: string) {
  const terms = termsFor(ids.map(named), players, seed);
  const blocks: PlayedBlock[] = [];
  for (const block of scheduleOf(ids.length, players, games, seed)) blocks.push(await playBlock(terms, block));
  return blocks;
}

/** What one wins among copies of another. */
async function alone(one: Bot<IncanGold>, among: Bot<IncanGold>, deals: number, players = 4): Promise<Estimate> {
  const terms = termsFor([one, among], players, 'alone');
  const blocks: PlayedBlock[] = [];
  const field = Array.from({ length: players }, (_, seat) => (seat === 0 ? 0 : 1));
  for (let deal = 0; deal < deals; deal++) blocks.push(await playBlock(terms, { deal, field }));
  return shareOf(blocks, 0);
}

describe('the bots', () => {
  test('greedy takes nearly everything from three random ones', async () => {
    expect((await alone(named('greedy'), named('random'), 100)).mean).toBeGreaterThan(0.88);
  });

  test('mixed wins more than its share among greedy ones, who leave together', async () => {
    expect((await alone(named('mixed'), named('greedy'), 80)).low).toBeGreaterThan(0.5);
  });

  test('condor leads the mixed company, clear of par and of everybody else', async () => {
    const blocks = await arena(BOTS, 4, 1200, 'pool');
    const [random, greedy, mixed, condor] = BOTS.map((_, n) => shareOf(blocks, n)) as [
      Estimate,
      Estimate,
      Estimate,
      Estimate,
    ];
    expect(condor.low).toBeGreaterThan(0.25);
    for (const other of [random, greedy, mixed]) expect(condor.low).toBeGreaterThan(other.high);
    expect(random.high).toBeLessThan(0.25);
  });

  test.each([3, 6, 8])('condor beats copies of greedy and of mixed, %i at the table', async (players) => {
    for (const other of ['greedy', 'mixed']) {
      const share = await alone(named('condor'), named(other), 60, players);
      expect(share.mean, other).toBeGreaterThan(1 / players);
    }
  });

  test('two condors under different names come out level', async () => {
    const blocks = await arena(['condor', 'condor', 'greedy', 'mixed'], 4, 600, 'level');
    const [one, two] = [shareOf(blocks, 0), shareOf(blocks, 1)];
    expect(one.low).toBeLessThanOrEqual(two.high);
    expect(two.low).toBeLessThanOrEqual(one.high);
  });

  test('ranges count deals, not games: everybody shares the cards, so the games of a deal are much alike', async () => {
    const blocks = await arena(BOTS, 4, 1200, 'mirror');
    const honest = shareOf(blocks, 3);
    const asIfApart = shareOf(
      blocks.flatMap(({ games, ...rest }) => games.map((game) => ({ ...rest, games: [game] }))),
      3,
    );
    const ratio = (honest.high - honest.low) / (asIfApart.high - asIfApart.low);
    process.stdout.write(
      `Incan Gold, 1200 games: ranges are ${ratio.toFixed(2)} times what independent games would say\n`,
    );
    expect(ratio).toBeGreaterThan(1);
  });
});

describe('the best response', () => {
  const against = async (id: string, budget: number, deals: number): Promise<Estimate> => {
    const against = named(id);
    const terms = { game: incanGold, players: 4, options: options(4), traits, against, seed: 'learn', ms: 20 };
    const learner = bestResponse<IncanGold>(terms);
    learner.learn(budget);
    return alone(learner.bot, against, deals);
  };

  test('takes greedy apart: at least .55 against three copies, where par is .25', async () => {
    expect((await against('greedy', 6000, 60)).low).toBeGreaterThan(0.55);
  });

  test('gets little out of condor', async () => {
    expect((await against('condor', 2500, 100)).mean).toBeLessThan(0.4);
  });
});
