import { treeSearch } from '@quri/bot-kit';
import { type Asked, type Bot, frozen, type Game } from '@quri/kernel';
import { goldRaiders } from '../game.ts';
import type { GoldRaiders } from '../shape.ts';
import type { BotId, Intent } from '../vocabulary.ts';
import { bestLooking, instinct } from './instinct.ts';
import { likelyWorld } from './likely.ts';
import { hopesIn } from './standing.ts';

/** The game as it is thought about: what is hidden is probably what sensible players would have hidden. */
const likelyGame: Game<GoldRaiders> = { ...goldRaiders, imagine: likelyWorld };

export interface Thoroughness {
  /** It thinks with at most so many cards in hand; with more it goes by instinct. */
  readonly cards: number;
  /** Worlds to imagine at Night and by Day, shared by all at the table: the more there are, the longer each takes. */
  readonly nights: number;
  readonly days: number;
}

/** Offers worth a thought at each decision. */
const BREADTH = 5;
const CURIOSITY = 0.3;
/**
 * By Day a later decision is searched once it has come up so often. At Night none ever comes up again, for every world
 * has other hands: there everybody is taken to play on by instinct.
 */
const RIPE_BY_DAY = 30;

/**
 * Imagines what may be hidden, plays each such world to the end of the Day, and does what won most: so it plans
 * sequences, leaves Bandits where thieves will look, steals what is probably good and reveals what is worth the risk.
 */
export const searching = (id: BotId, thoroughness: Thoroughness): Bot<GoldRaiders> => ({
  id,
  choose: (asked) => (asked.offers.length === 1 ? (asked.offers[0] as Intent) : chosenBy(asked, thoroughness)),
});

function chosenBy(asked: Asked<GoldRaiders>, { cards, nights, days }: Thoroughness): Intent {
  const { view, memory, seat, players, offers, luck } = asked;
  if (view.phase === 'night' && view.hand.length > cards)
    return instinct(frozen(likelyWorld(view, memory, luck)), seat, offers, luck);
  return treeSearch(likelyGame, asked, {
    policy: instinct,
    // On a slow device it thinks of fewer worlds rather than keep people waiting.
    clock: Date.now,
    iterations: Math.ceil((view.phase === 'night' ? nights : days) / players),
    curiosity: CURIOSITY,
    ripe: view.phase === 'night' ? Number.POSITIVE_INFINITY : RIPE_BY_DAY,
    worthwhile: (world, whose, all) => bestLooking(BREADTH, world, whose, all),
    settled: (world) => (world.round > view.round ? hopesIn(world) : undefined),
  });
}
