import { createPositionBot } from '../../games/incan-gold/src/bot/position-bot.ts';
import { bots } from '../../games/incan-gold/src/engine.ts';
import type { IncanGold } from '../../games/incan-gold/src/game.ts';
import type { Edition } from '../../games/incan-gold/src/vocabulary.ts';
import { type Departures, departuresIn } from '../../games/incan-gold/test/departures.ts';
import type { Bot } from '../../packages/kernel/src/index.ts';
import { companyOf } from './company.ts';
import { RIVALS } from './incan-gold-rivals.ts';
import { regretChance } from './regret-table.ts';

const condor = bots.slice(-1);
const rivals = Object.entries(RIVALS).map(([id, campChance]) => createPositionBot(id, campChance));
const PLAYERS = 4;

async function sharesIn(entrants: readonly Bot<IncanGold>[], players: number, games: number, edition?: Edition) {
  const seed = `field/${players}/${edition}`;
  const { shares, ...size } = await companyOf(entrants, players, games, seed, edition);
  return { ...size, bots: entrants.map(({ id }, n) => ({ id, share: shares[n] })) };
}

/** The strongest bot, this one or another, and its rivals in mixed company. */
export const field = (players: number, games: number, edition: Edition, strongest = condor) =>
  sharesIn([...strongest, ...rivals], players, games, edition);

/** Another condor with a mixed bot, the logistic policy, and a regret table that has learned from so many games. */
export const smallField = (games: number, learned: number, strongest: readonly Bot<IncanGold>[]) =>
  sharesIn(
    [
      ...strongest,
      ...rivals.filter(({ id }) => id === 'mixed' || id === 'cross-entropy'),
      createPositionBot('regret table', regretChance(1, learned)),
    ],
    PLAYERS,
    games,
  );

/** How copies go home in the last round, over so many games. */
export function departures(games: number, [bot] = condor): Departures & { readonly gamesWithLost: number } {
  const sum = { last: 0, lost: 0, gamesWithLost: 0 };
  if (bot === undefined) return sum;
  for (let game = 0; game < games; game++) {
    const { last, lost } = departuresIn(new Array(PLAYERS).fill(bot), 'incan-gold', `departures/${game}`);
    sum.last += last;
    sum.lost += lost;
    if (lost > 0) sum.gamesWithLost++;
  }
  return sum;
}
