import { playBots } from '@quri/bot-kit/arena';
import {
  type Bot,
  dealFromText,
  frozen,
  type Game,
  invariantBroken,
  type Outcome,
  replayOf,
  rngDice,
  seededRng,
} from '@quri/kernel';
import { memoryTable, moveBot } from '../memory-table.ts';

/** Who plays what against whom, game after game. */
export interface Simulation {
  readonly game: Game;
  readonly players: number;
  readonly options: object;
  /** One for each seat. */
  readonly bots: readonly Bot[];
  readonly seed: string;
}

/** How long a bot may think in a simulation, by a clock that is stopped: the same seed gives the same game. */
const BOT_MS = 20;
const stopped = (): number => 0;

/** What the bots of one game draw from: apart from the cards, which have their own seed. */
const botSeed = ({ seed }: Simulation, n: number): string => `${seed}/${n}/bots`;

/** The n-th game of a simulation, played out with nobody listening but the bots. */
export function playOut(simulation: Simulation, n: number): Outcome {
  const { game, players, options, bots, seed } = simulation;
  const rng = seededRng(botSeed(simulation, n));
  // The first game has the very cards of the table of that seed, so that its replay can be had without changing it.
  const dice = n === 0 ? dealFromText(game, players, options, seed).table.dice : rngDice(seededRng(`${seed}/${n}`));
  return playBots({ game, players, options, dice }, bots, () => rng, BOT_MS);
}

/** The first game of a simulation, played at a real table: the same moves, and a replay of it. */
export async function playAtTable(simulation: Simulation, names: readonly string[]) {
  const { game, players, options, seed, bots } = simulation;
  const { table, secret } = dealFromText(game, players, options, seed);
  const runner = memoryTable(table, stopped);
  const thinking = { rng: seededRng(botSeed(simulation, 0)), ms: BOT_MS, now: stopped };
  for (;;) {
    const seat = game.awaited(frozen(table.state))[0];
    if (seat === undefined) break;
    await moveBot(runner, seat, bots[seat], thinking);
  }
  const outcome = game.outcome(frozen(table.state)) ?? invariantBroken('nobody is awaited, yet the game is not over');
  return { outcome, replay: replayOf(table, secret, { names, bots: bots.map(({ id }) => id) }) };
}
