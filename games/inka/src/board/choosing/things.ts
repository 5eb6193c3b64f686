import type { Point } from '@quri/board-kit';
import type { Cell, Pose } from '../../vocabulary.ts';
import { ALL_CELLS, cellAt, cellCentre, distance } from '../layout/cells.ts';
import type { Grab } from './grab.ts';

/** What can be pointed at on the map: a cell, or an end of the picked tile, also one that it cannot get to. */
export type Thing =
  | { readonly kind: 'cell'; readonly cell: Cell }
  | { readonly kind: 'end' | 'blocked'; readonly to: Pose };

export const thingKey = (thing: Thing): string =>
  thing.kind === 'cell' ? `cell ${thing.cell}` : `${thing.kind} ${thing.to}`;

export function thingOf(key: string | undefined): Thing | null {
  const [kind, number] = key?.split(' ') ?? [];
  if (kind === 'cell') return { kind, cell: Number(number) };
  return kind === 'end' || kind === 'blocked' ? { kind, to: Number(number) } : null;
}

/** How far from something a finger or a pointer may be, in pixels. */
const FINGER = 24;
const POINTER = 15;
/** Right at something. */
const CLOSE = 9;
/** In units: no farther, however small the board is. */
const MOST_OFF = 75;

interface Pointing {
  readonly grab: Grab | null;
  /** Cells that can be chosen now. */
  readonly lit: ReadonlySet<Cell>;
  readonly touch: boolean;
  /** How large a unit of the map is drawn. */
  readonly pixels: number;
}

/** What somebody means who points there: an end of the picked tile before all else, and rather what can be chosen. */
export function thingAt(point: Point, { grab, lit, touch, pixels }: Pointing): Thing | null {
  const most = Math.min(MOST_OFF, (touch ? FINGER : POINTER) / pixels);
  const end = grab && nearest(grab.ends, ({ handle }) => distance(handle, point), most);
  const blocked = grab && nearest(grab.blocked, ({ handle }) => distance(handle, point), most);
  if (end && (!blocked || distance(end.handle, point) <= distance(blocked.handle, point)))
    return { kind: 'end', to: end.to };
  const exact = cellAt(point);
  // What cannot be done is meant only by whoever points right at it, where something that can be done lies below.
  const isMeant = exact === null || !lit.has(exact) || (blocked && distance(blocked.handle, point) <= CLOSE / pixels);
  if (blocked && isMeant) return { kind: 'blocked', to: blocked.to };
  if (exact !== null && (lit.has(exact) || !touch)) return { kind: 'cell', cell: exact };
  const near = nearest([...lit], (cell) => distance(cellCentre(cell), point), most);
  const cell = near ?? exact ?? nearest(ALL_CELLS, (one) => distance(cellCentre(one), point), MOST_OFF);
  return cell === undefined ? null : { kind: 'cell', cell };
}

function nearest<T>(all: readonly T[], far: (one: T) => number, most: number): T | undefined {
  let best: T | undefined;
  let least = most;
  for (const one of all) {
    const off = far(one);
    if (off <= least) [best, least] = [one, off];
  }
  return best;
}
