import { bestResponse, botPlayer, type PlayedBlock, playBlock, shareOf, type Training } from '@quri/bot-kit/arena';
import { invariantBroken, type Shape } from '@quri/kernel';
import { ranged } from './result.ts';

export type BestResponseResult = Awaited<ReturnType<typeof measureBestResponse>>;

const GAMES_PER_REPORT = 200;

/** Learns to beat copies of a bot, then sits down with them at fresh deals, once in every seat. */
export async function measureBestResponse(
  training: Training<Shape>,
  /** How many games it may learn from, and on how many it is then measured. */
  { budget, games }: { readonly budget: number; readonly games: number },
  report: (done: number) => void,
) {
  const { game, players, options, against, seed, ms } = training;
  const learner = bestResponse(training);
  for (let done = 0; done < budget; done += GAMES_PER_REPORT) {
    learner.learn(Math.min(GAMES_PER_REPORT, budget - done));
    report(done);
  }
  const pair = [learner.bot, against];
  const playerOf = (bot: number) =>
    botPlayer(pair[bot] ?? invariantBroken('there are only two kinds of player', { bot }));
  const table = { game, players, options };
  const field = Array.from({ length: players }, (_, seat) => (seat === 0 ? 0 : 1));
  const deals = Math.max(2, Math.ceil(games / players));
  const blocks: PlayedBlock[] = [];
  for (let deal = 0; deal < deals; deal++) {
    const terms = { table, playerOf, seed: `${seed}/fresh`, ms, clock: () => 0 };
    blocks.push(await playBlock(terms, { deal, field }));
    report(budget + deal * players);
  }
  return {
    against: against.id,
    players,
    budget,
    /** Kinds of decision it has learned about. */
    known: learner.known(),
    deals,
    games: deals * players,
    par: 1 / players,
    share: ranged(shareOf(blocks, 0)),
  };
}
