import { at, type Frozen, type Seat, seatsIn } from '@quri/kernel';
import { type Floor, floorOf } from '../answers/floor.ts';
import { layings } from '../answers/laying.ts';
import { CELLS, isTarget, printedBoard, STEPPING, TARGETS } from '../answers/map.ts';
import { occupantAt } from '../answers/occupants.ts';
import { isOpenSymbol, passagesFrom } from '../answers/passages.ts';
import { walksOf } from '../answers/reach.ts';
import { targetUnder } from '../answers/statues.ts';
import { gridOf, tileMoves } from '../answers/tile-moves.ts';
import type { Intent, Tile } from '../vocabulary.ts';
import type { State } from './state.ts';

export function awaited(s: Frozen<State>): readonly Seat[] {
  const seat = awaitedSeat(s);
  return seatsIn(seat === null ? 0 : 1 << seat);
}

const WAITING: readonly State['phase'][] = ['pickingStart', 'layingTile', 'movingTiles', 'walking', 'blocking'];

/** Everybody acts alone in Inka. */
export const awaitedSeat = ({ phase, turn }: Frozen<State>): Seat | null =>
  WAITING.includes(phase) ? turn.seat : null;

export function legal(s: Frozen<State>, by: Seat): readonly Intent[] {
  if (awaitedSeat(s) !== by) return [];
  switch (s.phase) {
    case 'pickingStart':
      return printedBoard(s).starts.flatMap((cell) => (s.starts.includes(cell) ? [] : [{ type: 'pickStart', cell }]));
    case 'layingTile':
      return s.tile === null ? [] : layings(s, floorOf(s), s.tile, by).map((pose) => ({ type: 'layTile', pose }));
    case 'movingTiles':
      return [...(s.turn.actionPoints > 0 ? movesOf(s, floorOf(s), STEPPING) : []), { type: 'startWalking' }];
    case 'walking':
      return walkingOffers(s, by);
    case 'blocking':
      return blockingOffers(s);
    default:
      return [];
  }
}

/** IN-6 to IN-10 */
function movesOf(s: Frozen<State>, floor: Floor, tiles: readonly Tile[]): readonly Intent[] {
  const grid = gridOf(s, floor);
  return tiles.flatMap((tile) => tileMoves(s, grid, tile).map(({ to }): Intent => ({ type: 'moveTile', tile, to })));
}

/** IN-11 to IN-16 */
function walkingOffers(s: Frozen<State>, by: Seat): readonly Intent[] {
  const { actionPoints, walked } = s.turn;
  const floor = floorOf(s);
  const offers: Intent[] = [];
  for (const { to, cost } of walksOf(s, floor, by, actionPoints))
    if (!walked || cost > 0) offers.push({ type: 'walk', to });
  if (actionPoints > 0) {
    const target = targetUnder(s, floor, by);
    if (target !== null && at(s.statues, by).includes(target)) offers.push({ type: 'takeStatue' });
    const here = s.counters[by];
    for (const to of passagesFrom(s, floor, here)) offers.push({ type: 'takePassage', to });
    if (isOpenSymbol(s, floor, 'diamond', here)) offers.push(...movesOf(s, floor, TARGETS));
  }
  offers.push({ type: 'stopWalking' });
  return offers;
}

/** IN-17 */
function blockingOffers(s: Frozen<State>): readonly Intent[] {
  const floor = floorOf(s);
  const offers: Intent[] = [{ type: 'endTurn', blocker: null }];
  for (let cell = 0; cell < CELLS; cell++) {
    const tile = floor.tiles[cell] ?? 0;
    if (isTarget(tile) || occupantAt(s, cell) !== null) continue;
    if (s.options.openExits && printedBoard(s).starts.includes(cell)) continue;
    offers.push({ type: 'endTurn', blocker: cell });
  }
  return offers;
}
