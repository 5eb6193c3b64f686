import { neighbourAt } from '../answers/map.ts';
import { scoreCount } from '../answers/scoring.ts';
import { crossingCost, stonesOn } from '../answers/stones.ts';
import { canBeEntered, terrainOf } from '../answers/terrain.ts';
import { seatsFrom } from '../answers/turn-order.ts';
import type { Explored, View } from '../view/shapes.ts';
import {
  EDGES,
  type Edge,
  type Hex,
  LEVELS,
  type ScoreCount,
  TILE_IDS,
  type TileId,
  type TurnSummary,
} from '../vocabulary.ts';

/** What both languages read off a view before they put it into words. */

/** The level each temple was dug to in a turn, temple by temple. */
export function dugLevels({ dug }: TurnSummary): readonly { readonly hex: Hex; readonly level: number }[] {
  const levels = new Map<Hex, number>();
  for (const { hex, level } of dug) levels.set(hex, level);
  return [...levels].map(([hex, level]) => ({ hex, level }));
}

/** TK-C4, TK-14, TK-16: three of the tiles are volcanoes, and everybody scores once more at the end. */
const SCORING_ROUNDS = 4;
export const turnsOf = ({ expeditions }: View): number => TILE_IDS.length + SCORING_ROUNDS * expeditions.length;

/** The number of the turn that is taken, from 1. */
export const turnNumber = (view: View): number => Math.min(view.turnsTaken + 1, turnsOf(view));

/** The unexplored neighbours of a hex that have stones on its side of the edge. */
export const stonesToUnexplored = (
  { hexes }: Pick<View, 'hexes'>,
  from: Hex,
): readonly { readonly to: Hex; readonly stones: number }[] =>
  EDGES.flatMap((edge) => {
    const to = neighbourAt(from, edge);
    const here = hexes[from];
    if (to === null || hexes[to] !== null || !here) return [];
    const stones = stonesOn(here.terrain, here.rotation, edge);
    return stones === 0 ? [] : [{ to, stones }];
  });

/** A neighbour, and what it costs to walk there; 0 where no stone leads to it. */
export interface WayOut {
  readonly to: Hex;
  readonly cost: number;
}

/** The explored neighbours of a hex that can be entered at all. */
export const waysOut = (view: Pick<View, 'hexes'>, from: Hex): readonly WayOut[] =>
  EDGES.flatMap((edge) => {
    const to = neighbourAt(from, edge);
    return to === null || !canBeEntered(view, to) ? [] : [{ to, cost: crossingCost(view, from, edge) }];
  });

/** The stones that the explored neighbours of a hex have on their side of the edge towards it. */
export const stonesTowards = (
  view: Pick<View, 'hexes'>,
  hex: Hex,
): readonly { readonly from: Hex; readonly stones: number }[] =>
  waysOut(view, hex).map(({ to: from }) => ({
    from,
    stones: stonesToUnexplored(view, from).find(({ to }) => to === hex)?.stones ?? 0,
  }));

export interface ExploredHex {
  readonly hex: Hex;
  readonly explored: Explored;
}

export const exploredHexes = ({ hexes }: View): readonly ExploredHex[] =>
  hexes.flatMap((explored, hex) => (explored === null ? [] : [{ hex, explored }]));

/** Who stands on a hex, by seat; guards are not among them. */
export const figuresOn = (
  { expeditions }: View,
  { hex, explored }: ExploredHex,
): readonly { readonly seat: number; readonly explorers: number; readonly leader: boolean }[] =>
  expeditions.flatMap(({ leader }, seat) => {
    const explorers = explored.explorers[seat] ?? 0;
    return explorers === 0 && leader !== hex ? [] : [{ seat, explorers, leader: leader === hex }];
  });

/** The level tiles that are left; levels of which there are none are left out. */
export const levelsLeft = ({ levels }: View): readonly { readonly level: number; readonly count: number }[] =>
  LEVELS.flatMap((level, i) => {
    const count = levels[i] ?? 0;
    return count === 0 ? [] : [{ level, count }];
  });

/** A chance as a whole number of percent; never 0 or 100 while it is neither. */
export function percentOf(chance: number): number {
  if (chance <= 0 || chance >= 1) return chance <= 0 ? 0 : 100;
  return Math.min(99, Math.max(1, Math.round(chance * 100)));
}

/** Has this seat as many points as the winner, so that something else had to decide? */
export const isLevel = ({ final }: View, seat: number): boolean =>
  final !== null && final.scores[seat] === final.scores[final.winners[0] ?? 0];

/** TK-15: what everybody would be paid now, by seat. */
export const countsNow = (view: View): readonly ScoreCount[] =>
  [...seatsFrom(view.turn.seat, view.expeditions.length)]
    .sort((one, other) => one - other)
    .map((seat) => scoreCount(view, seat));

/** The edges of a tile that has not been turned, with their stones; edges without are left out. */
export const stonesOfTile = (tile: TileId): readonly { readonly edge: Edge; readonly stones: number }[] =>
  EDGES.flatMap((edge) => {
    const stones = terrainOf(tile).stones[edge] ?? 0;
    return stones === 0 ? [] : [{ edge, stones }];
  });
