import type { Traits } from '@quri/bot-kit';
import type { GoldRaiders } from '../game.ts';
import { evaluation } from './greedy.ts';
import { knownTableOf } from './known-table.ts';

/**
 * What a learner tells decisions apart by. By Day: how far the temple is and what to expect of each closed stack; at Night
 * its hand and what may be done with it.
 */
export const traits: Traits<GoldRaiders> = (asked) => {
  const { seat, view, offers } = asked;
  if (view.phase === 'night') return `${offers.length} ${view.hand.join()}`;
  const left = Math.min(12, view.options.trail - (view.raiders[seat]?.at ?? 0));
  const expected = (knownTableOf(asked).rows[seat] ?? []).map((faces) => Math.round(evaluation.expected(faces)));
  return `${Math.ceil(left / 3)} ${expected.join()}`;
};
