import { createHash } from 'node:crypto';
import type { Outcome } from '@quri/kernel';

export type Statistics = ReturnType<ReturnType<typeof collectStatistics>['result']>;

/** `bots` are the bots by seat. */
export function collectStatistics(bots: readonly string[]) {
  const wins = bots.map(() => 0);
  const points = bots.map(() => 0);
  const digest = createHash('sha256');
  let games = 0;
  let winnerPoints = 0;
  const resultsOf = (seats: readonly number[]) => {
    const sum = (each: readonly number[]): number => seats.reduce((all, seat) => all + (each[seat] ?? 0), 0);
    return {
      /** A victory shared by two is half a win for each. */
      wins: rounded(sum(wins)),
      winRate: rounded(sum(wins) / seats.length / games),
      meanScore: rounded(sum(points) / seats.length / games),
    };
  };
  return {
    add: ({ winners, scores, reason }: Outcome): void => {
      games++;
      for (const seat of winners) wins[seat] = (wins[seat] ?? 0) + 1 / winners.length;
      scores.forEach((score, seat) => {
        points[seat] = (points[seat] ?? 0) + score;
      });
      winnerPoints += winners.reduce((sum, seat) => sum + (scores[seat] ?? 0), 0) / winners.length;
      digest.update(`${winners.join()} ${scores.join()} ${reason}\n`);
    },
    result: () => {
      const seats = [...bots.keys()];
      return {
        games,
        seats: bots.map((bot, seat) => ({ seat, bot, ...resultsOf([seat]) })),
        bots: [...new Set(bots)].map((bot) => {
          const own = seats.filter((seat) => bots[seat] === bot);
          return { bot, seats: own.length, ...resultsOf(own) };
        }),
        meanScore: resultsOf(seats).meanScore,
        meanWinnerScore: rounded(winnerPoints / games),
        /** The same for the same results in the same order. */
        digest: digest.copy().digest('hex'),
      };
    },
  };
}

/** Thirds of a win add up to something that is not quite a whole number; nobody wants to read that. */
const rounded = (value: number): number => Math.round(value * 10_000) / 10_000;
