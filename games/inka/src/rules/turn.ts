import type { Seat } from '@quri/kernel';
import type { Turn } from '../view/shapes.ts';
import { ACTION_POINTS, type TurnSummary } from '../vocabulary.ts';

/** A turn of which nothing has been used. */
export const turnOf = (seat: Seat): Turn => ({
  seat,
  actionPoints: ACTION_POINTS,
  walked: false,
  summary: { seat, moved: [], walkedTo: null, snakes: 0, passages: 0, statues: [], blocker: null },
});

/** IN-11: so many points are spent, after which the counter may walk again, and something is added to what was done. */
export const spent = (turn: Turn, cost: number, done: Partial<TurnSummary>): Turn => ({
  ...turn,
  actionPoints: turn.actionPoints - cost,
  walked: false,
  summary: { ...turn.summary, ...done },
});
