import { type Bot, defaultOptions } from '@quri/kernel';
import { bots } from '@quri/sample/engine';
import { type Sample, sample } from '@quri/sample/game';
import { expect, it } from 'vitest';
import { bestResponse, botPlayer, type PlayedBlock, playBlock, shareOf } from '../src/arena.ts';

const players = 3;
const options = defaultOptions(sample.meta.options, players);
const random = bots[0] as Bot<Sample>;

const learner = () =>
  bestResponse<Sample>({
    game: sample,
    players,
    options,
    traits: ({ view }) => `${view.stage} ${Math.min(view.pot, 9)} ${view.charms.map(({ value }) => value).join()}`,
    against: random,
    seed: 'learn',
    ms: 10,
  });

it('learns to win clearly more than its share against copies, on deals it has not seen', async () => {
  const one = learner();
  one.learn(4000);
  const terms = {
    table: { game: sample, players, options },
    playerOf: (bot: number) => botPlayer(bot === 0 ? one.bot : random),
    seed: 'fresh',
    ms: 10,
    clock: () => 0,
  };
  const blocks: PlayedBlock[] = [];
  for (let deal = 0; deal < 150; deal++) blocks.push(await playBlock(terms, { deal, field: [0, 1, 1] }));
  expect(shareOf(blocks, 0).low).toBeGreaterThan(1 / players + 0.05);
  expect(one.known()).toBeGreaterThan(20);
});

it('learns the same from the same seed', async () => {
  const [one, two] = [learner(), learner()];
  for (const each of [one, two]) each.learn(200);
  expect(one.known()).toBe(two.known());
});
