import { type Bot, type Outcome, pick, type Rng, type Seat, type Shape } from '@quri/kernel';
import type { MatchPlayer } from './match.ts';
import { type MatchSetup, questions } from './questions.ts';

/** Any offer will do for it, so nobody needs to show it anything. */
const isRandom = (bot: { readonly id: string } | undefined): boolean => bot === undefined || bot.id === 'random';

/** A clock that stands still: nobody runs out of time, and the same seed gives the same game. */
const stopped = (): number => 0;

/** One game among bots that are trusted to answer rightly and at once. */
export function playBots<G extends Shape>(
  setup: MatchSetup<G>,
  bots: readonly Bot<G>[],
  rngOf: (seat: Seat) => Rng,
  ms: number,
): Outcome {
  const { players, options } = setup;
  const game = questions(setup, (seat) => !isRandom(bots[seat]));
  let step = game.next();
  while (!step.done) {
    const { seat, offers, input } = step.value;
    const rng = rngOf(seat);
    const bot = bots[seat];
    const answer =
      bot === undefined || input === undefined
        ? pick(rng, offers)
        : bot.choose({ seat, players, options, view: input.view, memory: input.memory, offers, rng, ms, now: stopped });
    step = game.next(answer);
  }
  return step.value;
}

/** A bot of this program as a player of matches. */
export const botPlayer = <G extends Shape>(bot: Bot<G>): MatchPlayer<G> => ({
  listens: !isRandom(bot),
  answer: (asked) => ({ intent: bot.choose(asked) }),
});
