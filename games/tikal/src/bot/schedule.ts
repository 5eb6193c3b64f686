import { tilesToCome } from '../answers/odds.ts';
import { isVolcano } from '../answers/terrain.ts';
import type { View } from '../view/shapes.ts';

/** When a seat scores. */
export interface Schedule {
  /** How often it still will. */
  readonly scorings: number;
  /** How near the next time is: 1 in a scoring round in which it has not scored, less the more rounds lie between. */
  readonly soon: number;
}

/** Who scores when the turn that is taken ends; null if nobody does. */
export const scoringNow = ({ phase, turn }: View): number | null =>
  phase === 'acting' && turn.kind === 'bonus' ? turn.seat : null;

/** If the turn that is taken ends now. */
export function schedulesOf(view: View): readonly Schedule[] {
  const { scoring, tiles, display, phase, expeditions } = view;
  const isFinal = scoring?.cause === 'final';
  const volcanoes = [...tiles, ...display].filter(isVolcano).length;
  const later = phase === 'over' ? 0 : volcanoes + (isFinal ? 0 : 1);
  const soon = 1 / (1 + drawsToScoring(view) / expeditions.length);
  const now = scoringNow(view);
  return expeditions.map((_, n) => {
    if (n === now) return { scorings: later, soon };
    const isDue = phase === 'volcano' || (scoring !== null && !scoring.scored.some(({ seat }) => seat === n));
    return isDue ? { scorings: later + 1, soon: 1 } : { scorings: later, soon };
  });
}

/** TK-C5: how many tiles come before the next scoring round, on average. */
function drawsToScoring(view: View): number {
  let draws = view.display.length;
  if (view.display.some(isVolcano)) return draws / 2;
  for (const { tiles } of tilesToCome(view)) {
    if (tiles.some(isVolcano)) return draws + (tiles.length - 1) / 2;
    draws += tiles.length;
  }
  return draws;
}
