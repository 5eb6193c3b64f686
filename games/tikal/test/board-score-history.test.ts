import { playThrough } from '@quri/board-kit/gallery';
import { seat } from '@quri/kernel';
import { describe, expect, test } from 'vitest';
import { SUBJECT } from '../gallery/scenes.ts';
import { scoreHistory } from '../src/screen.ts';
import type { Seen } from '../src/view/shapes.ts';

const scored = (n: number, points: number) => ({ type: 'scored', seat: seat(n), points });

describe('the score history', () => {
  test('TK-14: has a step for every scoring round', () => {
    const seen = [
      scored(1, 4),
      scored(0, 7),
      { type: 'scoringEnded', cause: 'volcano' },
      scored(0, 9),
      scored(1, 30),
      { type: 'scoringEnded', cause: 'final' },
    ] as unknown as Seen[];
    expect(scoreHistory(seen, 2)).toEqual([
      [0, 0],
      [7, 4],
      [9, 30],
    ]);
  });

  test('TK-A1: in an auction it begins with 20, and has a step for every bid that was paid', () => {
    const won = (n: number, paid: number) => ({ type: 'auctionWon', seat: seat(n), paid });
    const seen = [
      { type: 'tilesDisplayed', tiles: [] },
      won(1, 3),
      won(0, 0),
      scored(0, 25),
      scored(1, 20),
      { type: 'scoringEnded', cause: 'final' },
    ] as unknown as Seen[];
    expect(scoreHistory(seen, 2)).toEqual([
      [20, 20],
      [20, 17],
      [25, 20],
    ]);
  });

  test('it ends with the scores the rules give: three volcanoes and the end make four rounds', () => {
    for (const auction of [false, true]) {
      const log = playThrough(SUBJECT, { players: 3, viewer: 'spectator', seed: 'course', options: { auction } });
      const all = log.flatMap(({ seen }) => seen);
      const history = scoreHistory(all, 3);
      const paid = all.filter((one) => one.type === 'auctionWon' && one.paid > 0).length;
      expect(history).toHaveLength(1 + 4 + paid);
      expect(history.at(-1)).toEqual(log.at(-1)!.view.final?.scores);
    }
  });
});
