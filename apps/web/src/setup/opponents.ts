import { gamesFinished } from '../session/experience.ts';
import type { LocalSeat } from '../session/worker/worker-messages.ts';

type BotSeat = Extract<LocalSeat, { kind: 'bot' }>;

/** Bots for a table: all of one level, or one of each and round again. Levels go from weak to strong. */
export function opponents(levels: readonly string[], level: string | null, count: number): readonly BotSeat[] {
  if (level !== null) return inTurn([level], count);
  // From strong to weak, but the strongest comes third: whoever wants one or two opponents does not meet it.
  const [strongest = '', ...rest] = [...levels].reverse();
  return inTurn([...rest.slice(0, 2), strongest, ...rest.slice(2)], count);
}

/** Bots for a first game: all of the weakest level. */
export const easyOpponents = (levels: readonly string[], count: number): readonly BotSeat[] =>
  inTurn(levels.slice(0, 1), count);

/** Bots for somebody who has chosen none: easy ones until a game of this kind was finished on this device. */
export const usualOpponents = (game: string, levels: readonly string[], count: number): readonly BotSeat[] =>
  gamesFinished(game) === 0 ? easyOpponents(levels, count) : opponents(levels, null, count);

const inTurn = (levels: readonly string[], count: number): readonly BotSeat[] =>
  Array.from({ length: count }, (_, n) => ({ kind: 'bot', level: levels[n % levels.length] ?? '' }));
