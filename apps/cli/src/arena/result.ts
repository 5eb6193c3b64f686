import {
  aheadOf,
  type Estimate,
  faultsOf,
  fieldResults,
  type PlayedBlock,
  scoreOf,
  shareOf,
  skillsFrom,
} from '@quri/bot-kit/arena';
import { invariantBroken } from '@quri/kernel';
import type { Job } from './job.ts';

/** A mean with its range of 95 %. */
type Ranged = Pick<Estimate, 'mean' | 'low' | 'high'>;

export type ArenaResult = ReturnType<typeof resultOf>;

/** What an arena came to; the same for the same seed, on any number of threads. */
export function resultOf(job: Job, blocks: readonly PlayedBlock[]) {
  const names = job.contestants.map(({ name }) => name);
  const skills = skillsFrom(blocks, names.length);
  const tallies = blocks.flatMap((played) => played.tallies);
  const bots = names.map((bot, n) => ({
    bot,
    /** Games times seats: two copies at one table count twice. */
    seats: sum(blocks, ({ games }) => sum(games, ({ seated }) => seated.filter((one) => one === n).length)),
    share: ranged(shareOf(blocks, n)),
    rating: rounded(skills[n] ?? invariantBroken('no skill was worked out', { bot })),
    score: ranged(scoreOf(blocks, n)),
    moves: sum(tallies, (tally) => (tally.bot === n ? tally.moves : 0)),
    faults: faultsOf(tallies, n),
  }));
  const { game, players, options, seed } = job;
  return {
    game,
    players,
    options,
    seed,
    deals: blocks.length,
    games: sum(blocks, (played) => played.games.length),
    par: decimals(1 / players),
    /** The strongest first. */
    bots: bots.sort((a, b) => b.share.mean - a.share.mean),
    pairs: names.flatMap((bot, a) =>
      names.flatMap((other, b) => (a === b ? [] : [{ bot, other, ahead: ranged(aheadOf(blocks, a, b)) }])),
    ),
    fields: fieldResults(blocks).map(({ field, games, shares }) => ({
      bots: field.map((n) => names[n] ?? ''),
      games,
      shares: Object.fromEntries([...shares].map(([n, share]) => [names[n] ?? '', ranged(share)])),
    })),
  };
}

/** How long each bot thought: measured, so never the same twice. */
export const msPerMove = (job: Job, blocks: readonly PlayedBlock[]): Readonly<Record<string, number>> =>
  Object.fromEntries(
    job.contestants.map(({ name }, n) => {
      const own = blocks.flatMap(({ tallies }) => tallies.filter(({ bot }) => bot === n));
      const made = sum(own, ({ moves }) => moves);
      return [name, sum(own, ({ ms }) => ms) / Math.max(1, made)];
    }),
  );

const sum = <T>(all: readonly T[], of: (one: T) => number): number => all.reduce((total, one) => total + of(one), 0);
const decimals = (value: number): number => Math.round(value * 1e5) / 1e5;
export const ranged = ({ mean, low, high }: Estimate): Ranged => rounded({ mean, low, high });

function rounded<T extends object>(values: T): T {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, decimals(value)])) as T;
}
