import { type Bot, defaultOptions } from '@quri/kernel';
import { bots } from '@quri/sample/engine';
import { type Sample, sample } from '@quri/sample/game';
import { describe, expect, it } from 'vitest';
import {
  aheadOf,
  type Block,
  botPlayer,
  estimateFrom,
  faultsOf,
  fieldResults,
  fieldsOf,
  type PlayedBlock,
  playBlock,
  scheduleOf,
  seatedIn,
  shareOf,
  skillsFrom,
} from '../src/arena.ts';
import { shareFrom } from '../src/ratings/interval.ts';

const [random, greedy] = bots as [Bot<Sample>, Bot<Sample>];

async function played(entrants: readonly Bot<Sample>[], players: number, games: number, seed: string) {
  const options = defaultOptions(sample.meta.options, players);
  const terms = {
    table: { game: sample, players, options },
    playerOf: (bot: number) => botPlayer(entrants[bot]!),
    seed,
    ms: 10,
    clock: () => 0,
  };
  const blocks: PlayedBlock[] = [];
  for (const block of scheduleOf(entrants.length, players, games, seed)) blocks.push(await playBlock(terms, block));
  return blocks;
}

describe('fields', () => {
  it.each([
    [2, 4],
    [3, 4],
    [4, 4],
    [6, 4],
    [5, 2],
  ])('%i bots at tables of %i: everybody sits and meets everybody equally often', (count, seats) => {
    const fields = fieldsOf(count, seats);
    const meets = (a: number, b: number) => fields.filter((field) => field.includes(a) && field.includes(b)).length;
    const sits = (a: number) => fields.flat().filter((one) => one === a).length;
    for (const field of fields) expect(field).toHaveLength(seats);
    expect(new Set(fields.map((field) => field.join())).size).toBe(fields.length);
    for (let a = 0; a < count; a++) {
      expect(sits(a)).toBe(sits(0));
      for (let b = 0; b < a; b++) expect(meets(a, b)).toBe(meets(0, 1));
    }
  });

  it('a block has everybody in every seat once', () => {
    const block: Block = { deal: 0, field: [2, 0, 1] };
    const seatsOf = (bot: number) => [0, 1, 2].map((rotation) => seatedIn(block, rotation).indexOf(bot)).sort();
    for (const bot of [0, 1, 2]) expect(seatsOf(bot)).toEqual([0, 1, 2]);
  });

  it('are played in whole rounds, at least as many games as asked for', () => {
    const blocks = scheduleOf(6, 4, 100, 's');
    expect(blocks.length % fieldsOf(6, 4).length).toBe(0);
    expect(blocks.length * 4).toBeGreaterThanOrEqual(100);
  });
});

describe('intervals', () => {
  it('hold what they promise: about 95 of 100 contain the truth', async () => {
    let held = 0;
    for (let n = 0; n < 40; n++) {
      const { low, high } = shareOf(await played([random, { ...random }], 2, 60, `truth/${n}`), 0);
      if (low <= 0.5 && 0.5 <= high) held++;
    }
    expect(held).toBeGreaterThanOrEqual(34);
  });

  it('say so when there is only one block', () => {
    expect(estimateFrom([{ sum: 1, games: 4 }])).toMatchObject({ mean: 0.25, low: Number.NEGATIVE_INFINITY });
    expect(estimateFrom([])).toMatchObject({ mean: 0, blocks: 0 });
  });

  it('of shares stay between none and all, and are never a point', () => {
    const games = (...shares: readonly number[]) => shares.map((sum) => ({ sum, games: 1 }));
    expect(shareFrom(games(0.5))).toMatchObject({ low: 0, high: 1 });
    expect(shareFrom(games(0, 1))).toMatchObject({ mean: 0.5, low: 0, high: 1 });
    expect(shareFrom(games(0, 0))).toMatchObject({ mean: 0, low: 0, high: expect.closeTo(0.658, 3) });
    expect(shareFrom(games(1, 1, 1, 1))).toMatchObject({ mean: 1, low: expect.closeTo(0.51, 3), high: 1 });
    expect(shareFrom([])).toMatchObject({ mean: 0, low: 0, high: 0 });
  });
});

describe('ratings', () => {
  it('two identical bots come out level', async () => {
    const blocks = await played([greedy, { ...greedy }, random], 3, 600, 'level');
    const [one, two] = [shareOf(blocks, 0), shareOf(blocks, 1)];
    expect(one.low).toBeLessThanOrEqual(two.high);
    expect(two.low).toBeLessThanOrEqual(one.high);
    const ahead = aheadOf(blocks, 0, 1);
    expect(ahead.low).toBeLessThanOrEqual(0.5);
    expect(ahead.high).toBeGreaterThanOrEqual(0.5);
  });

  it('a stronger bot comes out clear of par, in every count', async () => {
    const blocks = await played([greedy, random], 2, 600, 'clear');
    expect(shareOf(blocks, 0).low).toBeGreaterThan(0.5);
    expect(shareOf(blocks, 1).high).toBeLessThan(0.5);
    expect(aheadOf(blocks, 0, 1).low).toBeGreaterThan(0.5);
    const [strong, weak] = skillsFrom(blocks, 2);
    expect(strong!.low).toBeGreaterThan(weak!.high);
  });

  it('mirrored deals make the range narrower than as many games on deals of their own', async () => {
    const blocks = await played([greedy, random], 2, 2400, 'mirror');
    const mirrored = shareOf(blocks, 0);
    // The same number of games, each on another deal: one game of every block, twice as many blocks.
    const wide = (await played([greedy, random], 2, 4800, 'apart')).map((block, n) => ({
      ...block,
      games: [block.games[n % 2]!],
    }));
    const apart = shareOf(wide, 0);
    const ratio = (mirrored.high - mirrored.low) / (apart.high - apart.low);
    process.stdout.write(`Lucky Dip, 2400 games: mirrored deals make the range ${ratio.toFixed(2)} times as wide\n`);
    expect(ratio).toBeLessThan(1);
  });

  it('every field is told apart, and every lost move counted', async () => {
    const broken: Bot<Sample> = { id: 'broken', choose: () => ({ type: 'wear', charm: 'none' as never }) };
    const blocks = await played([greedy, random, broken], 2, 12, 'broken');
    expect(fieldResults(blocks).map(({ field }) => field.join())).toHaveLength(3);
    const faults = faultsOf(
      blocks.flatMap(({ tallies }) => tallies),
      2,
    );
    expect(Object.keys(faults)).toEqual(['illegal']);
    expect(faults.illegal).toBeGreaterThan(10);
  });
});
