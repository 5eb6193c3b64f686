import {
  asList,
  at,
  type Bot,
  type BotQuestion,
  type Game,
  type Shape,
  sameJson,
  seats,
  seededRng,
} from '@quri/kernel';
import { playBots } from '../match/play-bots.ts';
import { mirroredDice } from '../mirrored-dice.ts';
import { winShares } from '../payoff.ts';
import { addTrial, noValues, type OfferValues, provenBest } from './offer-values.ts';

/** What a learner tells decisions apart by: those with the same traits are played alike. */
export type Traits<G extends Shape> = (asked: BotQuestion<G>) => string;

export interface Training<G extends Shape> {
  readonly game: Game<G>;
  readonly players: number;
  readonly options: G['options'];
  readonly traits: Traits<G>;
  /** All others at the table are copies of this one. */
  readonly against: Bot<G>;
  readonly seed: string;
  readonly ms: number;
}

/** How often a decision is made at random while learning; only what was done from the last such one on is believed. */
const RANDOM_MOVES_PER_GAME = 1.5;

/**
 * Learns to beat copies of one bot by playing them: tabular Monte-Carlo control. It begins as one more copy and departs
 * from it where something else has proved better. What it then wins on deals it has never seen is a lower bound of what
 * can be won: there may be better ways.
 */
export function bestResponse<G extends Shape>(training: Training<G>) {
  const { game, players, options, traits, against, seed, ms } = training;
  const table = new Map<string, OfferValues>();
  const valuesAt = (asked: BotQuestion<G>): OfferValues => {
    const key = traits(asked);
    const known = table.get(key) ?? noValues(asked.offers.length);
    table.set(key, known);
    return known;
  };
  const copied = (asked: BotQuestion<G>): number => {
    const [intent] = asList(against.choose(asked));
    return asked.offers.findIndex((offer) => sameJson(offer, intent));
  };
  let played = 0;
  let usualLength = 10;

  const learnFromOne = (): void => {
    const rng = seededRng(`${seed}/learning/${played}`);
    let path: { readonly values: OfferValues; readonly choice: number }[] = [];
    let asked = 0;
    const learning: Bot<G> = {
      id: 'learning',
      choose: (question) => {
        asked++;
        const values = valuesAt(question);
        const atRandom = rng.fraction() < RANDOM_MOVES_PER_GAME / usualLength;
        // What came before a move at random was followed by bad play: nothing is learned from it.
        if (atRandom) path = [];
        const choice = atRandom ? rng.below(question.offers.length) : (provenBest(values) ?? copied(question));
        path.push({ values, choice });
        return at(question.offers, choice);
      },
    };
    const own = rng.below(players);
    const bots = seats(players).map((seat) => (seat === own ? learning : against));
    const setup = { game, players, options, dice: mirroredDice(`${seed}/learning/${played}`) };
    const share =
      winShares(
        playBots(setup, bots, () => rng, ms),
        players,
      )[own] ?? 0;
    for (const { values, choice } of path) addTrial(values, choice, share);
    usualLength += (Math.max(asked, 1) - usualLength) / 100;
    played++;
  };
  /** What it learned: no more trying out. */
  const bot: Bot<G> = {
    id: `beats-${against.id}`,
    choose: (asked) => {
      const known = table.get(traits(asked));
      const choice = known === undefined ? undefined : provenBest(known);
      return choice === undefined ? against.choose(asked) : at(asked.offers, choice);
    },
  };
  return {
    /** Plays so many games against the copies and learns from them. */
    learn: (games: number): void => {
      for (let i = 0; i < games; i++) learnFromOne();
    },
    bot,
    /** How many kinds of decision it has met. */
    known: (): number => table.size,
  };
}
