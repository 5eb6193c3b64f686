import type { Frozen } from '@quri/kernel';
import type { ActionRule, Refusal } from '../../vocabulary.ts';
import type { State } from '../state.ts';

/** TK-1: an action must be paid for with what is left of the ten points. */
export const whyTooDear = ({ turn }: Frozen<State>, cost: number, rule: ActionRule): Refusal | null =>
  cost <= turn.actionPoints ? null : { code: 'notEnoughPoints', rule, cost, left: turn.actionPoints };
