import { at, pick, type Rng } from '@quri/kernel';

/** One of the choices that are worth most, by chance; also of those that are worth less by no more than `slack`. */
export function pickBest<Choice>(rng: Rng, choices: readonly Choice[], values: readonly number[], slack = 0): Choice {
  const enough = Math.max(...values) - slack;
  const best = choices.filter((_, i) => at(values, i) >= enough);
  return pick(rng, best);
}
