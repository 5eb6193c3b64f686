import { at } from '@quri/kernel';
import { rate, rating } from 'openskill';
import type { PlayedBlock } from './played-block.ts';
import { ranksOf } from './ranks.ts';

/** Skill on the scale of openskill (25 to begin with), with the range it lies in 95 times out of 100. */
export interface Skill {
  readonly mu: number;
  readonly sigma: number;
  readonly low: number;
  readonly high: number;
}

/** Plackett-Luce over all games, in order of the deals. Copies of a bot at one table are rated apart and averaged. */
export function skillsFrom(blocks: readonly PlayedBlock[], bots: number): readonly Skill[] {
  const skills = Array.from({ length: bots }, () => rating());
  for (const { games } of blocks) {
    for (const game of games) {
      const before = game.seated.map((bot) => [{ ...at(skills, bot) }]);
      const after = rate(before, { rank: [...ranksOf(game)] });
      for (const bot of new Set(game.seated)) {
        const own = after.flatMap((team, seat) => (game.seated[seat] === bot && team[0] ? [team[0]] : []));
        const mean = (of: (one: { mu: number; sigma: number }) => number): number =>
          own.reduce((all, one) => all + of(one), 0) / own.length;
        skills[bot] = { mu: mean(({ mu }) => mu), sigma: mean(({ sigma }) => sigma) };
      }
    }
  }
  return skills.map(({ mu, sigma }) => ({ mu, sigma, low: mu - 1.96 * sigma, high: mu + 1.96 * sigma }));
}
