import { beat, DURATIONS, inSequence } from '@quri/board-kit';
import type { Seen, SeenOf, View } from '../../view/shapes.ts';
import { type Shown, shownOf } from '../shown.ts';
import { explorersWith, insideOf, type ShownBeat, says } from './beats.ts';
import { leaversSettled } from './leaving.ts';
import { roundBegun, roundEnded } from './rounds.ts';
import { cardMet, hazardStruck, treasureFound } from './turning.ts';

/**
 * How to get from one view to the next, built from nothing but the two and what was seen between them.
 * Null where there is nothing to start from: then the board jumps.
 */
export function planOf(before: View | null, seen: readonly Seen[], view: View): readonly ShownBeat[] | null {
  if (before === null || before.explorers.length !== view.explorers.length) return null;
  const beats = inSequence(shownOf(before), ...seen.map((one) => (now: Shown) => beatsOf(now, one, view)));
  if (view.final === null || before.final !== null) return beats;
  // The end: every tent is opened and counted.
  return [...beats, beat('count', DURATIONS.staged, shownOf(view), {})];
}

function beatsOf(now: Shown, seen: Seen, view: View): readonly ShownBeat[] {
  switch (seen.type) {
    case 'choiceMade':
      return choiceMade(now, seen);
    case 'choicesRevealed':
      return choicesRevealed(now, seen);
    case 'leaversSettled':
      return leaversSettled(now, seen, view);
    case 'treasureFound':
      return treasureFound(now, seen);
    case 'artifactFound':
    case 'hazardMet':
      return cardMet(now, seen);
    case 'hazardStruck':
      return hazardStruck(now, seen, view);
    case 'roundBegun':
      return roundBegun(now, seen);
    case 'roundEnded':
      return roundEnded(now, seen, view);
    default:
      return seen satisfies never;
  }
}

/** A card is laid face down; laying it again looks like nothing at all. */
function choiceMade(now: Shown, seen: SeenOf<'choiceMade'>): readonly ShownBeat[] {
  const { seat } = seen;
  if (now.explorers[seat]?.held === 'down') return [];
  const explorers = explorersWith(now, [seat], () => ({ held: 'down' }));
  return [{ ...beat('choose', DURATIONS.piece, now, { explorers }), says: seen }];
}

/** All lie there for a breath, then all turn over together. */
function choicesRevealed(start: Shown, seen: SeenOf<'choicesRevealed'>): readonly ShownBeat[] {
  const { leavers } = seen;
  const beats = inSequence(
    start,
    (now) =>
      beat('beforeReveal', DURATIONS.piece, now, {
        explorers: explorersWith(now, insideOf(now), () => ({ held: 'down' })),
        focus: { at: 'expedition' },
      }),
    (now) =>
      beat('reveal', DURATIONS.staged, now, {
        explorers: explorersWith(now, insideOf(now), (_, seat) => ({
          held: leavers.some((leaver) => leaver === seat) ? 'camp' : 'torch',
        })),
      }),
  );
  return says(beats, 'reveal', seen);
}
