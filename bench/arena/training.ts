import { campLoses } from '../../games/incan-gold/src/bot/camp-loses.ts';
import { activeWeights, WEIGHT_COUNT } from '../../games/incan-gold/src/bot/features.ts';
import { campPrior, logistic, sumOf } from '../../games/incan-gold/src/bot/policy.ts';
import { type CampChance, guarded } from '../../games/incan-gold/src/bot/position-bot.ts';
import { EDITIONS } from '../../games/incan-gold/src/vocabulary.ts';
import { pick, seededRng, shuffled } from '../../packages/kernel/src/index.ts';
import { FastRng } from './fast-rng.ts';
import { FastTable } from './fast-table.ts';
import { RIVALS } from './incan-gold-rivals.ts';

export interface Training {
  readonly seed: string;
  readonly games: number;
}

/** The share of tables at which the learner sits alone among rivals, and not among copies. */
const AMONG_RIVALS = 0.5;
/** What an advantage must be worth to change the odds by a factor of e: it keeps copies from chasing each other. */
const DOUBT = 0.004;
const FIRST_STEP = 0.1;
const LAST_STEP = 0.001;
/** The share of decisions that are played on both ways. */
const SAMPLED = 0.15;
/** How often a learner does something at random, so that rare positions are met. */
const EXPLORING = 0.05;
/** The weights are averaged over the last part. */
const AVERAGED_FROM = 0.6;

/**
 * The weights that so many games come to: decisions are played on both ways with the same cards, and what turned out
 * better is favoured more from then on. The same for the same seed and number of games.
 */
export function trained({ seed, games }: Training): readonly number[] {
  const setup = seededRng(seed);
  const rng = new FastRng(setup.below(2 ** 31));
  const weights = new Float64Array(WEIGHT_COUNT);
  const sums = new Float64Array(WEIGHT_COUNT);
  let summed = 0;
  const learner: CampChance = guarded((position) =>
    logistic(campPrior(position) + sumOf(weights, activeWeights(position))),
  );
  const explorer: CampChance = (position) =>
    campLoses(position) ? 0 : rng.fraction() < EXPLORING ? 0.5 : learner(position);
  const rivals = Object.values(RIVALS).map(guarded);
  const table = new FastTable();
  const world = new FastTable();

  for (let game = 0; game < games; game++) {
    const part = game / games;
    const step = FIRST_STEP * (1 - part) ** 2 + LAST_STEP;
    const { players, edition } = tableFor(rng);
    const alone = rng.fraction() < AMONG_RIVALS ? rng.below(players) : -1;
    const others = shuffled(rng, rivals);
    const isLearner = (seat: number): boolean => alone < 0 || seat === alone;
    const seated = Array.from({ length: players }, (_, seat) =>
      isLearner(seat) ? learner : (others[seat % others.length] as CampChance),
    );
    const exploring = seated.map((chance) => (chance === learner ? explorer : chance));
    table.deal(players, edition, rng);
    while (!table.isOver) {
      for (let seat = 0; seat < players; seat++) {
        if (!table.isInside(seat) || !isLearner(seat) || rng.fraction() >= SAMPLED) continue;
        const position = table.positionOf(seat);
        if (campLoses(position)) continue;
        const active = activeWeights(position);
        const luck = rng.next();
        const advantage = (world.worth(table, seated, seat, 1, luck) - world.worth(table, seated, seat, 0, luck)) / 2;
        const change = step * (advantage - DOUBT * sumOf(weights, active));
        for (const index of active) weights[index] = (weights[index] ?? 0) + change;
      }
      table.choose(table.leavers(exploring, rng));
    }
    if (part < AVERAGED_FROM || game % 20 !== 0) continue;
    summed++;
    for (let i = 0; i < WEIGHT_COUNT; i++) sums[i] = (sums[i] ?? 0) + (weights[i] ?? 0);
  }
  return Array.from(sums, (sum) => sum / Math.max(1, summed));
}

/** Half of all tables are those most played; the rest is any number of players and any edition. */
function tableFor(rng: FastRng) {
  const isUsual = rng.fraction() < 0.5;
  return isUsual
    ? { players: 4, edition: 'incan-gold' as const }
    : { players: 2 + rng.below(7), edition: pick(rng, EDITIONS) };
}
