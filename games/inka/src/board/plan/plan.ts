import { inSequence } from '@quri/board-kit';
import type { Seen, View } from '../../view/shapes.ts';
import { type Shown, shownOf } from '../shown.ts';
import type { ShownBeat, Watching } from './beats.ts';
import { firstPlayerDrawn, startPicked, tileDrawn, tileLaid } from './setting-up.ts';
import { gameEnded, phaseWentOn, turnBegun, turnEnded } from './turns.ts';
import { counterWalked, passageTaken, statueTaken, tileMoved } from './working.ts';

/**
 * How to get from one view to the next, built from nothing but the two and what was seen between them.
 * Null where there is nothing to start from: then the board jumps.
 */
export function planOf(
  before: View | null,
  seen: readonly Seen[],
  view: View,
  you: number | null = null,
): readonly ShownBeat[] | null {
  if (before === null || before.counters.length !== view.counters.length) return null;
  return inSequence<Shown>(
    shownOf(before),
    ...seen.map(
      (one) =>
        (now: Shown): readonly ShownBeat[] =>
          beatsOf(now, one, { you }),
    ),
  );
}

function beatsOf(now: Shown, seen: Seen, watching: Watching): readonly ShownBeat[] {
  switch (seen.type) {
    case 'firstPlayerDrawn':
      return firstPlayerDrawn(now, seen);
    case 'startPicked':
      return startPicked(now, seen, watching);
    case 'tileDrawn':
      return tileDrawn(now, seen, watching);
    case 'tileLaid':
      return tileLaid(now, seen, watching);
    case 'turnBegun':
      return turnBegun(now, seen);
    case 'tileMoved':
      return tileMoved(now, seen, watching);
    case 'counterWalked':
      return counterWalked(now, seen, watching);
    case 'statueTaken':
      return statueTaken(now, seen, watching);
    case 'passageTaken':
      return passageTaken(now, seen, watching);
    case 'walkingStarted':
    case 'walkingStopped':
      return phaseWentOn(now, seen);
    case 'turnEnded':
      return turnEnded(now, seen, watching);
    case 'gameEnded':
      return gameEnded(now, seen, watching);
    default:
      return seen satisfies never;
  }
}
