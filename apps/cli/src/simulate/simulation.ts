import type { Bot, Game } from '@quri/kernel';

/** Who plays what against whom, game after game. */
export interface Simulation {
  readonly game: Game;
  readonly players: number;
  readonly options: object;
  /** One for each seat. */
  readonly bots: readonly Bot[];
  readonly seed: string;
}

/** How long a bot may think in a simulation, by a clock that stands still: everybody repeats themselves. */
export const MS_TO_THINK = 20;

/** What the bots of one game throw: apart from the cards, which have their own seed. */
export const botSeed = ({ seed }: Simulation, n: number): string => `${seed}/${n}/bots`;
