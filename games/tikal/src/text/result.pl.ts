import { type GameResult, isYou, listPl, namedPl, pointsPl, resultRows, type Who } from '@quri/words';
import { labelOf } from '../answers/map.ts';
import { bestGuarded, treasuresHeld } from '../answers/tie-breaks.ts';
import type { View } from '../view/shapes.ts';
import type { FinalCount, ScoreCount } from '../vocabulary.ts';
import { pointsEachPl, treasuresPl } from './names.pl.ts';
import { isLevel } from './view-facts.ts';

export function resultPl(view: View, who: Who): GameResult | null {
  if (view.final === null) return null;
  const rows = resultRows(view.final, ({ seat, score }) => ({ score: pointsPl(score), detail: compared(view, seat) }));
  return { headline: endedPl(view.final, who), rows };
}

/** Who won, and why. */
export function endedPl({ winners, scores, reason }: FinalCount, who: Who): string {
  const points = scores[winners[0] ?? 0] ?? 0;
  const each = pointsEachPl(points);
  const names = namedPl(winners, who);
  const you = winners.some((winner) => isYou(who, winner));
  const wins = you ? 'Wygrywasz' : `Wygrywa ${names}`;
  const share = you ? `Wygrywacie wspólnie, ${names}` : `Wspólnie wygrywają ${names}`;
  return {
    points: `${wins}: ${pointsPl(points)}.`,
    guardedTemple: `${wins}: remis, ${each}, decyduje cenniejsza świątynia ze strażnikiem.`,
    treasures: `${wins}: remis, ${each} i równie cenne świątynie ze strażnikiem, decyduje liczba skarbów.`,
    shared: `${share}: ${each}, równie cenne świątynie ze strażnikiem i tyle samo skarbów.`,
  }[reason];
}

/** What was compared among those who have equal points. */
function compared(view: View, seat: number): string {
  const { final } = view;
  if (final === null || final.reason === 'points' || !isLevel(view, seat)) return '';
  const guarded = bestGuarded(view, seat);
  const temple = guarded === 0 ? 'bez świątyni ze strażnikiem' : `świątynia ze strażnikiem: ${guarded}`;
  return final.reason === 'guardedTemple' ? temple : `${temple}, ${treasuresPl(treasuresHeld(view, seat))}`;
}

/** 23 punkty: 17 za świątynie (c3 7, d2 10) i 6 za skarby */
export function countedPointsPl({ temples, treasures, total }: ScoreCount): string {
  const [first] = temples;
  const named = temples.map(({ hex, value }) => `${labelOf(hex)} ${value}`).join(', ');
  const parts = [
    ...(first !== undefined && temples.length === 1 ? [`${first.value} za świątynię na ${labelOf(first.hex)}`] : []),
    ...(temples.length > 1 ? [`${total - treasures} za świątynie (${named})`] : []),
    ...(treasures === 0 ? [] : [`${treasures} za skarby`]),
  ];
  return `${pointsPl(total)}: ${listPl(parts)}`;
}
