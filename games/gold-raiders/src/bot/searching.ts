import { drawn, rootStrategy, type SearchTerms, treeSearch } from '@quri/bot-kit';
import { type Asked, type Bot, frozen, type Game } from '@quri/kernel';
import type { GoldRaiders } from '../game.ts';
import { goldRaiders } from '../game.ts';
import type { BotId, Intent } from '../vocabulary.ts';
import { bestLooking, instinct } from './instinct.ts';
import { likelyWorld } from './likely.ts';
import { hopesIn } from './standing.ts';

/** The game as it is thought about: what is hidden is probably what sensible players would have hidden. */
const likelyGame: Game<GoldRaiders> = { ...goldRaiders, imagine: likelyWorld };

export interface Thoroughness {
  /** It thinks with at most so many cards in hand; with more it goes by instinct. */
  readonly cards: number;
  /** Worlds to imagine at Night and by Day, for all at the table: the more there are, the longer each world takes. */
  readonly nights: number;
  readonly days: number;
}

/** Offers worth a thought at each decision. */
const BREADTH = 5;
const CURIOSITY = 0.3;
/** A later decision of a Day is searched itself once it has come up so often. */
const RIPE = 30;

/**
 * Imagines what may be hidden and plays each such world to the end of the Day: so it plans sequences, leaves Bandits
 * where thieves will look, steals what is probably good and reveals what is worth the risk. At Night, when nobody should
 * be able to read it, it mixes what it regrets least; by Day, when nothing is left to hide, it does what wins most.
 */
export const searching = (id: BotId, thoroughness: Thoroughness): Bot<GoldRaiders> => ({
  id,
  choose: (asked) => (asked.offers.length === 1 ? (asked.offers[0] as Intent) : chosenBy(asked, thoroughness)),
});

function chosenBy(asked: Asked<GoldRaiders>, { cards, nights, days }: Thoroughness): Intent {
  const { view, memory, seat, players, offers, luck } = asked;
  const terms: Omit<SearchTerms<GoldRaiders>, 'iterations'> = {
    policy: instinct,
    worthwhile: (world, whose, all) => bestLooking(BREADTH, world, whose, all),
    settled: (world) => (world.round > view.round ? hopesIn(world) : undefined),
  };
  if (view.phase === 'day')
    return treeSearch(likelyGame, asked, {
      ...terms,
      iterations: days / players,
      exploration: CURIOSITY,
      expandAfter: RIPE,
    });
  if (view.hand.length > cards) return instinct(frozen(likelyWorld(view, memory, luck)), seat, offers, luck);
  const mixture = rootStrategy(likelyGame, asked, { ...terms, iterations: nights / players });
  return offers[drawn(surer(mixture), luck)] as Intent;
}

/** A mixture that was found in few worlds is blurred: what it does most it should do more often. */
function surer(mixture: readonly number[]): number[] {
  const cubes = mixture.map((one) => one ** 3);
  const sum = cubes.reduce((all, one) => all + one, 0);
  return cubes.map((one) => one / sum);
}
