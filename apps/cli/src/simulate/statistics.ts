import { createHash } from 'node:crypto';
import type { Outcome } from '@quri/kernel';

export interface SeatStatistics {
  readonly seat: number;
  readonly bot: string;
  /** A victory shared by two is half a win for each. */
  readonly wins: number;
  readonly winRate: number;
  readonly meanScore: number;
}

export interface BotStatistics {
  readonly bot: string;
  readonly seats: number;
  readonly wins: number;
  readonly winRate: number;
  readonly meanScore: number;
}

export interface Statistics {
  readonly games: number;
  readonly seats: readonly SeatStatistics[];
  readonly bots: readonly BotStatistics[];
  readonly meanScore: number;
  readonly meanWinnerScore: number;
  /** The same for the same results in the same order. */
  readonly digest: string;
}

export interface StatisticsCollector {
  add(outcome: Outcome): void;
  result(): Statistics;
}

export function collectStatistics(bots: readonly string[]): StatisticsCollector {
  const wins = bots.map(() => 0);
  const points = bots.map(() => 0);
  const digest = createHash('sha256');
  let games = 0;
  let winnerPoints = 0;
  return {
    add: ({ winners, scores, reason }) => {
      games++;
      for (const seat of winners) wins[seat] = (wins[seat] ?? 0) + 1 / winners.length;
      scores.forEach((score, seat) => {
        points[seat] = (points[seat] ?? 0) + score;
      });
      winnerPoints += winners.reduce((sum, seat) => sum + (scores[seat] ?? 0), 0) / winners.length;
      digest.update(`${winners.join()} ${scores.join()} ${reason}\n`);
    },
    result: () => {
      const seats = bots.map((bot, seat) => seatStatistics(seat, bot, wins[seat] ?? 0, points[seat] ?? 0, games));
      return {
        games,
        seats,
        bots: [...new Set(bots)].map((bot) => botStatistics(bot, bots, wins, points, games)),
        meanScore: rounded(points.reduce((sum, one) => sum + one, 0) / bots.length / games),
        meanWinnerScore: rounded(winnerPoints / games),
        digest: digest.copy().digest('hex'),
      };
    },
  };
}

const seatStatistics = (seat: number, bot: string, wins: number, points: number, games: number): SeatStatistics => ({
  seat,
  bot,
  wins: rounded(wins),
  winRate: rounded(wins / games),
  meanScore: rounded(points / games),
});

/** From the sums themselves, so that nothing is rounded twice. */
function botStatistics(
  bot: string,
  seated: readonly string[],
  wins: readonly number[],
  points: readonly number[],
  games: number,
): BotStatistics {
  const seats = seated.filter((one) => one === bot).length;
  const sum = (each: readonly number[]): number =>
    each.reduce((all, one, seat) => (seated[seat] === bot ? all + one : all), 0);
  return {
    bot,
    seats,
    wins: rounded(sum(wins)),
    winRate: rounded(sum(wins) / seats / games),
    meanScore: rounded(sum(points) / seats / games),
  };
}

/** Thirds of a win add up to something that is not quite a whole number; nobody wants to read that. */
const rounded = (value: number): number => Math.round(value * 10_000) / 10_000;
