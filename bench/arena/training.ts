import { WEIGHT_COUNT } from '../../games/incan-gold/src/bot/features.ts';
import { featuresOf } from '../../games/incan-gold/src/bot/policy.ts';
import { positionIn } from '../../games/incan-gold/src/bot/position.ts';
import { incanGold } from '../../games/incan-gold/src/game.ts';
import { EDITIONS } from '../../games/incan-gold/src/vocabulary.ts';
import { selfPlay } from '../../packages/bot-kit/src/index.ts';
import { defaultOptions, pick, type Rng } from '../../packages/kernel/src/index.ts';

/** Half of all tables are those most played; the rest is any number of players and any edition. */
function tableFor(rng: Rng) {
  const usual = rng.fraction() < 0.5;
  const players = usual ? 4 : 2 + rng.below(7);
  const options = defaultOptions(incanGold.meta.options, players);
  return { players, options: usual ? options : { ...options, edition: pick(rng, EDITIONS) } };
}

const DOUBT = 0.008;
const FIRST_STEP = 0.1;
const LAST_STEP = 0.005;
const SAMPLED = 0.15;
const GAMES_A_STEP = 100;

/** The weights that so many games against oneself come to. The same for the same seed and number of games. */
export function trained(seed: string, games: number, tell: (done: number) => void): readonly number[] {
  const learner = selfPlay({
    game: incanGold,
    tableFor,
    read: (world, seat) => featuresOf(positionIn(world, seat)),
    weights: WEIGHT_COUNT,
    seed,
  });
  for (let done = 0; done < games; done += GAMES_A_STEP) {
    const part = done / games;
    const step = FIRST_STEP * (1 - part) + LAST_STEP;
    learner.play(GAMES_A_STEP, { step, regularisation: DOUBT, sampled: SAMPLED }, part >= 0.5);
    tell(done + GAMES_A_STEP);
  }
  return learner.weights();
}
