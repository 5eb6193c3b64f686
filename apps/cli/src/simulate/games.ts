import { playBots } from '@quri/bot-kit/arena';
import {
  dealFromText,
  frozen,
  invariantBroken,
  type Outcome,
  type Replay,
  replayOf,
  rngDice,
  seededRng,
} from '@quri/kernel';
import { memoryTable, moveBot } from '../memory-table.ts';
import { botSeed, MS_TO_THINK, type Simulation } from './simulation.ts';

/** The n-th game of a simulation, played out with nobody listening but the bots. */
export function playOut(simulation: Simulation, n: number): Outcome {
  const { game, players, options, bots, seed } = simulation;
  const rng = seededRng(botSeed(simulation, n));
  // The first game has the very cards of the table of that seed, so that its replay can be had without changing it.
  const dice = n === 0 ? dealFromText(game, players, options, seed).table.dice : rngDice(seededRng(`${seed}/${n}`));
  return playBots({ game, players, options, dice }, bots, () => rng, MS_TO_THINK);
}

/** The first game of a simulation, played at a real table: the same moves, and a replay of it. */
export async function playAtTable(
  simulation: Simulation,
  names: readonly string[],
): Promise<{ readonly outcome: Outcome; readonly replay: Replay }> {
  const { game, players, options, seed, bots } = simulation;
  const { table, secret } = dealFromText(game, players, options, seed);
  const runner = memoryTable(table, stopped);
  const thinking = { rng: seededRng(botSeed(simulation, 0)), ms: MS_TO_THINK, now: stopped };
  for (;;) {
    const seat = game.awaited(frozen(table.state))[0];
    if (seat === undefined) break;
    await moveBot(runner, seat, bots[seat], thinking);
  }
  const outcome = game.outcome(frozen(table.state)) ?? invariantBroken('nobody is awaited, yet the game is not over');
  return { outcome, replay: replayOf(table, secret, { names, bots: bots.map(({ id }) => id) }) };
}

/** No clock: the same seed gives the same game. */
const stopped = (): number => 0;
