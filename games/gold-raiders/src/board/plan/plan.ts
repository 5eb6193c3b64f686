import { inSequence } from '@quri/board-kit';
import type { Seen, View } from '../../view/shapes.ts';
import { publicPart, type Shown, shownOf } from '../shown.ts';
import type { ShownBeat } from './beats.ts';
import { dayBegun, dayTurnEnded, gameEnded, stackRevealed } from './day.ts';
import { cardStacked, lookedAway, peekOpened, roundBegun, stackStolen } from './night.ts';

/**
 * How to get from one view to the next, built from nothing but the two and what was seen between them.
 * Null where there is nothing to start from: then the board jumps.
 */
export function planOf(before: View | null, seen: readonly Seen[], view: View): readonly ShownBeat[] | null {
  if (before === null || before.raiders.length !== view.raiders.length) return null;
  const start = before.viewer === view.viewer ? shownOf(before) : publicPart(shownOf(before));
  return inSequence(start, ...seen.map((one) => (now: Shown) => beatsOf(now, one, view)));
}

function beatsOf(now: Shown, seen: Seen, view: View): readonly ShownBeat[] {
  switch (seen.type) {
    case 'roundBegun':
      return roundBegun(now, seen, view);
    case 'cardStacked':
      return cardStacked(now, seen);
    case 'peekOpened':
      return peekOpened(now, seen);
    case 'lookedAway':
      return lookedAway(now, seen);
    case 'stackStolen':
      return stackStolen(now, seen, view);
    case 'dayBegun':
      return dayBegun(now, seen);
    case 'stackRevealed':
      return stackRevealed(now, seen, view);
    case 'dayTurnEnded':
      return dayTurnEnded(now, seen);
    case 'gameEnded':
      return gameEnded(now, seen, shownOf(view));
    default:
      return seen satisfies never;
  }
}
