import { type Frozen, frozen, seat } from '@quri/kernel';
import { describe, expect, test } from 'vitest';
import { ARTIFACT_CARDS } from '../src/components.ts';
import { incanGold } from '../src/game.ts';
import type { State } from '../src/rules/state.ts';
import type { Options } from '../src/vocabulary.ts';
import { expedition } from './expedition.ts';

const START = ['0', 'artifact-mask'];

/** A finished game with these tents and this many artifacts of value 5 each. */
function finished(
  tents: readonly number[],
  artifacts: readonly number[],
  options: Partial<Options> = {},
): Frozen<State> {
  const { state } = expedition(tents.length, START, options);
  state.stage = 'over';
  state.explorers.forEach((explorer, n) => {
    explorer.tent = tents[n] ?? 0;
    explorer.artifacts = ARTIFACT_CARDS.slice(0, artifacts[n] ?? 0).map((card) => ({ card, value: 5 }));
  });
  return frozen(state);
}

describe('the end', () => {
  test('IG-16 wealth is the tent plus the artifacts; the most wins', () => {
    expect(incanGold.outcome(finished([10, 12, 3], [1, 0, 0]))).toEqual({
      winners: [0],
      scores: [15, 12, 3],
      reason: 'wealth',
    });
  });

  test('IG-16 with equal wealth the most artifacts win', () => {
    expect(incanGold.outcome(finished([10, 5, 15], [1, 2, 0]))).toEqual({
      winners: [1],
      scores: [15, 15, 15],
      reason: 'artifacts',
    });
  });

  test('IG-16 only those tied for wealth are compared by artifacts', () => {
    expect(incanGold.outcome(finished([10, 10, 0], [0, 0, 1]))).toMatchObject({ winners: [0, 1], reason: 'shared' });
  });

  test('IG-16 still tied, they share it', () => {
    expect(incanGold.outcome(finished([10, 5, 10], [1, 2, 1]))).toMatchObject({ winners: [1], reason: 'artifacts' });
    expect(incanGold.outcome(finished([5, 5, 1], [2, 2, 0]))).toEqual({
      winners: [0, 1],
      scores: [15, 15, 1],
      reason: 'shared',
    });
  });

  test('IG-16 nothing can be chosen after the end', () => {
    const over = finished([1, 2, 3], [0, 0, 0]);
    expect(incanGold.decide(over, seat(0), { type: 'choose', choice: 'camp' })).toEqual({
      ok: false,
      refused: { code: 'gameOver', rule: 'IG-16' },
    });
    expect(incanGold.legal(over, seat(0))).toEqual([]);
  });

  test('IG-16 there is no outcome before', () => {
    expect(incanGold.outcome(expedition(3, [...START, 'treasure-1a']).state)).toBeUndefined();
  });

  test('IG-17 a tent is seen by its owner only, until the end', () => {
    const e = expedition(3, [...START, 'treasure-9a']).go('ctt', 'treasure-4a');
    expect(e.view(seat(0)).explorers.map(({ tent }) => tent)).toEqual([3, null, null]);
    expect(e.view(seat(1)).explorers.map(({ tent }) => tent)).toEqual([null, 0, null]);
    expect(e.view('spectator').explorers.map(({ tent }) => tent)).toEqual([null, null, null]);
    expect(incanGold.project(finished([1, 2, 3], []), 'spectator').explorers.map(({ tent }) => tent)).toEqual([
      1, 2, 3,
    ]);
  });

  test('IG-17 with open tents everybody sees them', () => {
    const e = expedition(3, [...START, 'treasure-9a'], { openTents: true }).go('ctt', 'treasure-4a');
    expect(e.view('spectator').explorers.map(({ tent }) => tent)).toEqual([3, 0, 0]);
  });

  test('IG-17 gems beside tents, the path, artifacts and their values are public', () => {
    const e = expedition(3, [...START, 'artifact-mask']).go('ctt', 'treasure-5a');
    const view = e.view('spectator');
    expect(view.explorers.map(({ beside }) => beside)).toEqual([0, 2, 2]);
    expect(view.explorers[0]?.artifacts.map(({ card, value }) => [card.artifact, value])).toEqual([['mask', 5]]);
    expect(view.path.map(({ card, gems }) => [card.id, gems])).toEqual([['treasure-5a', 1]]);
  });
});
