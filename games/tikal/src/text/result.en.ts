import { type GameResult, listEn, pointsEn, resultRows, sharingEn, subjectEn, type Who } from '@quri/words';
import { labelOf } from '../answers/map.ts';
import { bestGuarded, treasuresHeld } from '../answers/tie-breaks.ts';
import type { View } from '../view/shapes.ts';
import type { FinalCount, ScoreCount } from '../vocabulary.ts';
import { treasuresEn } from './names.en.ts';
import { isLevel } from './view-facts.ts';

export function resultEn(view: View, who: Who): GameResult | null {
  if (view.final === null) return null;
  const rows = resultRows(view.final, ({ seat, score }) => ({ score: pointsEn(score), detail: compared(view, seat) }));
  return { headline: endedEn(view.final, who), rows };
}

/** Who won, and why. */
export function endedEn({ winners, scores, reason }: FinalCount, who: Who): string {
  const points = scores[winners[0] ?? 0] ?? 0;
  const wins = subjectEn(winners, who, 'wins', 'win');
  return {
    points: `${wins} with ${pointsEn(points)}.`,
    guardedTemple: `${wins}: ${pointsEn(points)} each, but the more valuable guarded temple decides it.`,
    treasures: `${wins}: ${pointsEn(points)} each and equal guarded temples, but more treasures decide it.`,
    shared: `${sharingEn(winners, who)}: ${pointsEn(points)} each, equal guarded temples and as many treasures.`,
  }[reason];
}

/** What was compared among those who have equal points. */
function compared(view: View, seat: number): string {
  const { final } = view;
  if (final === null || final.reason === 'points' || !isLevel(view, seat)) return '';
  const guarded = bestGuarded(view, seat);
  const temple = guarded === 0 ? 'no guarded temple' : `guarded temple of ${guarded}`;
  return final.reason === 'guardedTemple' ? temple : `${temple}, ${treasuresEn(treasuresHeld(view, seat))}`;
}

/** 23 points: 17 for temples (c3 7, d2 10) and 6 for treasures */
export function countedPointsEn({ temples, treasures, total }: ScoreCount): string {
  if (total === 0) return 'nothing';
  const [first] = temples;
  const named = temples.map(({ hex, value }) => `${labelOf(hex)} ${value}`).join(', ');
  const parts = [
    ...(first !== undefined && temples.length === 1 ? [`${first.value} for the temple on ${labelOf(first.hex)}`] : []),
    ...(temples.length > 1 ? [`${total - treasures} for temples (${named})`] : []),
    ...(treasures === 0 ? [] : [`${treasures} for treasures`]),
  ];
  return `${pointsEn(total)}: ${listEn(parts)}`;
}
