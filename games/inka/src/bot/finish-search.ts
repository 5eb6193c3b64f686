import { TARGETS } from '../answers/map.ts';
import { ACTION_POINTS, type Intent, STEPPING_TILES, type Tile } from '../vocabulary.ts';
import { newFooting, writeFooting } from './footing.ts';
import {
  BOTH,
  canJoin,
  type Goal,
  isHelped,
  type Joins,
  type Moved,
  newJoins,
  touchedAt,
  touchedBefore,
  writeJoins,
} from './joins.ts';
import { leastPoints } from './least-points.ts';
import { copyOf, keyOf, type Position, writeTileMoved } from './position.ts';
import { NOWHERE } from './tables.ts';
import { endsOf } from './tile-ends.ts';
import { isExit } from './turn-end.ts';
import { turnKeys } from './turn-key.ts';
import { type TurnMove, walksToDiamonds } from './turn-moves.ts';
import { canEndIn, cellIn, findWalks, intentsTo, reachedAt, standingIn } from './walking.ts';

/** Tile moves after which the goal can be walked to, and that walk. */
export interface Finish {
  readonly moves: readonly TurnMove[];
  readonly walk: readonly Intent[];
}

export interface Finishes {
  readonly found: readonly Finish[];
  /** Neither limit was met: where nothing was found, it is proved that there is no way. */
  readonly complete: boolean;
}

/** A position whose goal cannot be walked to. */
interface Node {
  readonly position: Position;
  /** How many points can be spent on anything but statues. */
  readonly spare: number;
  readonly joins: Joins;
  /** The last move, if it touched neither side and only one more can be made. */
  readonly quiet: Moved | null;
  /** At least so much must be spent. */
  readonly least: number;
}

const footing = newFooting();
/** By points that can be spent. */
const joinsAfter = Array.from({ length: ACTION_POINTS + 1 }, newJoins);
const joinsAtDiamonds = Array.from({ length: ACTION_POINTS + 1 }, newJoins);

/**
 * The ways to reach a goal within a turn, whatever it takes: tile moves, rides, snakes, passages, target tiles that are
 * moved from diamonds. Only what cannot matter is passed over: see `Joins` and `leastPoints`; and once the goal can be
 * walked to, nothing more is moved. It stops after `most` ways, and after `tries` positions.
 */
