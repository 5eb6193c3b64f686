import { type Estimate, estimateFrom, shareFrom } from './interval.ts';
import type { PlayedBlock } from './played-block.ts';
import { ranksOf } from './ranks.ts';

/** What share of its games a bot won; a victory shared by two is half a win for each. Par is one in so many seats. */
export const shareOf = (blocks: readonly PlayedBlock[], bot: number): Estimate =>
  shareFrom(
    blocks.map(({ games }) => ({
      sum: sumOver(
        games,
        (game) => game.winners.filter((seat) => game.seated[seat] === bot).length / game.winners.length,
      ),
      games: sumOver(games, (game) => game.seated.filter((one) => one === bot).length),
    })),
  );

/** Of all pairs of a copy of `bot` and a copy of `other` at one table, how often the first finished ahead; level is half. */
export const aheadOf = (blocks: readonly PlayedBlock[], bot: number, other: number): Estimate =>
  shareFrom(
    blocks.map(({ games }) => {
      let sum = 0;
      let pairs = 0;
      for (const game of games) {
        const ranks = ranksOf(game);
        game.seated.forEach((one, a) => {
          if (one !== bot) return;
          game.seated.forEach((two, b) => {
            if (two !== other || a === b) return;
            pairs++;
            sum += halves(ranks[a] ?? 0, ranks[b] ?? 0);
          });
        });
      }
      return { sum, games: pairs };
    }),
  );

const halves = (own: number, others: number): number => (own < others ? 1 : own === others ? 0.5 : 0);

/** What a bot scored in the mean. */
export const scoreOf = (blocks: readonly PlayedBlock[], bot: number): Estimate =>
  estimateFrom(
    blocks.map(({ games }) => ({
      sum: sumOver(games, ({ seated, scores }) =>
        seated.reduce((all, one, seat) => all + (one === bot ? (scores[seat] ?? 0) : 0), 0),
      ),
      games: sumOver(games, ({ seated }) => seated.filter((one) => one === bot).length),
    })),
  );

/** The blocks of every field apart: how everybody in it did. */
export function fieldResults(blocks: readonly PlayedBlock[]) {
  const byField = new Map<string, PlayedBlock[]>();
  for (const played of blocks) {
    const name = [...played.block.field].sort((a, b) => a - b).join();
    byField.set(name, [...(byField.get(name) ?? []), played]);
  }
  return [...byField].map(([name, played]) => {
    const field = name.split(',').map(Number);
    return {
      field,
      games: sumOver(played, ({ games }) => games.length),
      shares: new Map([...new Set(field)].map((bot) => [bot, shareOf(played, bot)])),
    };
  });
}

const sumOver = <T>(all: readonly T[], of: (one: T) => number): number => all.reduce((sum, one) => sum + of(one), 0);
