import {
  advance,
  apply,
  at,
  type Frozen,
  frozen,
  type Game,
  type Rng,
  type Seat,
  type Shape,
  seededRng,
} from '@quri/kernel';
import { mirroredDice } from '../mirrored-dice.ts';
import { type Policy, playOn } from '../policy.ts';
import { type OfferFeatures, sampleOffer, scoresOf } from './softmax-policy.ts';

interface SelfPlay<G extends Shape> {
  readonly game: Game<G>;
  /** What is played next: the learner meets every kind of table it is to sit at. */
  tableFor(rng: Rng): { readonly players: number; readonly options: G['options'] };
  /** What a seat goes by. It may look at the whole state, and must use only what that seat can know. */
  read(state: Frozen<G['state']>, seat: Seat, offers: readonly G['intent'][]): OfferFeatures;
  readonly weights: number;
  readonly seed: string;
}

export interface Pace {
  /** How far one sample moves a weight. */
  readonly step: number;
  /** How strongly scores are drawn back to their prior: what an advantage must be worth to be acted on. */
  readonly regularisation: number;
  /** The share of decisions that are looked into. */
  readonly sampled: number;
}

/** How often a seat tries something else than it means to, so that rare positions are met. */
const EXPLORING = 0.05;

/**
 * Learning against oneself. Games are played; some of their decisions are played again once for every offer, with the
 * same cards; whatever turned out better than the rest is favoured more from then on. The pull back to the prior
 * keeps the copies from chasing each other in circles, and the average of the weights over the last part is the result.
 */
export function selfPlay<G extends Shape>({ game, tableFor, read, weights: count, seed }: SelfPlay<G>) {
  const weights = new Float64Array(count);
  const sums = new Float64Array(count);
  let summed = 0;
  let played = 0;
  const policy: Policy<G> = (state, seat, offers, rng) =>
    at(offers, sampleOffer(read(state, seat, offers), weights, rng));

  const learn = (reading: OfferFeatures, worth: readonly number[], { step, regularisation }: Pace): void => {
    const scores = scoresOf(reading, weights);
    const mean = worth.reduce((all, one) => all + one, 0) / worth.length;
    reading.features.forEach((active, offer) => {
      const strayed = (scores[offer] ?? 0) - (reading.prior[offer] ?? 0);
      const change = step * ((worth[offer] ?? 0) - mean - regularisation * strayed);
      for (const index of active) weights[index] = (weights[index] ?? 0) + change;
    });
  };

  const playOne = (pace: Pace): void => {
    const rng = seededRng(`${seed}/${played}`);
    const dice = mirroredDice(`${seed}/${played}`);
    const { players, options } = tableFor(rng);
    const state = game.blank(players, options);
    advance(game, state, dice);
    for (;;) {
      const seat = game.awaited(frozen(state))[0];
      if (seat === undefined) return;
      const offers = game.legal(frozen(state), seat);
      const reading = read(frozen(state), seat, offers);
      if (rng.fraction() < pace.sampled) {
        const again = String(rng.below(2 ** 31));
        const worth = offers.map((offer) => {
          const world = game.fork(frozen(state));
          apply(game, world, seat, offer, dice);
          return playOn(game, world, players, dice, { policy }, seededRng(again))[seat] ?? 0;
        });
        learn(reading, worth, pace);
      }
      const choice = rng.fraction() < EXPLORING ? rng.below(offers.length) : sampleOffer(reading, weights, rng);
      apply(game, state, seat, at(offers, choice), dice);
    }
  };
  return {
    play: (games: number, pace: Pace, averaged: boolean): void => {
      for (let i = 0; i < games; i++) {
        playOne(pace);
        played++;
        if (!averaged || played % 20 !== 0) continue;
        summed++;
        for (let i = 0; i < count; i++) sums[i] = (sums[i] ?? 0) + (weights[i] ?? 0);
      }
    },
    weights: (): readonly number[] => Array.from(summed > 0 ? sums.map((sum) => sum / summed) : weights),
  };
}
