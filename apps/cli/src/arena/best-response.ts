import { bestResponse, botPlayer, type PlayedBlock, playBlock, shareOf, type Traits } from '@quri/bot-kit/arena';
import { type Bot, type Game, invariantBroken, type Shape } from '@quri/kernel';
import { type Ranged, ranged } from './result.ts';

export interface BestResponseJob {
  readonly game: Game;
  readonly players: number;
  readonly options: object;
  readonly against: Bot;
  readonly traits: Traits<Shape>;
  readonly seed: string;
  readonly ms: number;
  /** How many games it may learn from. */
  readonly budget: number;
  /** On how many it is then measured. */
  readonly games: number;
}

export interface BestResponseResult {
  readonly against: string;
  readonly players: number;
  readonly budget: number;
  /** Kinds of decision it has learned about. */
  readonly known: number;
  readonly deals: number;
  readonly games: number;
  readonly par: number;
  readonly share: Ranged;
}

const GAMES_PER_REPORT = 200;

/** Learns to beat copies of a bot, then sits down with them at fresh deals, once in every seat. */
export async function measureBestResponse(
  job: BestResponseJob,
  report: (done: number) => void,
): Promise<BestResponseResult> {
  const { game, players, options, against, traits, seed, ms, budget, games } = job;
  const learner = bestResponse({ game, players, options, traits, against, seed, ms });
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
    known: learner.known(),
    deals,
    games: deals * players,
    par: 1 / players,
    share: ranged(shareOf(blocks, 0)),
  };
}
