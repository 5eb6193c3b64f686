import { isYou, labelEn, listEn, possessiveEn, subjectEn, type Who } from '@quri/words';
import { type Floor, floorOf, tileAt } from '../answers/floor.ts';
import { faceOf } from '../answers/laid-tiles.ts';
import { isTarget, labelOf, printedBoard } from '../answers/map.ts';
import type { View } from '../view/shapes.ts';
import { type Cell, type CellSymbol, STATUES, STEPPING_TILES, SYMBOLS, type Tile } from '../vocabulary.ts';
import { actionPointsEn, cellsEn, laidFaceEn, SYMBOL_EN, tileNameEn, turnsEn } from './names.en.ts';
import {
  isStalling,
  laidTiles,
  layingNumber,
  openGround,
  openSymbols,
  reachByCost,
  stallLimit,
  statuesOn,
  takenBy,
  turnsBegun,
} from './view-facts.ts';

/** Line by line, what has nothing to say left out. */
export function positionEn(view: View, who: Who): readonly string[] {
  const floor = floorOf(view);
  return [
    headlineEn(view),
    ...turnLines(view, who),
    ...view.counters.map((_, seat) => seatLine(view, floor, seat, who)),
    ...laidTiles(view).map(({ tile, cells }) => tileLine(view, tile, cells, who)),
    ...SYMBOLS.map((symbol) => `${OPEN_EN[symbol]}: ${someCells(openSymbols(view, symbol))}.`),
    `Other ground that no tile covers: ${someCells(openGround(view))}.`,
    ...reachLines(view, who),
  ];
}

export function headlineEn(view: View): string {
  const { phase, turnsTaken, turnsWithoutStatue } = view;
  if (phase === 'over') return `Finished after ${turnsEn(turnsBegun(view))}.`;
  if (phase === 'beginning' || phase === 'pickingStart') return 'Setting up: the starts.';
  if (phase === 'drawingTile' || phase === 'layingTile')
    return `Setting up: tile ${layingNumber(view)} of ${STEPPING_TILES}.`;
  const at = `Turn ${turnsTaken + 1}`;
  if (!isStalling(view)) return `${at}.`;
  return `${at}: no statue for ${turnsEn(turnsWithoutStatue)}, and after ${stallLimit(view)} the game ends.`;
}

function turnLines(view: View, who: Who): readonly string[] {
  const { phase, turn, tile } = view;
  const left = `${actionPointsEn(turn.actionPoints)} left`;
  const whose = labelEn(turn.seat, who);
  if (phase === 'pickingStart') return [`${whose}: to pick a start.`];
  if (phase === 'layingTile' && tile !== null) return layingLines(view, tile, who);
  if (phase === 'movingTiles') return [`${whose}: moving tiles, ${left}.`];
  if (phase === 'walking') return [`${whose}: walking, ${left}.`];
  return phase === 'blocking' ? [`${whose}: to place the blocker.`] : [];
}

/** What is on the tile to be laid, exactly enough to know what a place will look like. */
function layingLines(view: View, tile: Tile, who: Who): readonly string[] {
  const face = faceOf(view, tile);
  if (face === null) return [];
  const outer = face.walls.filter((edge) => edge < OUTER_EDGES).map((edge) => String(edge + 1));
  const parts = [
    ...(outer.length === 0
      ? []
      : [outer.length === 1 ? `a wall on edge ${outer[0]}` : `walls on edges ${listEn(outer)}`]),
    ...(outer.length < face.walls.length ? ['a wall between the halves'] : []),
    ...face.snakes.flatMap((snake, half) => (snake ? [`a snake on the ${HALVES[half]} half`] : [])),
  ];
  const lays = `${subjectEn([view.turn.seat], who, 'lays', 'lay')} ${tileNameEn(tile)}`;
  if (parts.length === 0) return [`${lays}: plain.`];
  return [
    `${lays}: ${listEn(parts)}.`,
    'The first cell of a place takes the first half. Edges 1 and 2 meet at its tip, 3 and 4 at the tip of the second half, counter-clockwise.',
  ];
}

const OUTER_EDGES = 4;
const HALVES = ['first', 'second'];

/** You: 1 of 3 statues; counter on c4 (tile F); blocker on d5. */
function seatLine(view: View, floor: Floor, seat: number, who: Who): string {
  const { counters, blockers } = view;
  const counter = counters[seat] ?? null;
  const blocker = blockers[seat] ?? null;
  return `${labelEn(seat, who)}: ${[
    `${takenBy(view, seat)} of ${STATUES} statues`,
    counter === null ? 'counter not on the board yet' : `counter on ${placeEn(view, floor, counter)}`,
    ...(blocker === null ? [] : [`blocker on ${placeEn(view, floor, blocker)}`]),
  ].join('; ')}.`;
}

/** c4 (tile F), a1 (exit), c7 (hole) */
function placeEn(view: View, floor: Floor, cell: Cell): string {
  const tile = tileAt(floor, cell);
  const { symbols, ground } = printedBoard(view);
  const symbol = symbols[cell];
  const printed = symbol ? SYMBOL_EN[symbol] : ground[cell] ? 'ground' : 'hole';
  return `${labelOf(cell)} (${tile === null ? printed : tileNameEn(tile)})`;
}

function tileLine(view: View, tile: Tile, cells: readonly Cell[], who: Who): string {
  const name = tileNameEn(tile);
  const head = `${name.charAt(0).toUpperCase()}${name.slice(1)} on ${cells.map(labelOf).join('–')}`;
  if (!isTarget(tile)) return `${head}: ${laidFaceEn(view, tile)}.`;
  const statues = statuesOn(view, tile).map((seat) => `${possessiveEn(seat, who)} statue`);
  return `${head}: ${statues.length === 0 ? 'no statues left' : listEn(statues)}.`;
}

/** By symbol, where no tile covers it. */
const OPEN_EN: Readonly<Record<CellSymbol, string>> = {
  start: 'Open exits',
  passage: 'Open secret passages',
  diamond: 'Open diamonds',
  snake: 'Open snakes on the ground',
};

const someCells = (cells: readonly Cell[]): string => (cells.length === 0 ? 'none' : cellsEn(cells));

/** You can walk to a2 and b2 for free; to c3 for 1 action point. */
function reachLines(view: View, who: Who): readonly string[] {
  const reach = reachByCost(view);
  const { seat, walked } = view.turn;
  if (reach === null) return [];
  if (reach.length === 0)
    return walked ? [] : [`${isYou(who, seat) ? 'You cannot' : `${who(seat)} cannot`} walk anywhere.`];
  const ways = reach.map(({ cost, cells }) => `to ${cellsEn(cells)} for ${cost === 0 ? 'free' : actionPointsEn(cost)}`);
  return [`${subjectEn([seat], who, 'can', 'can')} walk ${ways.join('; ')}.`];
}
