import type { GameEngine } from '@quri/catalogue';
import { pick, type Rng, type Shape } from '@quri/kernel';
import { askBot, type BotJob } from '@quri/table';
import type { LocalSeat } from './worker-messages.ts';

const MS_TO_THINK = 300;

/** The move of the bot in a seat; a level that no longer exists plays at random. */
export function botAnswer(
  job: BotJob,
  seats: readonly LocalSeat[],
  { bots }: Pick<GameEngine, 'bots'>,
  rng: Rng,
): readonly Shape['intent'][] {
  const sitting = seats[job.seat];
  const bot = sitting?.kind === 'bot' ? bots.find(({ id }) => id === sitting.level) : undefined;
  if (bot === undefined) return [pick(rng, job.offers)];
  return askBot(bot, job, { rng, ms: MS_TO_THINK, now: () => performance.now() });
}
