import {
  apply,
  at,
  type BotQuestion,
  type Frozen,
  frozen,
  type Game,
  invariantBroken,
  type Seat,
  type Shape,
  seats,
  seededRng,
} from '@quri/kernel';
import { mirroredDice } from '../mirrored-dice.ts';
import { playOn } from '../policy.ts';
import { sampleIndex } from '../probabilities.ts';
import { averageOf, learn, noRegrets, type Regrets, strategyOf } from '../regret-matching.ts';
import type { SearchTerms } from './search-terms.ts';

/**
 * Regret matching over the choice at hand, for secret simultaneous choices: in imagined worlds everybody who is about
 * to choose, or may still change their choice, does so by their regrets; each of them is then asked what another choice
 * would have brought with the same cards. The answer is how often to make each offer, in their order: a mixture that
 * nobody can read.
 */
export function rootStrategy<G extends Shape>(
  game: Game<G>,
  asked: BotQuestion<G>,
  terms: SearchTerms<G>,
): readonly number[] {
  const { view, memory, seat: own, players, rng } = asked;
  const start = asked.now();
  const known = new Map<string, Regrets>();
  const regretsOf = (seat: Seat, offers: readonly G['intent'][]): Regrets => {
    // Whoever has other offers in another world is somebody else there.
    const name = `${seat}${JSON.stringify(offers)}`;
    const found = known.get(name) ?? noRegrets(offers.length);
    known.set(name, found);
    return found;
  };
  const worthwhile = (world: Frozen<G['state']>, seat: Seat, offers: readonly G['intent'][]) =>
    terms.worthwhile?.(world, seat, offers) ?? offers;
  // What is worth a thought goes by what is known, and that is the same in every world.
  let thought = asked.offers;
  for (let i = 1; i <= terms.iterations; i++) {
    const world = game.imagine(view, memory, rng);
    if (i === 1) thought = worthwhile(frozen(world), own, asked.offers);
    const choosing = choosersIn(game, world, own, players).map((seat) => {
      const offers = seat === own ? thought : worthwhile(frozen(world), seat, game.legal(frozen(world), seat));
      const regrets = regretsOf(seat, offers);
      const strategy = strategyOf(regrets);
      return { seat, offers, regrets, strategy, choice: sampleIndex(strategy, rng) };
    });
    const cards = String(rng.below(2 ** 31));
    const play = (changed: number, to: number): readonly number[] => {
      const dice = mirroredDice(cards);
      const fork = game.fork(frozen(world));
      choosing.forEach(({ seat, offers, choice }, n) => {
        apply(game, fork, seat, at(offers, n === changed ? to : choice), dice);
      });
      return playOn(game, fork, players, dice, terms, seededRng(cards));
    };
    const asPlayed = play(-1, 0);
    choosing.forEach(({ seat, offers, regrets, strategy, choice }, n) => {
      const worth = offers.map((_, to) => (to === choice ? asPlayed : play(n, to))[seat] ?? 0);
      learn(regrets, strategy, worth, i);
    });
    if (asked.now() - start >= asked.ms) break;
  }
  return inOrderOf(asked.offers, thought, averageOf(regretsOf(own, thought)));
}

/** How often to make each of all offers: those not worth a thought, never. */
function inOrderOf<T>(all: readonly T[], some: readonly T[], mixture: readonly number[]): readonly number[] {
  return all.map((offer) => mixture[some.indexOf(offer)] ?? 0);
}

/** Everybody with something to choose, the one who is asked last: as long as that one is awaited, nothing goes on. */
function choosersIn<G extends Shape>(game: Game<G>, world: G['state'], own: Seat, players: number): readonly Seat[] {
  const choosing = seats(players).filter((seat) => game.legal(frozen(world), seat).length > 0);
  if (!choosing.includes(own)) return invariantBroken('asked in a world where there is nothing to choose', { own });
  return [...choosing.filter((seat) => seat !== own), own];
}
