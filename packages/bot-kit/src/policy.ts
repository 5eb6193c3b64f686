import { type Dice, type Frozen, frozen, type Game, type Luck, playout, type Seat, type Shape } from '@quri/kernel';
import { winShares } from './payoff.ts';

/**
 * How seats play on inside an imagined world. It is given the whole of that world, which the search made up itself;
 * the table's own state is nowhere near.
 */
export type Policy<G extends Shape> = (
  world: Frozen<G['state']>,
  seat: Seat,
  offers: readonly G['intent'][],
  luck: Luck,
) => G['intent'];

/** Plays a world to its end in place; what it was worth to each seat. */
export function playOn<G extends Shape>(
  game: Game<G>,
  world: G['state'],
  players: number,
  dice: Dice,
  policy: Policy<G>,
  luck: Luck,
): readonly number[] {
  const outcome = playout(game, world, dice, (state, seat, offers) => policy(frozen(state), seat, offers, luck));
  return winShares(outcome, players);
}
