import { type Bot, type Luck, type Outcome, pick, type Seat, type Shape } from '@quri/kernel';
import { questions, type Sitting } from './questions.ts';

/** Any offer will do for it, so nobody needs to show it anything. */
export const isRandom = (bot: { readonly id: string } | undefined): boolean => bot === undefined || bot.id === 'random';

/** One game among bots that are trusted to answer rightly and at once. */
export function playBots<G extends Shape>(
  sitting: Sitting<G>,
  bots: readonly Bot<G>[],
  luckOf: (seat: Seat) => Luck,
  ms: number,
): Outcome {
  const { players, options } = sitting;
  const game = questions(sitting, (seat) => !isRandom(bots[seat]));
  let step = game.next();
  while (!step.done) {
    const { seat, offers, heard } = step.value;
    const luck = luckOf(seat);
    const bot = bots[seat];
    const intent =
      bot === undefined || heard === undefined
        ? pick(luck, offers)
        : bot.choose({ seat, players, options, view: heard.view, memory: heard.memory, offers, luck, ms });
    step = game.next(intent);
  }
  return step.value;
}
