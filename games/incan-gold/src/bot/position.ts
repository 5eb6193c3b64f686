import { at, type Frozen, type Seat } from '@quri/kernel';
import { artifactsForOne, gemsHome } from '../answers/leaving.ts';
import { disasterChance, expectedShare } from '../answers/next-card.ts';
import { countInside, gemsOnPath } from '../answers/shares.ts';
import { valueOfArtifacts, wealthOf } from '../answers/wealth.ts';
import type { State } from '../rules/state.ts';
import type { Memory } from '../view/memory.ts';
import type { ExplorerView, View } from '../view/shapes.ts';
import { ROUNDS } from '../vocabulary.ts';

/** A decision in numbers: all that our bots look at. */
export interface Position {
  readonly players: number;
  readonly roundsLeft: number;
  readonly inside: number;
  /** Kinds of hazard on the path. */
  readonly hazards: number;
  /** The chance that the next card ends the round. */
  readonly disaster: number;
  /** What one explorer gets from the next card on average, if all who are inside stay. */
  readonly nextShare: number;
  readonly beside: number;
  /** Gems lying on the path. */
  readonly pool: number;
  /** What the artifacts on the path would be worth to somebody who leaves alone. */
  readonly artifacts: number;
  /** What this explorer has for good. */
  readonly wealth: number;
  /** The most any other explorer inside would have on leaving with what lies beside their tent; none inside: 0. */
  readonly rivalInside: number;
  /** The most anybody has who is out already. */
  readonly rivalOut: number;
  /** The most any other explorer has for good. */
  readonly rivalSafe: number;
}

/** The gems this explorer would bring home now, if all who are inside leave with them. */
export const gemsHomeNow = ({ beside, pool, inside }: Position): number => gemsHome(beside, pool, inside);

/** From what somebody in a seat sees and remembers. */
export function positionOf(view: View, memory: Frozen<Memory>, seat: Seat): Position {
  const tents = view.explorers.map(({ tent }, n) => tent ?? memory.tents[n] ?? 0);
  return positionFrom(view, view.explorers, tents, seat);
}

/** The same from a world that was imagined. */
export function positionIn(world: Frozen<State>, seat: Seat): Position {
  const tents = world.explorers.map(({ tent }) => tent);
  const { round, path, options, carriedOut, removed, deck } = world;
  return positionFrom(
    { round, path, options, carriedOut, removed, deckSize: deck.length },
    world.explorers,
    tents,
    seat,
  );
}

type PathView = Pick<View, 'round' | 'path' | 'options' | 'carriedOut' | 'removed' | 'deckSize'>;
type Explorers = readonly Pick<ExplorerView, 'inside' | 'beside' | 'artifacts'>[];

function positionFrom(view: PathView, explorers: Explorers, tents: readonly number[], seat: Seat): Position {
  const { round, path } = view;
  const inside = countInside(explorers);
  const wealths = explorers.map(({ artifacts }, n) => wealthOf(tents[n] ?? 0, artifacts));
  let rivalInside = 0;
  let rivalOut = 0;
  let rivalSafe = 0;
  explorers.forEach((one, n) => {
    const wealth = at(wealths, n);
    if (n === seat) return;
    rivalSafe = Math.max(rivalSafe, wealth);
    if (one.inside) rivalInside = Math.max(rivalInside, wealth + one.beside);
    else rivalOut = Math.max(rivalOut, wealth);
  });
  return {
    players: explorers.length,
    roundsLeft: ROUNDS - round,
    inside,
    hazards: path.filter(({ card }) => card.kind === 'hazard').length,
    disaster: disasterChance(view),
    nextShare: expectedShare(view, inside),
    beside: at(explorers, seat).beside,
    pool: gemsOnPath(path),
    artifacts: valueOfArtifacts(artifactsForOne(view)),
    wealth: at(wealths, seat),
    rivalInside,
    rivalOut,
    rivalSafe,
  };
}
