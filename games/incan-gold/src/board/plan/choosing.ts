import { beat, DURATIONS, inSequence } from '@quri/board-kit';
import type { Seen } from '../../view/shapes.ts';
import type { Shown } from '../shown.ts';
import { explorersWith, insideOf, type ShownBeat, says } from './beats.ts';

type Of<T extends Seen['type']> = Extract<Seen, { type: T }>;

/** A card is laid face down; laying it again looks like nothing at all. */
export function choiceMade(now: Shown, seen: Of<'choiceMade'>): readonly ShownBeat[] {
  const { seat } = seen;
  if (now.explorers[seat]?.held === 'down') return [];
  const explorers = explorersWith(now, [seat], () => ({ held: 'down' }));
  return [{ ...beat('choose', DURATIONS.piece, now, { explorers }), says: seen }];
}

/** All lie there for a breath, then all turn over together. */
export function choicesRevealed(start: Shown, seen: Of<'choicesRevealed'>): readonly ShownBeat[] {
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
