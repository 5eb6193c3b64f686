import type { GameEngine } from '@quri/catalogue';
import { type Luck, pick, type Shape } from '@quri/kernel';
import { type BotJob, chooseBy } from '@quri/table';
import type { LocalSeat } from './worker-messages.ts';

const MS_TO_THINK = 300;

/** The move of the bot in a seat; a level that no longer exists plays at random. */
export function botAnswer(
  job: BotJob,
  seats: readonly LocalSeat[],
  { bots }: Pick<GameEngine, 'bots'>,
  luck: Luck,
): readonly Shape['intent'][] {
  const sitting = seats[job.seat];
  const bot = sitting?.kind === 'bot' ? bots.find(({ id }) => id === sitting.level) : undefined;
  if (bot === undefined) return [pick(luck, job.offers)];
  return chooseBy(bot, job, { luck, ms: MS_TO_THINK, now: () => performance.now() });
}
