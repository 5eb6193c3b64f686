import type { Traits } from '@quri/bot-kit/arena';
import { bestResponse, housePlayer, type PlayedBlock, playBlock, shareOf } from '@quri/bot-kit/arena';
import type { Game } from '@quri/kernel';
import { type Bot, invariantBroken, type Shape } from '@quri/kernel';
import { type Ranged, ranged } from './result.ts';

export interface Challenge {
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

export interface ChallengeResult {
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

const GAMES_A_LOOK = 200;

/** Learns to beat copies of a bot, then sits down with them at fresh deals, once in every seat. */
export async function challenge(terms: Challenge, tell: (done: number) => void): Promise<ChallengeResult> {
  const { game, players, options, against, traits, seed, ms, budget, games } = terms;
  const learner = bestResponse({ game, players, options, traits, against, seed, ms });
  for (let done = 0; done < budget; done += GAMES_A_LOOK) {
    learner.learn(Math.min(GAMES_A_LOOK, budget - done));
    tell(done);
  }
  const pair = [learner.bot, against];
  const playerOf = (bot: number) => housePlayer(pair[bot] ?? invariantBroken('only two kinds sit here', { bot }));
  const table = { game, players, options };
  const field = Array.from({ length: players }, (_, seat) => (seat === 0 ? 0 : 1));
  const deals = Math.max(2, Math.ceil(games / players));
  const blocks: PlayedBlock[] = [];
  for (let deal = 0; deal < deals; deal++) {
    const terms = { table, playerOf, seed: `${seed}/fresh`, ms, clock: () => 0 };
    blocks.push(await playBlock(terms, { deal, field }));
    tell(budget + deal * players);
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
