import { type Seat, seat } from '@quri/kernel';
import type { View } from '../view/shapes.ts';
import type { Cell, Occupant } from '../vocabulary.ts';
import { type Floor, tileAt } from './floor.ts';
import { isTarget } from './map.ts';

type Counters = Pick<View, 'counters' | 'blockers'>;

/** The counter on a cell; a seat can be left out. Several playing counters can share a target tile: the first is named. */
export function occupantAt({ counters, blockers }: Counters, cell: Cell, except?: Seat): Occupant | null {
  const blocker = blockers.indexOf(cell);
  if (blocker >= 0) return { kind: 'blocker', seat: seat(blocker) };
  const counter = counters.findIndex((one, owner) => one === cell && owner !== except);
  return counter >= 0 ? { kind: 'counter', seat: seat(counter) } : null;
}

/** IN-12: who keeps a seat's counter from stopping on a cell; playing counters share target tiles. */
export function keepsFromStopping(view: Counters, floor: Floor, mover: Seat, cell: Cell): Occupant | null {
  const occupant = occupantAt(view, cell, mover);
  if (occupant?.kind !== 'counter') return occupant;
  const tile = tileAt(floor, cell);
  return tile !== null && isTarget(tile) ? null : occupant;
}
