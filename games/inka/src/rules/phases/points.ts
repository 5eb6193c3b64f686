import type { Frozen } from '@quri/kernel';
import type { PointsRule, Refusal } from '../../vocabulary.ts';
import type { State } from '../state.ts';

/** IN-6: it must be paid for with what is left of the three points. */
export const whyTooDear = ({ turn }: Frozen<State>, cost: number, rule: PointsRule): Refusal | null =>
  cost <= turn.actionPoints ? null : { code: 'notEnoughPoints', rule, cost, left: turn.actionPoints };
