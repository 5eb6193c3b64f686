import type { Who } from '@quri/words';
import { type Floor, floorOf, tileAt } from '../answers/floor.ts';
import { faceOf } from '../answers/laid-tiles.ts';
import { isTarget, labelOf } from '../answers/map.ts';
import { statuesTaken } from '../answers/statues.ts';
import type { View } from '../view/shapes.ts';
import { type Cell, STATUES, STEPPING_TILES, SYMBOLS, type Tile } from '../vocabulary.ts';
import type { PositionWords } from './position.en.ts';
import {
  isStalling,
  laidTiles,
  layingNumber,
  openGround,
  openSymbols,
  reachByCost,
  stallLimit,
  statuesOn,
  turnsBegun,
} from './view-facts.ts';

/** Line by line, what has nothing to say left out. */
export function positionOf(view: View, who: Who, words: PositionWords): readonly string[] {
  const floor = floorOf(view);
  const someCells = (cells: readonly Cell[]): string => (cells.length === 0 ? words.none : words.cells(cells));
  return [
    headlineOf(view, words),
    ...turnLines(view, who, words),
    ...view.counters.map((_, seat) => seatLine(view, floor, seat, who, words)),
    ...laidTiles(view).map(({ tile, cells }) => tileLine(view, tile, cells, who, words)),
    ...SYMBOLS.map((symbol) => `${words.open[symbol]}: ${someCells(openSymbols(view, symbol))}.`),
    `${words.openGround}: ${someCells(openGround(view))}.`,
    ...reachLines(view, who, words),
  ];
}

export function headlineOf(view: View, words: PositionWords): string {
  const { phase, turnsTaken, turnsWithoutStatue } = view;
  if (phase === 'over') return words.finished(turnsBegun(view));
  if (phase === 'beginning' || phase === 'pickingStart') return words.settingUp;
  if (phase === 'drawingTile' || phase === 'layingTile') return words.laying(layingNumber(view), STEPPING_TILES);
  const at = words.turn(turnsTaken + 1);
  return isStalling(view) ? `${at}: ${words.stalling(turnsWithoutStatue, stallLimit(view))}.` : `${at}.`;
}

function turnLines(view: View, who: Who, words: PositionWords): readonly string[] {
  const { phase, turn, tile } = view;
  const whose = words.label(turn.seat, who);
  if (phase === 'pickingStart') return [`${whose}: ${words.pickingStart}.`];
  if (phase === 'layingTile' && tile !== null) return layingLines(view, tile, who, words);
  if (phase === 'movingTiles') return [`${whose}: ${words.movingTiles(turn.actionPoints)}.`];
  if (phase === 'walking') return [`${whose}: ${words.walking(turn.actionPoints)}.`];
  return phase === 'blocking' ? [`${whose}: ${words.blocking}.`] : [];
}

const OUTER_EDGES = 4;

/** What is on the tile to be laid, exactly enough to know what a place will look like. */
function layingLines(view: View, tile: Tile, who: Who, words: PositionWords): readonly string[] {
  const face = faceOf(view, tile);
  if (face === null) return [];
  const outer = face.walls.filter((edge) => edge < OUTER_EDGES).map((edge) => String(edge + 1));
  const parts = [
    ...(outer.length === 0 ? [] : [words.outerWalls(outer)]),
    ...(outer.length < face.walls.length ? [words.innerWall] : []),
    ...face.snakes.flatMap((snake, half) => (snake ? [words.snakeOn(half)] : [])),
  ];
  const lays = words.lays(view.turn.seat, tile, who);
  return parts.length === 0 ? [`${lays}: ${words.plain}.`] : [`${lays}: ${words.list(parts)}.`, words.halves];
}

/** You: 1 of 3 statues; counter on c4 (tile F); blocker on d5. */
function seatLine(view: View, floor: Floor, seat: number, who: Who, words: PositionWords): string {
  const [counter, blocker] = [view.counters[seat] ?? null, view.blockers[seat] ?? null];
  /** c4 (tile F), a1 (exit), c7 (hole) */
  const place = (cell: Cell): string => {
    const tile = tileAt(floor, cell);
    return `${labelOf(cell)} (${tile === null ? words.printed(view, cell) : words.tileName(tile)})`;
  };
  return `${words.label(seat, who)}: ${[
    words.statuesTaken(statuesTaken(view, seat), STATUES),
    counter === null ? words.noCounter : words.counterOn(place(counter)),
    ...(blocker === null ? [] : [words.blockerOn(place(blocker))]),
  ].join('; ')}.`;
}

function tileLine(view: View, tile: Tile, cells: readonly Cell[], who: Who, words: PositionWords): string {
  const head = words.tileOn(tile, cells.map(labelOf).join('–'));
  if (!isTarget(tile)) return `${head}: ${words.laidFace(view, tile)}.`;
  const statues = statuesOn(view, tile).map((seat) => words.statueOf(seat, who));
  return `${head}: ${statues.length === 0 ? words.noStatues : words.list(statues)}.`;
}

/** You can walk to a2 and b2 for free; to c3 for 1 action point. */
function reachLines(view: View, who: Who, words: PositionWords): readonly string[] {
  const reach = reachByCost(view);
  const { seat, walked } = view.turn;
  if (reach === null) return [];
  if (reach.length === 0) return walked ? [] : [words.cannotWalk(seat, who)];
  return [`${words.canWalk(seat, who)} ${reach.map(({ cost, cells }) => words.wayTo(cells, cost)).join('; ')}.`];
}
