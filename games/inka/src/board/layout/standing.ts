import type { Point } from '@quri/board-kit';
import { cellsOf } from '../../answers/laid-tiles.ts';
import { isTarget, TARGETS } from '../../answers/map.ts';
import type { Cell, Pose, Tile } from '../../vocabulary.ts';
import type { Shown } from '../shown.ts';
import { cellCentre, lyingAt } from './cells.ts';

/** How large figures are drawn. */
export const COUNTER_SCALE = 1.22;
export const BLOCKER_SCALE = 1.15;

/** Feet stand a little below the middle of a cell. */
const FEET = 17;
/** Counters that share a half of a target tile, side by side. */
const APART = 22;

/** Where somebody's counter has its feet. */
export function counterFeet({ counters }: Pick<Shown, 'counters'>, seat: number): Point | null {
  const cell = counters[seat];
  if (cell === null || cell === undefined) return null;
  const here = counters.flatMap((one, owner) => (one === cell ? [owner] : []));
  const { x, y } = feetOn(cell);
  return { x: x + (here.indexOf(seat) - (here.length - 1) / 2) * APART, y };
}

export const feetOn = (cell: Cell): Point => {
  const { x, y } = cellCentre(cell);
  return { x, y: y + FEET };
};

/** By seat, on a tile whose long axis is level: towards its corners, so that counters have room between them. */
const PLACES: readonly Point[] = [
  { x: -57, y: 0 },
  { x: 57, y: 0 },
  { x: 0, y: -31 },
  { x: 0, y: 31 },
];
const STATUE_FEET = 9;

export interface StandingStatue extends Point {
  readonly seat: number;
  readonly tile: Tile;
  readonly standing: boolean;
}

/** IN-C2: the statues of everybody on a target tile; of those that were taken, the place. */
export function statuesAt({ statues }: Pick<Shown, 'statues'>, tile: Tile, pose: Pose): readonly StandingStatue[] {
  const { x, y, angle } = lyingAt(pose);
  const [cos, sin] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
  return statues.flatMap((left, seat) => {
    const place = PLACES[seat];
    if (place === undefined) return [];
    return [
      {
        seat,
        tile,
        standing: left.includes(tile),
        x: x + place.x * cos - place.y * sin,
        y: y + place.x * sin + place.y * cos + STATUE_FEET,
      },
    ];
  });
}

export const allStatues = (shown: Pick<Shown, 'statues' | 'poses'>): readonly StandingStatue[] =>
  TARGETS.flatMap((tile) => {
    const pose = shown.poses[tile];
    return pose === null || pose === undefined ? [] : statuesAt(shown, tile, pose);
  });

/** The seats whose counters stand on a tile. */
export function ridersOn({ counters }: Pick<Shown, 'counters'>, pose: Pose): readonly number[] {
  const cells = cellsOf(pose);
  return counters.flatMap((cell, seat) => (cell !== null && cells.includes(cell) ? [seat] : []));
}

/** Everything that goes with a tile: its statues, if it has any, and the counters on it. */
export const statuesWith = (shown: Pick<Shown, 'statues'>, tile: Tile, pose: Pose): readonly StandingStatue[] =>
  isTarget(tile) ? statuesAt(shown, tile, pose) : [];
