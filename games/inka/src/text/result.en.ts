import { type GameResult, isYou, resultRows, sharingEn, subjectEn, type Who } from '@quri/words';
import type { View } from '../view/shapes.ts';
import type { FinalCount, Reason } from '../vocabulary.ts';
import { statuesEn } from './names.en.ts';

export function resultEn({ final }: View, who: Who): GameResult | null {
  if (final === null) return null;
  const rows = resultRows(final, ({ place, score }) => ({
    score: statuesEn(score),
    // Others may have all their statues too.
    detail: final.reason === 'escaped' && place === 1 ? 'out of the temple' : '',
  }));
  return { headline: endedEn(final, who), rows };
}

/** Who won, and why. */
export function endedEn({ winners, scores, reason }: FinalCount, who: Who): string {
  const [first = 0] = winners;
  if (reason === 'escaped') {
    const escapes = subjectEn([first], who, 'escapes', 'escape');
    return `${escapes} from the temple with all three statues and ${isYou(who, first) ? 'win' : 'wins'}.`;
  }
  const score = scores[first] ?? 0;
  return winners.length === 1
    ? `${stalledEn(reason)} ${subjectEn(winners, who, 'wins', 'win')} with ${statuesEn(score)}.`
    : `${stalledEn(reason)} ${sharingEn(winners, who)}, ${score === 0 ? 'without a statue' : `with ${statuesEn(score)} each`}.`;
}

/** IN-19: why nobody plays on. */
export const stalledEn = (reason: Exclude<Reason, 'escaped'>): string =>
  reason === 'noStatues'
    ? 'Nobody has taken a statue for a long time, so the game ends.'
    : 'The same position has come up for the third time, so the game ends.';
