import { softmax } from '@quri/bot-kit';
import { at } from '@quri/kernel';
import type { View } from '../view/shapes.ts';
import { expectedPoints, spreadOf } from './evaluation.ts';
import { treasureGain } from './features.ts';
import { schedulesOf } from './schedule.ts';
import type { PositionValue } from './turn-plans.ts';
import type { TurnPosition } from './turn-position.ts';
import type { Weights } from './weights.ts';

/** What every seat can expect to have in the end if this turn ends in a position. */
function pointsIn(weights: Weights, begun: View): (position: TurnPosition) => readonly number[] {
  const { seat, kind } = begun.turn;
  // No tile is drawn within a turn: when everybody scores stays the same.
  const schedules = schedulesOf({ ...begun, phase: 'acting' });
  const scorings = at(schedules, seat).scorings + (kind === 'bonus' ? 1 : 0);
  const lasting = weights.harm.base + weights.harm.shared / begun.expeditions.length;
  const before = expectedPoints({ ...begun, phase: 'acting' }, weights, schedules);
  return ({ view, hunted }) => {
    const found = hunted === 0 ? 0 : hunted * treasureGain(view, seat) * scorings;
    return expectedPoints(view, weights, schedules).map((after, n) => {
      if (n === seat) return after + found;
      // Rivals repair part of what a turn does to them.
      const unharmed = before[n] ?? 0;
      return unharmed + lasting * (after - unharmed);
    });
  };
}

/** The share of a victory that whoever takes this turn can expect. */
export function shareIn(weights: Weights, begun: View): PositionValue {
  const points = pointsIn(weights, begun);
  const spread = spreadOf(begun, weights);
  return (position) => at(softmax(points(position), spread), begun.turn.seat);
}

/** By how much whoever takes this turn can expect to be ahead of the others on average. */
export function leadIn(weights: Weights, begun: View): PositionValue {
  const points = pointsIn(weights, begun);
  const { seat } = begun.turn;
  return (position) => {
    const all = points(position);
    const others = all.reduce((sum, one, n) => (n === seat ? sum : sum + one), 0);
    return at(all, seat) - others / (all.length - 1);
  };
}