export function searchFinishes(start: Position, goal: Goal, most: number, tries: number): Finishes {
  const found: Finish[] = [];
  const moves: TurnMove[] = [];
  const keyAfter = turnKeys(start);
  const known = new Set<number>();
  const kept = new Set<number>();
  const scratch = Array.from({ length: ACTION_POINTS + 1 }, () => copyOf(start));
  let left = tries;
  const isOver = (): boolean => found.length >= most || left <= 0;

  /** Can the goal be walked to? */
  const isOpen = (position: Position): boolean => {
    writeFooting(position, footing);
    const walk = walkToGoal(position, goal);
    if (walk === null) return false;
    const key = keyOf(position);
    if (!kept.has(key)) found.push({ moves: [...moves], walk });
    kept.add(key);
    return true;
  };

  /** All that costs a point. */
  const search = (node: Node): void => {
    const { position, spare, joins, quiet } = node;
    const mayHelp = (tile: Tile): boolean =>
      position.poses[tile] !== NOWHERE &&
      (spare > 1 ||
        ((quiet === null || isHelped(position, tile, quiet)) &&
          canJoin(position, joins, tile, touchedBefore(position, goal, joins, tile, true))));
    if (!position.walking)
      for (let tile = 0; tile < STEPPING_TILES; tile++) if (mayHelp(tile)) moveTile(node, null, tile);
    if (spare === 1 && !position.tables.diamonds.some((cell) => joins.reached[cell] === 1)) return;
    const targets = TARGETS.filter(mayHelp);
    if (targets.length === 0) return;
    writeFooting(position, footing);
    for (const { intents, position: there } of walksToDiamonds(position, footing)) {
      const spareThere = spareIn(there, goal);
      const joinsThere = joinsAtDiamonds[spareThere];
      if (spareThere < 1 || joinsThere === undefined) continue;
      const walk = { intents, position: copyOf(there) };
      writeFooting(there, footing);
      writeJoins(there, goal, footing, BOTH, joins, joinsThere);
      const atDiamond = { position: walk.position, spare: spareThere, joins: joinsThere, quiet: null, least: 0 };
      for (const tile of targets) moveTile(atDiamond, walk, tile);
    }
  };

  const moveTile = (node: Node, walk: TurnMove['walk'], tile: Tile): void => {
    const { position, spare, joins } = node;
    const isLast = spare === 1;
    const before = touchedBefore(position, goal, joins, tile, isLast);
    const into = scratch[spare];
    if (isOver() || into === undefined) return;
    for (const to of endsOf(position, tile)) {
      const touched = before | touchedAt(position, joins, tile, to, isLast);
      if (isLast && touched !== BOTH) continue;
      if (!isLast) {
        const key = keyAfter(position, tile, to);
        if (known.has(key)) continue;
        known.add(key);
      }
      if (isOver()) return;
      left--;
      moves.push({ tile, to, walk });
      look(node, writeTileMoved(position, tile, to, into), touched, { tile, from: position.poses[tile] ?? 0 });
      moves.pop();
    }
  };

  const look = (before: Node, position: Position, touched: number, moved: Moved): void => {
    const spare = before.spare - 1;
    // Of the many positions before the last move only those are judged where the move before left nothing to waste.
    const least = goal === 'leave' && (spare > 1 || before.least > spare) ? leastPoints(position, spare) : 0;
    if (least > spare) return;
    // A way over a tile that touches neither side costs a point before the tile and one after it.
    if ((spare > 1 || touched !== 0) && isOpen(position)) return;
    const joins = joinsAfter[spare];
    if (spare === 0 || joins === undefined) return;
    if (touched === 0)
      return search({ position, spare, joins: before.joins, quiet: spare === 1 ? moved : null, least });
    writeFooting(position, footing);
    writeJoins(position, goal, footing, touched, before.joins, joins);
    search({ position, spare, joins, quiet: null, least });
  };

  const spare = spareIn(start, goal);
  if (spare >= 0 && !isOpen(start) && spare > 0) {
    const joins = newJoins();
    writeFooting(start, footing);
    writeJoins(start, goal, footing, BOTH, joins, joins);
    search({ position: start, spare, joins, quiet: null, least: goal === 'leave' ? leastPoints(start, spare) : 0 });
  }
  return { found, complete: !isOver() && !isOnExit(start, goal) };
}

function spareIn({ points, statues, seat }: Position, goal: Goal): number {
  const standing = statues[seat] ?? 0;
  if (goal === 'statue') return standing === 0 ? -1 : points - 1;
  return points - (standing & 1) - ((standing >> 1) & 1) - (standing >> 2);
}

/** Reads the footing. */
function walkToGoal(position: Position, goal: Goal): readonly Intent[] | null {
  const { seat, statues, points } = position;
  const count = findWalks(position, seat, points, footing);
  for (let i = 1; i < count; i++) {
    const state = reachedAt(i);
    const isThere =
      goal === 'statue'
        ? standingIn(state) !== statues[seat]
        : standingIn(state) === 0 && isExit(position, seat, cellIn(state)) && canEndIn(position, seat, state);
    if (isThere) return intentsTo(state);
  }
  return null;
}

/** No game comes to this: only who walks off an exit and back again leaves by it, and walks never lead back. */
const isOnExit = (position: Position, goal: Goal): boolean =>
  goal === 'leave' &&
  position.statues[position.seat] === 0 &&
  isExit(position, position.seat, position.counters[position.seat] ?? 0);
