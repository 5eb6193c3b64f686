import { beat, DURATIONS, inSequence } from '@quri/board-kit';
import type { Seen, View } from '../../view/shapes.ts';
import type { CardId } from '../../vocabulary.ts';
import type { Flight, Shown, ShownCard } from '../shown.ts';
import { explorersWith, type ShownBeat, says } from './beats.ts';

type Settled = Extract<Seen, { type: 'leaversSettled' }>;

/** Leavers walk out with their share of the path, and what they have goes into the tent. */
export function leaversSettled(start: Shown, seen: Settled, view: View): readonly ShownBeat[] {
  const { leavers, share, artifacts } = seen;
  const taken = new Set(artifacts.map(({ card }) => card.id));
  const path = start.path.map((one) => ({
    ...one,
    gems: gemsAfter(start, one, seen, view),
    going: taken.has(one.card.id),
  }));
  const brought: readonly Flight[] = leavers.flatMap((seat) => [
    ...fromPath(start.path, path).map((from) => gemFlight(share, from, { at: 'beside', seat })),
    ...artifacts.map(({ card }) => ({
      what: { kind: 'artifact' as const, artifact: card.artifact },
      from: { at: 'card' as const, id: card.id },
      to: { at: 'tent' as const, seat },
    })),
  ]);
  const has = (seat: number): number => (start.explorers[seat]?.beside ?? 0) + share;
  const isHome = leavers.some((seat) => seat === view.viewer);
  const beats = inSequence(
    start,
    (now) => ({
      ...beat('leave', DURATIONS.staged, now, {
        path,
        explorers: explorersWith(now, leavers, () => ({ inside: false, held: 'none' })),
        focus: { at: 'camp' },
        flights: brought,
      }),
      big: isHome,
      own: isHome,
    }),
    (now) =>
      beat('keepGems', DURATIONS.card, now, {
        path: now.path.filter(({ going }) => !going),
        explorers: explorersWith(now, leavers, () => ({ beside: 0 })),
        flights: leavers.map((seat) => gemFlight(has(seat), { at: 'beside', seat }, { at: 'tent', seat })),
      }),
    (now) =>
      beat('stowed', DURATIONS.piece, now, {
        explorers: explorersWith(now, leavers, ({ tent, artifacts: own }, seat) => ({
          tent: tent === null ? null : tent + has(seat),
          artifacts: [...own, ...artifacts],
        })),
      }),
  );
  const gems = view.viewer === 'spectator' ? 0 : has(view.viewer);
  return says(beats, 'leave', isHome ? { type: 'broughtHome', gems, artifacts } : seen);
}

const gemFlight = (amount: number, from: Flight['from'], to: Flight['to']): Flight => ({
  what: { kind: 'gems', amount },
  from,
  to,
});

/** One card that gave gems stands for all of them: the share was divided from the whole path. */
function fromPath(before: readonly ShownCard[], after: readonly ShownCard[]): readonly { at: 'card'; id: CardId }[] {
  const gave = before.filter(({ gems }, i) => gems > (after[i]?.gems ?? 0)).at(-1);
  return gave === undefined ? [] : [{ at: 'card', id: gave.card.id }];
}

/** Where the rest lies is in the view if this path is still there; otherwise on the last card that had any. */
function gemsAfter({ round, path }: Shown, { card, gems }: ShownCard, { left }: Settled, view: View): number {
  const still = view.round === round ? view.path.find((one) => one.card.id === card.id) : undefined;
  if (still !== undefined) return still.gems;
  const last = path.findLast((one) => one.gems > 0);
  return gems > 0 && last?.card.id === card.id ? left : 0;
}
