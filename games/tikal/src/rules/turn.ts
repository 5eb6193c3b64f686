import type { Seat } from '@quri/kernel';
import type { Turn } from '../view/shapes.ts';
import { ACTION_POINTS, type TileId, type TurnSummary } from '../vocabulary.ts';

/** A turn of which nothing has been used. */
export const turnOf = (seat: Seat, kind: Turn['kind'], tile: TileId | null): Turn => ({
  seat,
  kind,
  actionPoints: ACTION_POINTS,
  workers: [],
  summary: {
    seat,
    kind,
    tile: tile === null ? null : { id: tile, hex: null },
    brought: 0,
    leader: false,
    steps: 0,
    dug: [],
    found: [],
    exchanged: [],
    camps: [],
    guards: [],
    scored: null,
  },
});

/** So many points are spent, and something is added to what was done. */
export const spent = (turn: Turn, cost: number, done: Partial<TurnSummary>): Turn => ({
  ...turn,
  actionPoints: turn.actionPoints - cost,
  summary: { ...turn.summary, ...done },
});
