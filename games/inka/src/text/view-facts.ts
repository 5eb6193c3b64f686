import { floorOf, isCovered } from '../answers/floor.ts';
import { cellsOf, motionBetween } from '../answers/laid-tiles.ts';
import { CELLS, isTarget, printedBoard, STEPPING, symbolAt, TARGETS } from '../answers/map.ts';
import { isOpenSymbol } from '../answers/passages.ts';
import { walksOf } from '../answers/reach.ts';
import { targetUnder } from '../answers/statues.ts';
import { gridOf, tileMoves } from '../answers/tile-moves.ts';
import type { TileMotion, View } from '../view/shapes.ts';
import {
  type Cell,
  type CellSymbol,
  type MovedTile,
  type Pose,
  STALL_TURNS,
  STEPPING_TILES,
  type Tile,
} from '../vocabulary.ts';

/** What both languages read off a view before they put it into words. */

/** The name of a tile: A to M, and 1 to 3 for target tiles. */
export const tileMark = (tile: Tile): string =>
  isTarget(tile) ? String(tile - STEPPING_TILES + 1) : String.fromCharCode('A'.charCodeAt(0) + tile);

/** What was done with one tile in a turn. */
interface TileDeeds {
  readonly slides: number;
  readonly turns: number;
}

/** Tiles with which the same was done together, in the order in which they were first moved. */
export interface MovedGroup extends TileDeeds {
  readonly tiles: number;
}

/** What was done with stepping tiles, or with target tiles. */
export function movedGroups(moved: readonly MovedTile[], targets: boolean): readonly MovedGroup[] {
  const deeds = new Map<Tile, TileDeeds>();
  for (const { tile, from, to } of moved) {
    if (isTarget(tile) !== targets) continue;
    const { slides, turns } = deeds.get(tile) ?? { slides: 0, turns: 0 };
    const slid = motionBetween(from, to)?.kind === 'slide';
    deeds.set(tile, slid ? { slides: slides + 1, turns } : { slides, turns: turns + 1 });
  }
  const groups = new Map<string, MovedGroup>();
  for (const { slides, turns } of deeds.values()) {
    const key = `${slides} ${turns}`;
    groups.set(key, { slides, turns, tiles: (groups.get(key)?.tiles ?? 0) + 1 });
  }
  return [...groups.values()];
}

/** How a tile would get to a place as things are; or the shortest way, if something is in the way. */
export function tileMoveIn(view: View, tile: Tile, to: Pose): (MovedTile & { readonly motion: TileMotion }) | null {
  const from = view.poses[tile] ?? null;
  if (from === null) return null;
  const motion = factsOf(view).moves(tile).get(to) ?? motionBetween(from, to);
  return motion === null ? null : { tile, from, to, motion };
}

/** What a walk costs whoever's turn it is. */
export const walkCostIn = (view: View, to: Cell): number => factsOf(view).costs.get(to) ?? 0;

interface ViewFacts {
  moves(tile: Tile): ReadonlyMap<Pose, TileMotion>;
  readonly costs: ReadonlyMap<Cell, number>;
}

/** A hundred offers of one view are named one after the other. */
const factsByView = new WeakMap<View, ViewFacts>();

function factsOf(view: View): ViewFacts {
  const known = factsByView.get(view);
  if (known !== undefined) return known;
  const floor = floorOf(view);
  const grid = gridOf(view, floor);
  const moves = new Map<Tile, ReadonlyMap<Pose, TileMotion>>();
  const facts: ViewFacts = {
    moves: (tile) => {
      const found = moves.get(tile) ?? new Map(tileMoves(view, grid, tile).map(({ to, motion }) => [to, motion]));
      moves.set(tile, found);
      return found;
    },
    costs: new Map(walksOf(view, floor, view.turn.seat, view.turn.actionPoints).map(({ to, cost }) => [to, cost])),
  };
  factsByView.set(view, facts);
  return facts;
}

/** IN-18: the turn in which somebody leaves is not ended any more, but was taken. */
export const turnsBegun = ({ turnsTaken, final }: View): number => turnsTaken + (final?.reason === 'escaped' ? 1 : 0);

/** The tiles that lie on the board, stepping tiles first. */
export const laidTiles = ({ poses }: View): readonly { readonly tile: Tile; readonly cells: readonly [Cell, Cell] }[] =>
  [...STEPPING, ...TARGETS].flatMap((tile) => {
    const pose = poses[tile];
    return pose === null || pose === undefined ? [] : [{ tile, cells: cellsOf(pose) }];
  });

/** The seats whose statues still stand on a target tile. */
export const statuesOn = ({ statues }: View, tile: Tile): readonly number[] =>
  statues.flatMap((tiles, seat) => (tiles.includes(tile) ? [seat] : []));

/** Cells with a symbol that no tile covers. */
export function openSymbols(view: View, symbol: CellSymbol): readonly Cell[] {
  const floor = floorOf(view);
  return cellsWhere((cell) => symbolAt(view, cell) === symbol && !isCovered(floor, cell));
}

/** Ground without a symbol that no tile covers. */
export function openGround(view: View): readonly Cell[] {
  const floor = floorOf(view);
  const { ground, symbols } = printedBoard(view);
  return cellsWhere((cell) => ground[cell] === true && symbols[cell] === null && !isCovered(floor, cell));
}

const cellsWhere = (is: (cell: Cell) => boolean): readonly Cell[] =>
  Array.from({ length: CELLS }, (_, cell) => cell).filter(is);

/** Where the one whose turn it is can walk, by what it costs; null while nobody walks or plans to. */
export function reachByCost(view: View): readonly { readonly cost: number; readonly cells: readonly Cell[] }[] | null {
  const { phase, turn } = view;
  if (phase !== 'movingTiles' && phase !== 'walking') return null;
  const walks = walksOf(view, floorOf(view), turn.seat, turn.actionPoints).filter(
    ({ cost }) => cost > 0 || !turn.walked,
  );
  return [...new Set(walks.map(({ cost }) => cost))].map((cost) => ({
    cost,
    cells: walks
      .filter((walk) => walk.cost === cost)
      .map(({ to }) => to)
      .sort((one, other) => one - other),
  }));
}

/** IN-13: can the one who walks take a statue here? */
export function statueAtHand(view: View): boolean {
  const { turn, statues } = view;
  const tile = targetUnder(view, floorOf(view), turn.seat);
  return turn.actionPoints > 0 && tile !== null && statues[turn.seat]?.includes(tile) === true;
}

/** IN-14, IN-15: the symbol that the one who walks can use here. */
export function symbolAtHand(view: View): 'passage' | 'diamond' | null {
  const { turn, counters } = view;
  if (turn.actionPoints === 0) return null;
  const floor = floorOf(view);
  return (['passage', 'diamond'] as const).find((one) => isOpenSymbol(view, floor, one, counters[turn.seat])) ?? null;
}

/** The tile to lay, counted from 1. */
export const layingNumber = ({ undrawn }: View): number => STEPPING_TILES - undrawn.length;

/** IN-19: after so many turns in a row without a statue the game ends. */
export const stallLimit = ({ counters }: View): number => STALL_TURNS * counters.length;

/** Is the end by IN-19 near enough to speak of it? */
export const isStalling = (view: View): boolean => 2 * view.turnsWithoutStatue >= stallLimit(view);
