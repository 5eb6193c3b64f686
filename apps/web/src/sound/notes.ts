import type { SoundKind } from '@quri/board-kit';

/** One tone, or a breath of noise. Seconds, hertz, and loudness as a share of what the volume allows. */
export interface Note {
  readonly wave: 'sine' | 'triangle' | 'noise';
  /** Of noise: the pitch it is filtered to. */
  readonly hz: number;
  /** Where the pitch has gone at the end; without it, it stays. */
  readonly toHz?: number;
  readonly at: number;
  readonly lasts: number;
  readonly gain: number;
}

/** So many sounds play at once at most, so each may be as loud as this: together they never exceed 1. */
export const MOST_AT_ONCE = 4;
export const LOUDEST = 1 / MOST_AT_ONCE;

const instrument =
  (wave: Note['wave']) =>
  (hz: number, at: number, lasts: number, gain: number, toHz?: number): Note => ({
    wave,
    hz,
    at,
    lasts,
    gain,
    ...(toHz !== undefined && { toHz }),
  });
const tone = instrument('sine');
const wood = instrument('triangle');
const breath = instrument('noise');

/** A pentatonic flute over wood and paper, in A. */
export const NOTES: Readonly<Record<SoundKind, readonly Note[]>> = {
  turn: [tone(440, 0, 0.5, 0.12), tone(659.3, 0.13, 0.6, 0.12)],
  card: [breath(2600, 0, 0.09, 0.1, 900), wood(180, 0.05, 0.07, 0.1, 120)],
  gems: [tone(1318.5, 0, 0.22, 0.06), tone(1568, 0.06, 0.22, 0.06), tone(2093, 0.12, 0.3, 0.06)],
  danger: [wood(110, 0, 0.7, 0.13, 73.4), breath(300, 0, 0.55, 0.1, 120)],
  piece: [wood(330, 0, 0.06, 0.1, 220), breath(1200, 0, 0.03, 0.05)],
  count: [wood(523.3, 0, 0.09, 0.12)],
  round: [tone(220, 0, 1.2, 0.1), tone(329.6, 0.02, 1.1, 0.07), tone(440, 0.3, 1, 0.06)],
  win: [
    tone(440, 0, 0.35, 0.09),
    tone(523.3, 0.16, 0.35, 0.08),
    tone(659.3, 0.32, 0.4, 0.08),
    tone(880, 0.52, 1.1, 0.12),
  ],
  refusal: [wood(196, 0, 0.12, 0.12, 165), wood(165, 0.12, 0.16, 0.1, 139)],
  chat: [tone(784, 0, 0.12, 0.09), tone(988, 0.07, 0.16, 0.08)],
};

/** How long a sound takes, in seconds. */
export const lengthOf = (kind: SoundKind): number => Math.max(...NOTES[kind].map(({ at, lasts }) => at + lasts));
