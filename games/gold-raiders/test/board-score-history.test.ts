import { playThrough } from '@quri/board-kit/gallery';
import { seat } from '@quri/kernel';
import { describe, expect, test } from 'vitest';
import { SUBJECT } from '../gallery/scenes.ts';
import { scoreHistory } from '../src/screen.ts';
import type { Seen } from '../src/view/shapes.ts';

describe('the score history', () => {
  test('a round ends where its last walk ended', () => {
    const revealed = (n: number, to: number) => ({ type: 'stackRevealed', seat: seat(n), to });
    const seen = [
      { type: 'roundBegun', round: 1 },
      revealed(0, 6),
      revealed(0, 4),
      revealed(1, 3),
      { type: 'roundBegun', round: 2 },
      revealed(1, 5),
      { type: 'gameEnded', winner: seat(1) },
    ] as unknown as Seen[];
    expect(scoreHistory(seen, 2)).toEqual([
      [0, 0],
      [4, 3],
      [4, 5],
    ]);
  });

  test('it ends with the scores the rules give, one step a round', () => {
    const log = playThrough(SUBJECT, { players: 4, viewer: 'spectator', seed: 'course' });
    const { round, final } = log.at(-1)!.view;
    const history = scoreHistory(
      log.flatMap(({ seen }) => seen),
      4,
    );
    expect(history).toHaveLength(round + 1);
    expect(history.at(-1)).toEqual(final?.scores);
  });
});
