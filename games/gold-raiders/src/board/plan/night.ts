import { beat, DURATIONS, inSequence } from '@quri/board-kit';
import type { Moment, SeenOf, View } from '../../view/shapes.ts';
import type { Card } from '../../vocabulary.ts';
import type { Flight, Shown, ShownStack } from '../shown.ts';
import { after, raiderWith, type ShownBeat, says, stackWith } from './beats.ts';

const oneLess = (now: Shown, seat: number) => raiderWith(now, seat, ({ handSize }) => ({ handSize: handSize - 1 }));

const discarded = (seat: number, card: 'recon' | 'steal'): Flight => ({
  what: { kind: 'face', card },
  from: { at: 'hand', seat },
  to: { at: 'discards' },
});

/** Night falls, the table is cleared, the idol is handed on and hands are dealt. */
export function roundBegun(start: Shown, seen: SeenOf<'roundBegun'>, { viewer }: View): readonly ShownBeat[] {
  const { round, firstPlayer, handSize } = seen;
  const beats = inSequence(
    start,
    (now) => ({
      ...beat('dusk', DURATIONS.staged, now, {
        round,
        phase: 'night',
        discards: [],
        raiders: now.raiders.map((one) => ({ ...one, stacks: [] })),
        focus: { at: 'row', seat: firstPlayer },
        flights:
          now.round === 0 || now.firstPlayer === firstPlayer
            ? []
            : [
                {
                  what: { kind: 'idol' },
                  from: { at: 'row', seat: now.firstPlayer },
                  to: { at: 'row', seat: firstPlayer },
                },
              ],
      }),
      big: round > 1,
    }),
    (now) =>
      beat('deal', DURATIONS.card, now, {
        firstPlayer,
        turn: firstPlayer,
        raiders: now.raiders.map((one) => ({ ...one, handSize })),
        flights: now.raiders.map((_, seat) => ({
          what: { kind: 'cards', count: 3 },
          from: { at: 'trail' },
          to: { at: 'hand', seat },
        })),
      }),
  );
  return says(beats, 'dusk', round === 1 ? seen : nightFalls(start, round, viewer));
}

function nightFalls({ raiders }: Shown, round: number, viewer: View['viewer']): Moment {
  const at = (seat: number): number => raiders[seat]?.at ?? 0;
  const lead = raiders.reduce((best, { at: here }, seat) => (here > at(best) ? seat : best), 0);
  const own = viewer === 'spectator' ? null : at(viewer);
  // Of several who are as far, the viewer is named.
  const seat = viewer !== 'spectator' && own === at(lead) ? viewer : lead;
  return { type: 'nightFalls', round, at: own, leader: { seat, at: at(lead) } };
}

/** A card goes face down from a hand to its stack: what it is nobody is shown, not even whoever laid it. */
export function cardStacked(start: Shown, seen: SeenOf<'cardStacked'>): readonly ShownBeat[] {
  const { seat, onto, place } = seen;
  const beats = inSequence(
    start,
    (now) =>
      beat('stack', 420, now, {
        raiders: oneLess(now, seat),
        focus: { at: 'row', seat },
        flights: [
          { what: { kind: 'cards', count: 1 }, from: { at: 'hand', seat }, to: { at: 'stack', seat, place: onto } },
        ],
      }),
    (now) =>
      beat('stacked', DURATIONS.press, now, {
        raiders: raiderWith(now, seat, ({ stacks }) => ({ stacks: grown(stacks, place, 1, null) })),
        turn: after(now, seat),
      }),
  );
  return says(beats, 'stack', seen);
}

type Known = readonly (Card | null)[] | null;

/** A row after cards were laid at a place of it, on what is there or beside it. */
function grown(stacks: readonly ShownStack[], place: number, size: number, known: Known): readonly ShownStack[] {
  if (place >= stacks.length) return [...stacks, { kind: 'closed', size, known, going: false }];
  return stackWith(stacks, place, (below) => {
    if (below.kind === 'open') return below;
    const unseen = Array.from({ length: size }, () => null);
    return { ...below, size: below.size + size, known: below.known && [...below.known, ...(known ?? unseen)] };
  });
}

/** A Recon is discarded, and everybody sees at which stack somebody looks. */
export function peekOpened(start: Shown, seen: SeenOf<'peekOpened'>): readonly ShownBeat[] {
  const { seat, owner, place } = seen;
  const beats = inSequence(
    start,
    (now) =>
      beat('discard', 420, now, {
        raiders: oneLess(now, seat),
        focus: { at: 'row', seat },
        flights: [discarded(seat, 'recon')],
      }),
    (now) =>
      beat('peek', 420, now, {
        discards: [...now.discards, 'recon'],
        peek: { owner, place },
        focus: { at: 'stack', seat: owner, place },
      }),
  );
  return says(beats, 'discard', seen);
}

export function lookedAway(now: Shown, seen: SeenOf<'lookedAway'>): readonly ShownBeat[] {
  const { seat } = seen;
  const change: Partial<Shown> = { peek: null, turn: after(now, seat), focus: { at: 'row', seat } };
  return [{ ...beat('lookAway', DURATIONS.piece, now, change), says: seen }];
}

/** A Steal is discarded, and a whole stack slides across the table. */
export function stackStolen(start: Shown, seen: SeenOf<'stackStolen'>, { viewer }: View): readonly ShownBeat[] {
  const { seat, owner, from, size, onto, place } = seen;
  const stolen = start.raiders[owner]?.stacks[from];
  const known = stolen?.kind === 'closed' ? stolen.known : null;
  const beats = inSequence(
    start,
    (now) =>
      beat('discard', 420, now, {
        raiders: oneLess(now, seat),
        focus: { at: 'stack', seat: owner, place: from },
        flights: [discarded(seat, 'steal')],
      }),
    (now) => ({
      ...beat('steal', DURATIONS.staged, now, {
        discards: [...now.discards, 'steal'],
        raiders: raiderWith(now, owner, ({ stacks }) => ({
          stacks: stackWith(stacks, from, (one) => (one.kind === 'closed' ? { ...one, going: true } : one)),
        })),
        focus: { at: 'row', seat },
        flights: [
          {
            what: { kind: 'cards', count: size },
            from: { at: 'stack', seat: owner, place: from },
            to: { at: 'stack', seat, place: onto },
          },
        ],
      }),
      big: true,
      own: seat === viewer || owner === viewer,
    }),
    (now) => {
      const without = raiderWith(now, owner, ({ stacks }) => ({ stacks: stacks.filter((_, n) => n !== from) }));
      const raiders = raiderWith({ ...now, raiders: without }, seat, ({ stacks }) => ({
        stacks: grown(stacks, place, size, known),
      }));
      return beat('stolen', DURATIONS.piece, now, { raiders, turn: after(now, seat) });
    },
  );
  const taken = { type: 'stackTaken', seat, owner, size } as const;
  return says(says(beats, 'discard', taken), 'steal', taken);
}
