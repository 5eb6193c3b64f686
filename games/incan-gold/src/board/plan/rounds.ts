import { beat, DURATIONS, inSequence } from '@quri/board-kit';
import type { SeenOf, View } from '../../view/shapes.ts';
import type { Flight, Shown } from '../shown.ts';
import { everyone, explorersWith, ownIn, type ShownBeat, says } from './beats.ts';

/** The next doorway lights up and everybody goes in; its artifact goes into the deck. */
export function roundBegun(start: Shown, seen: SeenOf<'roundBegun'>): readonly ShownBeat[] {
  const { round, startPlayer, artifact } = seen;
  const beats = inSequence(
    start,
    (now) =>
      beat('enter', DURATIONS.staged, now, {
        round,
        startPlayer,
        artifactsUnderTemple: now.artifactsUnderTemple - (artifact === null ? 0 : 1),
        explorers: explorersWith(now, everyone(now), () => ({ inside: true, held: 'none' })),
        focus: { at: 'door', round },
        flights:
          artifact === null
            ? []
            : [
                {
                  what: { kind: 'artifact', artifact: artifact.artifact },
                  from: { at: 'door', round },
                  to: { at: 'deck' },
                },
              ],
      }),
    (now) =>
      artifact === null
        ? []
        : beat('shuffled', DURATIONS.piece, now, {
            deckSize: now.deckSize + 1,
            artifactsInDeck: [...now.artifactsInDeck, artifact].sort((a, b) => (a.id < b.id ? -1 : 1)),
          }),
  );
  return says(beats, 'enter', seen);
}

/** The round is over, for as long as it takes to read it; the path is cleared, and a hazard that struck is hung in the doorway. */
export function roundEnded(
  start: Shown,
  { round, reason, lost }: SeenOf<'roundEnded'>,
  view: View,
): readonly ShownBeat[] {
  const last = start.path.at(-1)?.card;
  const out = reason === 'struck' && last?.kind === 'hazard' ? last : undefined;
  const removal: readonly Flight[] =
    out === undefined
      ? []
      : [
          {
            what: { kind: 'hazard', hazard: out.hazard },
            from: { at: 'card', id: out.id },
            to: { at: 'door', round },
          },
        ];
  const gone = lost.length + removal.length;
  const beats = inSequence(
    start,
    (now) => ({ ...beat('over', DURATIONS.staged, now, { focus: { at: 'camp' } }), big: true }),
    (now) =>
      beat('sweep', DURATIONS.card, now, {
        path: now.path.map((one) => ({ ...one, going: true, struck: false, gems: 0 })),
        explorers: explorersWith(now, everyone(now), () => ({ inside: false, held: 'none', beside: 0 })),
        focus: { at: 'door', round },
        flights: removal,
      }),
    (now) =>
      beat('swept', DURATIONS.piece, now, {
        path: [],
        deckSize: now.deckSize + now.path.length - gone,
        removed: out === undefined ? now.removed : [...now.removed, { round, card: out }],
      }),
  );
  return says(beats, 'over', { type: 'roundOver', round, tent: ownIn(view, start.explorers)?.tent ?? null });
}
