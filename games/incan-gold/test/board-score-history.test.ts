import { accept, dealFromText, defaultOptions, frozen, move, pick, seat, seededRng } from '@quri/kernel';
import { describe, expect, test } from 'vitest';
import { artifactOf } from '../src/components.ts';
import { incanGold } from '../src/game.ts';
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

  test('it ends with the scores the rules give', () => {
    const { table } = dealFromText(incanGold, 5, defaultOptions(incanGold.meta.options, 5), 'course');
    const rng = seededRng('course');
    const seen: Seen[] = [];
    for (;;) {
      const by = incanGold.awaited(frozen(table.state))[0];
      if (by === undefined) break;
      const intent = pick(rng, incanGold.legal(frozen(table.state), by));
      const step = move(table, { seat: by, actor: 'bot', at: 0, ask: table.asks[by] ?? null, intent });
      if (!step.ok) throw new Error(step.refused.code);
      seen.push(...(step.value.seen.at(-1) ?? []));
      accept(table, step.value);
    }
    const history = scoreHistory(seen, 5);
    expect(history).toHaveLength(6);
    expect(history.at(-1)).toEqual(incanGold.outcome(frozen(table.state))?.scores);
  });
});
