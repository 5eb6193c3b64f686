import type { SearchRound } from '@quri/bot-kit';
import { at, type Bot, type BotQuestion } from '@quri/kernel';
import type { Tikal } from '../game.ts';
import { ACTION_POINTS, type BotId, type Intent } from '../vocabulary.ts';
import { auctionIntent } from './auction.ts';
import { shareIn } from './position-value.ts';
import { listOf, turnPlans } from './turn-plans.ts';
import type { Weights } from './weights.ts';

interface SearchBudget {
  readonly weightsFor: (players: number) => Weights;
  readonly rounds: readonly SearchRound[];
  /** Milliseconds for a whole turn. */
  readonly ms: number;
}

/** Looks for the best whole turn: where the tile goes and what follows. */
export const searchBot = (id: BotId, budget: SearchBudget): Bot<Tikal> => ({
  id,
  ms: budget.ms,
  choose: (asked) => (asked.offers.length === 1 ? at(asked.offers, 0) : search(asked, budget)),
});

function search(asked: BotQuestion<Tikal>, { weightsFor, rounds }: SearchBudget): Intent | readonly Intent[] {
  const { view, offers, players } = asked;
  const weights = weightsFor(players);
  if (view.phase === 'bidding' || view.phase === 'choosing') return auctionIntent(asked, weights);
  const start = asked.now();
  const time = asked.ms * timeShare(view.turn.actionPoints, view.turn.summary.found.length);
  let looks = 0;
  const isOver = (): boolean => ++looks > LEAST_LOOKS && asked.now() - start > time;
  const placements = offers.filter((offer) => offer.type === 'placeTile');
  const [best] = turnPlans(view, placements, shareIn(weights, view), rounds, isOver);
  return best === undefined ? at(offers, 0) : listOf(best);
}

/** One narrow turn is always searched: whoever has no time at all still plays on. */
const LEAST_LOOKS = 2 * ACTION_POINTS;

/** After a hunt the rest of the turn is planned anew, with what is left of the time for the whole. */
const timeShare = (actionPoints: number, found: number): number => (found === 0 ? 0.6 : 0.025 * actionPoints);
