import { beat, DURATIONS, inSequence } from '@quri/board-kit';
import type { SeenOf, View } from '../../view/shapes.ts';
import type { Shown } from '../shown.ts';
import { after, raiderWith, type ShownBeat, says, stackWith } from './beats.ts';

export const dayBegun = (now: Shown, seen: SeenOf<'dayBegun'>): readonly ShownBeat[] => [
  {
    ...beat('dayBegins', DURATIONS.staged, now, { phase: 'day', focus: { at: 'row', seat: now.firstPlayer } }),
    says: seen,
  },
];

/** Somebody else's stack is opened, counted and walked a little faster than one's own: there are several of them. */
const OWN = { cards: 2000, tally: DURATIONS.staged, walk: 1150 };
const OTHERS = { cards: 1700, tally: 700, walk: 900 };

/** The stack opens card by card while its count rises, or Bandits turn up; then the raider walks. */
export function stackRevealed(start: Shown, seen: SeenOf<'stackRevealed'>, { viewer }: View): readonly ShownBeat[] {
  const { seat, place, reading, from, to, atTemple } = seen;
  const { counted, spaces } = reading;
  const size = counted.length;
  const ms = seat === viewer ? OWN : OTHERS;
  const each = Math.max(150, Math.min(460, ms.cards / size));
  const opening = { seat, place, size, counted: [], totalled: 0, spaces: null };
  const beats = inSequence(
    start,
    (now) => beat('lift', DURATIONS.piece, now, { opening, focus: { at: 'stack', seat, place } }),
    (now) =>
      counted.map((_, i) =>
        beat('turn', each, now, { opening: { ...opening, counted: counted.slice(0, i + 1), totalled: i } }),
      ),
    (now) => ({
      ...beat('tally', ms.tally, now, {
        opening: { ...opening, counted, totalled: size, spaces },
      }),
      big: true,
      own: seat === viewer,
    }),
    (now) =>
      beat('read', DURATIONS.piece, now, {
        opening: null,
        focus: { at: 'raider', seat },
        raiders: raiderWith(now, seat, ({ stacks }) => ({
          stacks: stackWith(stacks, place, () => ({ kind: 'open', size, reading })),
        })),
      }),
    (now) => walk(now, seat, from, to, ms.walk),
    (now) => beat('arrived', DURATIONS.press, now, { chased: null, focus: { at: 'row', seat } }),
  );
  const opened = says(beats, 'lift', { type: 'stackOpening', seat, place });
  return says(opened, 'tally', { type: 'stackCounted', seat, spaces, from, to, atTemple });
}

/** Stone by stone, however far, in about the time of a staged moment or two. */
function walk(start: Shown, seat: number, from: number, to: number, ms: number): readonly ShownBeat[] {
  const far = Math.abs(to - from);
  const step = Math.sign(to - from);
  const each = Math.max(70, Math.min(180, ms / Math.max(1, far)));
  return Array.from({ length: far }, (_, i) =>
    beat('walk', each, start, {
      raiders: raiderWith(start, seat, () => ({ at: from + (i + 1) * step })),
      focus: { at: 'raider', seat },
      chased: step < 0 ? seat : null,
    }),
  );
}

export function dayTurnEnded(now: Shown, seen: SeenOf<'dayTurnEnded'>): readonly ShownBeat[] {
  const next = after(now, seen.seat);
  return [{ ...beat('pass', DURATIONS.piece, now, { turn: next, focus: { at: 'row', seat: next } }), says: seen }];
}

export const gameEnded = (now: Shown, seen: SeenOf<'gameEnded'>, settled: Shown): readonly ShownBeat[] => [
  beat('temple', DURATIONS.card, now, { focus: { at: 'raider', seat: seen.winner } }),
  { ...beat('win', DURATIONS.staged, settled, {}), says: seen, big: true },
];
