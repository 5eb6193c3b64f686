import { beat, DURATIONS, inSequence } from '@quri/board-kit';
import type { SeenOf, View } from '../../view/shapes.ts';
import type { QuestCard } from '../../vocabulary.ts';
import type { Shown, ShownCard } from '../shown.ts';
import { everyone, explorersWith, ownIn, type ShownBeat, says } from './beats.ts';

/** A card comes face down; a beat of suspense; it turns over. */
const turned = (start: Shown, card: QuestCard, gems: number): readonly ShownBeat[] =>
  inSequence(
    start,
    (now) =>
      beat('suspense', DURATIONS.card, now, {
        path: [...now.path, { card, gems: 0, faceUp: false, struck: false, going: false }],
        deckSize: now.deckSize - 1,
        explorers: explorersWith(now, everyone(now), () => ({ held: 'none' })),
        focus: { at: 'card', id: card.id },
      }),
    (now) =>
      beat('turn', DURATIONS.staged, now, {
        path: withCard(now, card, { faceUp: true, gems }),
        artifactsInDeck: now.artifactsInDeck.filter(({ id }) => id !== card.id),
      }),
  );

export function treasureFound(start: Shown, seen: SeenOf<'treasureFound'>): readonly ShownBeat[] {
  const { card, inside, share, left } = seen;
  const shared = (now: Shown): readonly ShownBeat[] =>
    share === 0
      ? []
      : inSequence(
          now,
          (one) =>
            beat('share', DURATIONS.staged, one, {
              path: withCard(one, card, { gems: left }),
              flights: inside.map((seat) => ({
                what: { kind: 'gems', amount: share },
                from: { at: 'card', id: card.id },
                to: { at: 'beside', seat },
              })),
            }),
          (one) =>
            beat('shared', DURATIONS.piece, one, {
              explorers: explorersWith(one, inside, ({ beside }) => ({ beside: beside + share })),
            }),
        );
  return says(
    inSequence(start, (now) => turned(now, card, card.value), shared),
    'turn',
    seen,
  );
}

/** A card without gems, after which the round goes on. */
export const cardMet = (start: Shown, seen: SeenOf<'artifactFound' | 'hazardMet'>): readonly ShownBeat[] =>
  says(turned(start, seen.card, 0), 'turn', seen);

/** Both cards pulse, the light goes out, everybody runs and what lay beside the tents rolls back. */
export function hazardStruck(start: Shown, seen: SeenOf<'hazardStruck'>, view: View): readonly ShownBeat[] {
  const { card, inside } = seen;
  const own = ownIn(view, start.explorers);
  const beats = inSequence(
    start,
    (now) => turned(now, card, 0),
    (now) => ({
      ...beat('strike', DURATIONS.staged, now, {
        path: now.path.map((one) => ({
          ...one,
          struck: one.card.kind === 'hazard' && one.card.hazard === card.hazard,
        })),
      }),
      big: true,
      own: own?.inside === true,
    }),
    (now) =>
      beat('dark', DURATIONS.staged, now, {
        light: 'out',
        explorers: explorersWith(now, inside, () => ({ inside: false, beside: 0 })),
        flights: inside
          .map((seat) => ({ seat, amount: now.explorers[seat]?.beside ?? 0 }))
          .filter(({ amount }) => amount > 0)
          .map(({ seat, amount }) => ({
            what: { kind: 'gems', amount },
            from: { at: 'beside', seat },
            to: { at: 'door', round: now.round },
          })),
      }),
    (now) => beat('lightOn', DURATIONS.piece, now, { light: 'on', focus: { at: 'camp' } }),
  );
  return says(beats, 'strike', {
    type: 'hazardLoss',
    hazard: card.hazard,
    inside,
    lost: own?.inside ? own.beside : null,
  });
}

const withCard = ({ path }: Shown, card: QuestCard, change: Partial<ShownCard>): readonly ShownCard[] =>
  path.map((one) => (one.card.id === card.id ? { ...one, ...change } : one));
