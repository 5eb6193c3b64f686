import { playThrough } from '@quri/board-kit/gallery';
import { seat } from '@quri/kernel';
import { describe, expect, test } from 'vitest';
import { SUBJECT } from '../gallery/scenes.ts';
import { scoreHistory } from '../src/screen.ts';
import type { Seen } from '../src/view/shapes.ts';

const taken = (n: number) => ({ type: 'statueTaken', seat: seat(n) });
const ended = (n: number) => ({ type: 'turnEnded', seat: seat(n) });

describe('the score history', () => {
  test('IN-13: has the statues of everybody after each turn', () => {
    const seen = [taken(1), taken(1), ended(1), ended(0), taken(0), ended(0)] as unknown as Seen[];
    expect(scoreHistory(seen, 2)).toEqual([
      [0, 0],
      [0, 2],
      [0, 2],
      [1, 2],
    ]);
  });

  test('IN-18: a turn that is ended by an escape counts, too; one that stalls has been ended already', () => {
    const over = (reason: string) => ({ type: 'gameEnded', reason });
    expect(scoreHistory([taken(0), over('escaped')] as unknown as Seen[], 2)).toEqual([
      [0, 0],
      [1, 0],
    ]);
    expect(scoreHistory([ended(0), over('noStatues')] as unknown as Seen[], 2)).toHaveLength(2);
  });

  test('it ends with the scores the rules give, and has a step for each turn', () => {
    const log = playThrough(SUBJECT, { players: 3, viewer: 'spectator', seed: 'course' });
    const { final, turnsTaken } = log.at(-1)!.view;
    const history = scoreHistory(
      log.flatMap(({ seen }) => seen),
      3,
    );
    expect(history.at(-1)).toEqual(final!.scores);
    expect(history).toHaveLength(1 + turnsTaken + (final!.reason === 'escaped' ? 1 : 0));
  });
});
