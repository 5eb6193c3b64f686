import { type Bot, defaultOptions, seat, seededRng } from '@quri/kernel';
import { bots } from '@quri/sample/engine';
import { type Sample, sample } from '@quri/sample/game';
import { describe, expect, it } from 'vitest';
import { botPlayer, type MatchPlayer, mirroredDice, playBots, playMatch } from '../src/arena.ts';

const players = 3;
const options = defaultOptions(sample.meta.options, players);
const [random, greedy] = bots as [Bot<Sample>, Bot<Sample>];

const match = (seated: readonly MatchPlayer<Sample>[], seed = 'm') => {
  let now = 0;
  const clock = () => now++;
  const rng = seededRng(`${seed}/rng`);
  return playMatch({ game: sample, players, options, dice: mirroredDice(seed) }, seated, {
    ms: 50,
    clock,
    rngOf: () => rng,
    fallbackRng: seededRng(`${seed}/fallbackRng`),
  });
};

const bot = (choose: Bot<Sample>['choose']): MatchPlayer<Sample> => botPlayer({ id: 'own', choose });

describe('a match', () => {
  it('is the same game for the same seed, and the same as without a stopwatch', async () => {
    const seated = [greedy, random, greedy];
    const first = await match(seated.map(botPlayer));
    expect(await match(seated.map(botPlayer))).toEqual(first);
    const rng = seededRng('m/rng');
    const plain = playBots({ game: sample, players, options, dice: mirroredDice('m') }, seated, () => rng, 50);
    expect(plain).toEqual(first.outcome);
  });

  it('counts moves and time for every seat', async () => {
    const { seats } = await match([greedy, greedy, random].map(botPlayer));
    for (const { moves, ms, faults } of seats) {
      expect(moves).toBeGreaterThanOrEqual(4);
      expect(ms).toBe(moves);
      expect(faults).toEqual([]);
    }
  });

  it.each([
    [
      'throws',
      () =>
        bot(() => {
          throw new Error('no idea');
        }),
      'threw',
    ],
    ['answers something that is not offered', () => bot(() => ({ type: 'wear', charm: 'none' as never })), 'illegal'],
    ['answers nothing at all', () => bot(() => undefined as never), 'illegal'],
    ['answers something that cannot be written down', () => bot(() => ({ type: 1n }) as never), 'illegal'],
    ['breaks its promise', () => ({ listens: true, answer: () => Promise.reject(new Error('gone')) }), 'threw'],
    ['says that it failed', () => ({ listens: true, answer: () => ({ fault: 'late' }) }), 'late'],
  ] as const)('goes on when a bot %s: each such move is made for it, and counted', async (_what, make, fault) => {
    const { outcome, seats } = await match([make() as MatchPlayer<Sample>, ...[greedy, greedy].map(botPlayer)]);
    expect(outcome.winners.length).toBeGreaterThan(0);
    expect(seats[0]?.faults).toEqual(seats[0]?.faults.map(() => fault));
    expect(seats[0]?.faults.length).toBe(seats[0]?.moves);
    expect(seats[1]?.faults).toEqual([]);
  });

  it('takes an answer for the offer it looks like', async () => {
    const copying = bot(({ offers }) => JSON.parse(JSON.stringify(offers[0])));
    expect((await match([copying, ...[greedy, greedy].map(botPlayer)])).seats[0]?.faults).toEqual([]);
  });

  it('gives a bot its view, memory, offers and trials and nothing else, and what it saw since it was last asked', async () => {
    const keys = new Set<string>();
    const heard: string[] = [];
    const listening: MatchPlayer<Sample> = {
      listens: true,
      answer: (asked) => {
        for (const key of Object.keys(asked)) keys.add(key);
        expect(asked.view.viewer).toBe(seat(0));
        heard.push(...asked.seen.map(({ type }) => type));
        return { intent: asked.offers[0] };
      },
    };
    await match([listening, ...[greedy, greedy].map(botPlayer)]);
    const due = ['memory', 'ms', 'now', 'offers', 'options', 'players', 'rng', 'seat', 'seen', 'tryOut', 'view'];
    expect([...keys].sort()).toEqual(due);
    // Its own two charms once, everybody's wearing once each: nothing is heard twice and nothing is lost.
    expect(heard.filter((type) => type === 'charmsDealt')).toHaveLength(1);
    expect(heard.filter((type) => type === 'charmWorn')).toHaveLength(3);
  });
});
