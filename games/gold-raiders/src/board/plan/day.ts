import { beat, DURATIONS, inSequence } from '@quri/board-kit';
import type { Seen } from '../../view/shapes.ts';
import type { Shown } from '../shown.ts';
import { after, raiderWith, type ShownBeat, stackWith } from './beats.ts';

type Of<T extends Seen['type']> = Extract<Seen, { type: T }>;

export const dayBegun = (now: Shown): readonly ShownBeat[] => [
  beat('dawn', DURATIONS.staged, now, { phase: 'day', focus: { at: 'row', seat: now.firstPlayer } }),
];

/** The stack opens card by card while its count rises, or Bandits turn up; then the raider walks. */
export function stackRevealed(start: Shown, seen: Of<'stackRevealed'>): readonly ShownBeat[] {
  const { seat, place, reading, from, to } = seen;
  const { counted, spaces } = reading;
  const size = counted.length;
  const each = Math.max(150, Math.min(520, 2400 / size));
  const opening = { seat, place, size, counted: [], spaces: null };
  return inSequence(
    start,
    (now) => beat('lift', DURATIONS.piece, now, { opening, focus: { at: 'stack', seat, place } }),
    (now) =>
      counted.map((_, i) => beat('turn', each, now, { opening: { ...opening, counted: counted.slice(0, i + 1) } })),
    (now) => beat('tally', DURATIONS.staged, now, { opening: { ...opening, counted, spaces } }),
    (now) =>
      beat('read', DURATIONS.piece, now, {
        opening: null,
        focus: { at: 'raider', seat },
        raiders: raiderWith(now, seat, ({ stacks }) => ({
          stacks: stackWith(stacks, place, () => ({ kind: 'open', size, reading })),
        })),
      }),
    (now) => walk(now, seat, from, to),
    (now) => beat('arrived', DURATIONS.press, now, { chased: null, focus: { at: 'row', seat } }),
  );
}

/** Stone by stone, however far, in about the time of a staged moment or two. */
function walk(start: Shown, seat: number, from: number, to: number): readonly ShownBeat[] {
  const far = Math.abs(to - from);
  const step = Math.sign(to - from);
  const each = Math.max(70, Math.min(190, 1400 / Math.max(1, far)));
  return Array.from({ length: far }, (_, i) =>
    beat('walk', each, start, {
      raiders: raiderWith(start, seat, () => ({ at: from + (i + 1) * step })),
      focus: { at: 'raider', seat },
      chased: step < 0 ? seat : null,
    }),
  );
}

export const dayTurnEnded = (now: Shown, { seat }: Of<'dayTurnEnded'>): readonly ShownBeat[] => [
  beat('pass', DURATIONS.piece, now, { turn: after(now, seat), focus: { at: 'row', seat: after(now, seat) } }),
];

export const gameEnded = (now: Shown, { winner }: Of<'gameEnded'>, settled: Shown): readonly ShownBeat[] => [
  beat('temple', DURATIONS.card, now, { focus: { at: 'raider', seat: winner } }),
  beat('win', DURATIONS.staged, settled, {}),
];
