import { seat } from '@quri/kernel';
import { describe, expect, test } from 'vitest';
import { artifactOf } from '../src/components.ts';
import { scoreHistory } from '../src/screen.ts';
import type { Seen } from '../src/view/shapes.ts';
import type { CardId } from '../src/vocabulary.ts';

describe('how a game came about', () => {
  test('gems count when their owner is home, and artifacts with them', () => {
    const artifacts = [{ card: artifactOf('artifact-mask' as CardId), value: 5 }];
    const seen = [
      { type: 'treasureFound', inside: [seat(0), seat(1)], share: 5, left: 1 },
      { type: 'leaversSettled', leavers: [seat(0)], share: 1, left: 0, artifacts },
      { type: 'hazardStruck', inside: [seat(1)] },
      { type: 'roundEnded', round: 1, reason: 'struck', lost: [] },
    ] as unknown as Seen[];
    expect(scoreHistory(seen, 2)).toEqual([
      [0, 0],
      [11, 0],
    ]);
  });
});
