import { DURATIONS, inSequence } from '@quri/board-kit';
import type { SeenOf } from '../../view/shapes.ts';
import type { Shown } from '../shown.ts';
import { moment, type ShownBeat, step, type Watching } from './beats.ts';
import { changed } from './changes.ts';

/** A volcano darkens the sky, or the jungle is explored: everybody scores. */
export const scoringBegun = (now: Shown, seen: SeenOf<'scoringBegun'>): readonly ShownBeat[] => {
  const { cause, order } = seen;
  const begins = order[0] ?? now.turn.seat;
  const after = { ...now, ...changed(now, seen) };
  return [
    {
      ...step('eruption', DURATIONS.staged, after, { dark: cause === 'volcano', focus: { at: 'tile' } }),
      says: moment({ type: 'everybodyScores', cause, begins }),
      big: true,
    },
    step('nextTurn', DURATIONS.piece, after, { focus: { at: 'seat', seat: begins } }),
  ];
};

/** What somebody scores is counted on the map: temple after temple, then the treasures, then all of it. */
export function scored(start: Shown, seen: SeenOf<'scored'>, { you }: Watching): readonly ShownBeat[] {
  const { seat, count, points } = seen;
  const { temples, treasures, total } = count;
  const parts = temples.length + (treasures > 0 ? 1 : 0);
  const each = Math.max(140, Math.min(420, 2400 / Math.max(1, parts)));
  const sum = (many: number): number => temples.slice(0, many).reduce((all, { value }) => all + value, 0);
  const panel = { at: 'seat', seat } as const;
  return inSequence<Shown>(
    start,
    (now) =>
      temples.map(({ hex }, i) =>
        step('tally', each, now, {
          counting: { seat, temples: temples.slice(0, i + 1), treasures: null, total: sum(i + 1) },
          focus: { at: 'hex', hex },
        }),
      ),
    (now) =>
      treasures === 0
        ? []
        : [step('tally', each, now, { counting: { seat, temples, treasures, total }, focus: panel })],
    (now) => ({
      ...step('score', DURATIONS.staged, now, {
        ...changed(now, seen),
        counting: { seat, temples, treasures, total },
        focus: panel,
      }),
      says: moment({ type: 'seatScores', seat, count, points }),
      big: true,
      own: seat === you,
    }),
    (now) => step('scored', DURATIONS.press, now, { focus: panel }),
  );
}

/** The end of a scoring round, and the next bonus turn in it. */
export const roundWentOn = (now: Shown, seen: SeenOf<'bonusTurnBegun' | 'scoringEnded'>): readonly ShownBeat[] => {
  const after = { ...now, ...changed(now, seen) };
  return [{ ...step('next', DURATIONS.piece, after, { focus: { at: 'seat', seat: after.turn.seat } }), says: seen }];
};

export const gameEnded = (now: Shown, seen: SeenOf<'gameEnded'>): readonly ShownBeat[] => [
  {
    ...step('win', DURATIONS.staged, now, { ...changed(now, seen), focus: { at: 'seat', seat: seen.winners[0] ?? 0 } }),
    says: seen,
    big: true,
  },
];
