import {
  advance,
  apply,
  type Dice,
  type Frozen,
  frozen,
  type Game,
  invariantBroken,
  type Rng,
  type Seat,
  type Shape,
} from '@quri/kernel';
import { winShares } from './payoff.ts';

/**
 * How seats play on inside an imagined world. It is given the whole of that world, which the search made up itself;
 * the table's own state is nowhere near.
 */
export type Policy<G extends Shape> = (
  world: Frozen<G['state']>,
  seat: Seat,
  offers: readonly G['intent'][],
  rng: Rng,
) => G['intent'];

/** How a world is played on: by a policy, to its end or until it is settled what it is worth to each seat. */
export interface PlayingOn<G extends Shape> {
  readonly policy: Policy<G>;
  settled?(world: Frozen<G['state']>): readonly number[] | undefined;
}

/** Plays a world on in place; what it was worth to each seat. */
export function playOn<G extends Shape>(
  game: Game<G>,
  world: G['state'],
  players: number,
  dice: Dice,
  { policy, settled }: PlayingOn<G>,
  rng: Rng,
): readonly number[] {
  advance(game, world, dice);
  for (;;) {
    const shares = settled?.(frozen(world));
    if (shares !== undefined) return shares;
    // Those who choose at once are asked one after the other; none of them sees what another has chosen.
    const seat = game.awaited(frozen(world))[0];
    if (seat === undefined) break;
    apply(game, world, seat, policy(frozen(world), seat, game.legal(frozen(world), seat), rng), dice);
  }
  const outcome = game.outcome(frozen(world)) ?? invariantBroken('nobody is awaited, yet the game is not over');
  return winShares(outcome, players);
}
