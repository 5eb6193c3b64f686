import { logistic } from '../../games/incan-gold/src/bot/policy.ts';
import { gemsHomeNow, type Position } from '../../games/incan-gold/src/bot/position.ts';

/** What the logistic policy looks at, each about one in size. */
function readingOf(position: Position): readonly number[] {
  const { disaster, nextShare, pool, inside, artifacts, hazards, roundsLeft, wealth, rivalInside, rivalOut } = position;
  const home = gemsHomeNow(position);
  const after = wealth + home;
  const last = roundsLeft === 0 ? 1 : 0;
  return [
    1,
    home / 10,
    Math.max(0, home - 12) / 5,
    disaster * home,
    nextShare,
    Math.min(4, (disaster * home) / Math.max(nextShare, 0.05)),
    (pool - Math.floor(pool / inside)) / 5,
    artifacts / 10,
    1 / inside,
    hazards / 3,
    last,
    last * Math.tanh((after - rivalInside) / 4),
    last * Math.tanh((after - rivalOut) / 4),
    (1 - last) * Math.tanh((after - Math.max(rivalInside, rivalOut)) / 20),
  ];
}

export function crossEntropyChance(position: Position, weights: readonly number[]): number {
  const score = readingOf(position).reduce((sum, value, i) => sum + value * (weights[i] ?? 0), 0);
  return logistic(score);
}
