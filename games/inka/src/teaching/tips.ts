import { type Seat, seat as seatOf } from '@quri/kernel';
import { SIDES } from '@quri/triangle-lattice';
import type { OpenDecision, Tip } from '@quri/words';
import { type Floor, floorOf, tileAt } from '../answers/floor.ts';
import { HEXAGON, isTarget, STEPPING } from '../answers/map.ts';
import { isOpenSymbol } from '../answers/passages.ts';
import { type Walk, walksOf } from '../answers/reach.ts';
import { pinnedBy } from '../answers/tile-moves.ts';
import type { View } from '../view/shapes.ts';
import { ACTION_POINTS, type Cell, type Intent, STALL_TURNS, type Tile } from '../vocabulary.ts';
import type { TipId } from './words.en.ts';

type InkaTip = Tip<View, Intent, TipId>;
type Decision = OpenDecision<View, Intent>;

/** Somebody with a single offer has nothing to choose. */
const tip = (id: TipId, rule: string, when: (decision: Decision) => boolean): InkaTip => ({
  id,
  rule,
  when: (decision) => decision.offers.length > 1 && when(decision),
});

const offersSome = ({ offers }: Decision, type: Intent['type']): boolean => offers.some((one) => one.type === type);

const isMoving = ({ view }: Decision): boolean => view.phase === 'movingTiles';

/** So many turns of each player before a game without statues ends. */
const STALL_SOON = 8;

export const tips: readonly InkaTip[] = [
  tip('statue', 'IN-13', (decision) => isMoving(decision) && isNear(decision, standsOwnStatue)),
  tip('diamond', 'IN-15', (decision) => isMoving(decision) && isNear(decision, isOpen('diamond'))),
  tip('passage', 'IN-14', (decision) => isMoving(decision) && isNear(decision, isOpen('passage'))),
  tip('stall', 'IN-19', ({ view }) => view.turnsWithoutStatue >= (STALL_TURNS - STALL_SOON) * view.counters.length),
  tip('lay', 'IN-2', (decision) => offersSome(decision, 'layTile')),
  tip('plan', 'IN-6', (decision) => isMoving(decision) && decision.view.turn.actionPoints === ACTION_POINTS),
  tip(
    'pinned',
    'IN-7',
    (decision) => isMoving(decision) && STEPPING.some((tile) => pinnedBy(decision.view, tile) !== null),
  ),
  tip('ride', 'IN-7', (decision) => isMoving(decision) && offersTile(decision, tileUnder(decision))),
  tip('snake', 'IN-11', (decision) => isMoving(decision) && walksIn(decision).some(({ cost }) => cost > 0)),
  tip('walkLast', 'IN-16', (decision) => isMoving(decision) && decision.view.turn.actionPoints < ACTION_POINTS),
  tip('guard', 'IN-17', (decision) => decision.view.phase === 'blocking' && isOnStepping(decision)),
  tip('hinder', 'IN-17', ({ view }) => view.phase === 'blocking'),
];

const ownSeat = ({ seat }: Decision): Seat => seatOf(seat);

const walksIn = (decision: Decision): readonly Walk[] =>
  walksOf(decision.view, floorOf(decision.view), ownSeat(decision), decision.view.turn.actionPoints);

/** A tile covers two cells: what is three steps beyond the way that leads somewhere now is one tile away. */
const ONE_TILE = 3;

type Sought = (decision: Decision, floor: Floor, cell: Cell) => boolean;

/** Is something of a kind within reach, or one tile away from that? */
function isNear(decision: Decision, sought: Sought): boolean {
  const floor = floorOf(decision.view);
  const own = decision.view.counters[decision.seat];
  let border: readonly Cell[] = [
    ...(own === null || own === undefined ? [] : [own]),
    ...walksIn(decision).map(({ to }) => to),
  ];
  const seen = new Set(border);
  for (let steps = 0; steps <= ONE_TILE; steps++) {
    if (border.some((cell) => sought(decision, floor, cell))) return true;
    border = border
      .flatMap((cell) => SIDES.map((side) => HEXAGON.neighbours[cell * 3 + side]))
      .filter((cell) => cell !== null && cell !== undefined)
      .filter((cell) => !seen.has(cell) && seen.add(cell));
  }
  return false;
}

const standsOwnStatue: Sought = ({ view, seat }, floor, cell) => {
  const tile = tileAt(floor, cell);
  return tile !== null && (view.statues[seat] ?? []).includes(tile);
};

const isOpen =
  (symbol: 'diamond' | 'passage'): Sought =>
  ({ view }, floor, cell) =>
    isOpenSymbol(view, floor, symbol, cell);

/** The tile on which this seat's counter stands. */
function tileUnder({ view, seat }: Decision): Tile | null {
  const cell = view.counters[seat];
  return cell === null || cell === undefined ? null : tileAt(floorOf(view), cell);
}

const offersTile = ({ offers }: Decision, tile: Tile | null): boolean =>
  offers.some((one) => one.type === 'moveTile' && one.tile === tile);

function isOnStepping(decision: Decision): boolean {
  const tile = tileUnder(decision);
  return tile !== null && !isTarget(tile);
}
