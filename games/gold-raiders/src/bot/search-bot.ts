import { normalised, rootStrategy, type SearchTerms, sampleIndex, treeSearch } from '@quri/bot-kit';
import { at, type Bot, type BotQuestion, frozen, type Game } from '@quri/kernel';
import { FULL_DECK } from '../components.ts';
import { type GoldRaiders, goldRaiders } from '../game.ts';
import { isOver } from '../rules/outcome.ts';
import type { View } from '../view/shapes.ts';
import type { BotId, Intent } from '../vocabulary.ts';
import type { Rollout } from './rollout-policy.ts';
import { sampleWorld } from './sample-world.ts';
import { winChances } from './win-chances.ts';

/** The game as it is searched: hidden cards are sampled by how likely they are, and no round is dealt after this one. */
export const searchedGame: Game<GoldRaiders> = {
  ...goldRaiders,
  imagine: sampleWorld,
  proceed: (world, dice) =>
    world.stage === 'dusk' && !isOver(FULL_DECK, world) ? [] : goldRaiders.proceed(world, dice),
};

interface SearchBudget {
  readonly rollout: Rollout;
  /** It searches with at most so many cards in hand; with more it plays by the rollout policy. */
  readonly cards: number;
  /** Turns to play out at Night, over all worlds: the fewer cards are left, the more worlds are imagined. */
  readonly turns: number;
  /** Worlds to imagine by Day, for all at the table: the more there are, the longer each world takes. */
  readonly days: number;
}

/** Offers that are searched at each decision. */
const BREADTH = 5;
const EXPLORATION = 0.3;
/** A later decision of a Day is searched itself once it has been visited so often. */
const EXPAND_AFTER = 30;

/**
 * Samples worlds and plays each to the end of the Day. At Night, when others must not predict it, regret matching finds a
 * mixed strategy; by Day, when nothing is left to hide, a tree search finds the offer that wins most.
 */
export const searchBot = (id: BotId, budget: SearchBudget): Bot<GoldRaiders> => ({
  id,
  choose: (asked) => (asked.offers.length === 1 ? at(asked.offers, 0) : search(asked, budget)),
});

function search(asked: BotQuestion<GoldRaiders>, { rollout, cards, turns, days }: SearchBudget): Intent {
  const { view, memory, seat, players, offers, rng } = asked;
  const terms: Omit<SearchTerms<GoldRaiders>, 'iterations'> = {
    policy: rollout.policy,
    worthwhile: (world, whose, all) => rollout.topOffers(BREADTH, world, whose, all),
    settled: (world) => (world.stage === 'dusk' ? winChances(world) : undefined),
  };
  if (view.phase === 'day')
    return treeSearch(searchedGame, asked, {
      ...terms,
      iterations: days / players,
      exploration: EXPLORATION,
      expandAfter: EXPAND_AFTER,
    });
  if (view.hand.length > cards) return rollout.policy(frozen(sampleWorld(view, memory, rng)), seat, offers, rng);
  const mixture = rootStrategy(searchedGame, asked, { ...terms, iterations: Math.ceil(turns / turnsLeft(view)) });
  return at(offers, sampleIndex(sharpened(mixture), rng));
}

/** How many turns are left in this round: one for each card and one for each Day. */
const turnsLeft = ({ raiders }: View): number => raiders.reduce((sum, { handSize }) => sum + handSize + 1, 0);

/** A mixed strategy found in few worlds is noisy: its larger parts are given more weight. */
const SHARPNESS = 8;
const sharpened = (mixture: readonly number[]): number[] => normalised(mixture.map((part) => part ** SHARPNESS));
