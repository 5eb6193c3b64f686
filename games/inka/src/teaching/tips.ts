import { type Seat, seat as seatOf } from '@quri/kernel';
import { SIDES } from '@quri/triangle-lattice';
import type { Tip } from '@quri/words';
import { type Floor, floorOf, tileAt } from '../answers/floor.ts';
import { HEXAGON, isTarget, STEPPING } from '../answers/map.ts';
import { isOpenSymbol } from '../answers/passages.ts';
import { type Walk, walksOf } from '../answers/reach.ts';
import { pinnedBy } from '../answers/tile-moves.ts';
import type { View } from '../view/shapes.ts';
import { ACTION_POINTS, type Cell, type Intent, STALL_TURNS, type Tile } from '../vocabulary.ts';
import type { TipId } from './words.en.ts';

type InkaTip = Tip<View, Intent, TipId>;
type Asked = Parameters<InkaTip['when']>[0];

/** Somebody with a single offer has nothing to choose. */
const tip = (id: TipId, rule: string, when: (asked: Asked) => boolean): InkaTip => ({
  id,
  rule,
  when: (asked) => asked.offers.length > 1 && when(asked),
});

const offersSome = ({ offers }: Asked, type: Intent['type']): boolean => offers.some((one) => one.type === type);

const isMoving = ({ view }: Asked): boolean => view.phase === 'movingTiles';

/** So many turns of each player before a game without statues ends. */
const STALL_SOON = 8;

export const tips: readonly InkaTip[] = [
  tip('statue', 'IN-13', (asked) => isMoving(asked) && isNear(asked, standsOwnStatue)),
  tip('diamond', 'IN-15', (asked) => isMoving(asked) && isNear(asked, isOpen('diamond'))),
  tip('passage', 'IN-14', (asked) => isMoving(asked) && isNear(asked, isOpen('passage'))),
  tip('stall', 'IN-19', ({ view }) => view.turnsWithoutStatue >= (STALL_TURNS - STALL_SOON) * view.counters.length),
  tip('lay', 'IN-2', (asked) => offersSome(asked, 'layTile')),
  tip('plan', 'IN-6', (asked) => isMoving(asked) && asked.view.turn.actionPoints === ACTION_POINTS),
  tip('pinned', 'IN-7', (asked) => isMoving(asked) && STEPPING.some((tile) => pinnedBy(asked.view, tile) !== null)),
  tip('ride', 'IN-7', (asked) => isMoving(asked) && offersTile(asked, tileUnder(asked))),
  tip('snake', 'IN-11', (asked) => isMoving(asked) && walksIn(asked).some(({ cost }) => cost > 0)),
  tip('walkLast', 'IN-16', (asked) => isMoving(asked) && asked.view.turn.actionPoints < ACTION_POINTS),
  tip('guard', 'IN-17', (asked) => asked.view.phase === 'blocking' && isOnStepping(asked)),
  tip('hinder', 'IN-17', ({ view }) => view.phase === 'blocking'),
];

const ownSeat = ({ seat }: Asked): Seat => seatOf(seat);

const walksIn = (asked: Asked): readonly Walk[] =>
  walksOf(asked.view, floorOf(asked.view), ownSeat(asked), asked.view.turn.actionPoints);

/** A tile covers two cells: what is three steps beyond the way that leads somewhere now is one tile away. */
const ONE_TILE = 3;

type Sought = (asked: Asked, floor: Floor, cell: Cell) => boolean;

/** Is something of a kind within reach, or one tile away from that? */
function isNear(asked: Asked, sought: Sought): boolean {
  const floor = floorOf(asked.view);
  const own = asked.view.counters[asked.seat];
  let border: readonly Cell[] = [
    ...(own === null || own === undefined ? [] : [own]),
    ...walksIn(asked).map(({ to }) => to),
  ];
  const seen = new Set(border);
  for (let steps = 0; steps <= ONE_TILE; steps++) {
    if (border.some((cell) => sought(asked, floor, cell))) return true;
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
function tileUnder({ view, seat }: Asked): Tile | null {
  const cell = view.counters[seat];
  return cell === null || cell === undefined ? null : tileAt(floorOf(view), cell);
}

const offersTile = ({ offers }: Asked, tile: Tile | null): boolean =>
  offers.some((one) => one.type === 'moveTile' && one.tile === tile);

function isOnStepping(asked: Asked): boolean {
  const tile = tileUnder(asked);
  return tile !== null && !isTarget(tile);
}
