import { describe, expect, test } from 'vitest';
import { expedition } from './expedition.ts';

const START = ['0', 'artifact-mask'];

const carried = (e: ReturnType<typeof expedition>, n: number): readonly string[] =>
  e.explorer(n).artifacts.map(({ card, value }) => `${card.artifact} ${value}`);

describe('leaving', () => {
  test('IG-9 the gems on all cards are pooled and divided once among the leavers, the rest stays', () => {
    const e = expedition(4, [...START, 'treasure-11a']).go('tttt', 'treasure-7a');
    expect(e.path()).toEqual(['treasure-11a:3', 'treasure-7a:3']);
    e.go('ccct', 'treasure-4a');
    expect(e.tents()).toEqual([5, 5, 5, 0]);
    expect(e.path()).toEqual(['treasure-11a', 'treasure-7a', 'treasure-4a']);
  });

  test('IG-9 what cannot be divided lies together on one card', () => {
    const e = expedition(5, [...START, 'treasure-13a'])
      .go('ttttt', 'treasure-9a')
      .go('ttttt', 'fire-a');
    expect(e.path()).toEqual(['treasure-13a:3', 'treasure-9a:4', 'fire-a']);
    e.go('cctct', 'snake-a');
    expect(e.path()).toEqual(['treasure-13a', 'treasure-9a:1', 'fire-a', 'snake-a']);
    expect(e.tents()).toEqual([5, 5, 0, 5, 0]);
  });

  test('IG-9 eleven among four: two leave with one more each, a third takes the last', () => {
    const e = expedition(4, [...START, 'treasure-11a'])
      .go('cctt', 'fire-a')
      .go('ct', 'snake-a');
    expect(e.tents()).toEqual([3, 3, 3, 0]);
    expect(e.path()).toEqual(['treasure-11a', 'fire-a', 'snake-a']);
  });

  test('IG-10 what is in the tent is safe for good', () => {
    const e = expedition(3, [...START, 'treasure-9a'])
      .go('ctt', 'fire-a')
      .go('tt', 'fire-b', 'artifact-llama', 'treasure-3a');
    expect(e.tents()).toEqual([3, 0, 0]);
    e.go('ttt', 'snake-a').go('ttt', 'snake-b', 'artifact-knife', 'treasure-1a');
    expect(e.tents()).toEqual([3, 0, 0]);
  });

  test('IG-11 a lone leaver takes every artifact on the path', () => {
    const e = expedition(3, [...START, 'artifact-mask'])
      .go('ttt', 'treasure-3a')
      .go('ctt', 'treasure-2a');
    expect(carried(e, 0)).toEqual(['mask 5']);
    expect(e.path()).toEqual(['treasure-3a', 'treasure-2a']);
    expect(e.state.carriedOut).toBe(1);
    expect(e.tents()).toEqual([1, 0, 0]);
  });

  test('IG-11 two leavers take none, and the artifact stays for a later one', () => {
    const e = expedition(3, [...START, 'artifact-mask']).go('cct', 'treasure-3a');
    expect([...carried(e, 0), ...carried(e, 1)]).toEqual([]);
    expect(e.path()).toEqual(['artifact-mask', 'treasure-3a']);
    e.go('c', 'artifact-llama', 'treasure-1a');
    expect(carried(e, 2)).toEqual(['mask 5']);
  });

  test('IG-11 the first three out of the temple are worth 5, later ones 10, counted one after the other', () => {
    const e = expedition(3, ['0', 'artifact-mask', 'treasure-1a']);
    e.go('ccc', 'artifact-llama', 'artifact-mask').go('ttt', 'artifact-llama').go('ctt', 'treasure-1a');
    expect(carried(e, 0)).toEqual(['mask 5', 'llama 5']);
    e.go('cc', 'artifact-knife', 'treasure-1a').go('ccc', 'artifact-beaker', 'artifact-knife');
    e.go('ttt', 'artifact-beaker').go('tct', 'treasure-1a');
    expect(carried(e, 1)).toEqual(['knife 5', 'beaker 10']);
    e.go('cc', 'artifact-sunDisc', 'artifact-sunDisc').go('ttc', 'treasure-1a');
    expect(carried(e, 2)).toEqual(['sunDisc 10']);
    expect(e.state.carriedOut).toBe(5);
  });

  test('IG-11 artifacts lost on the path do not advance the count', () => {
    const e = expedition(3, [...START, 'artifact-mask'])
      .go('ccc', 'artifact-llama', 'artifact-llama')
      .go('ccc', 'artifact-knife', 'artifact-knife');
    e.go('ccc', 'artifact-beaker', 'artifact-beaker').go('ctt', 'treasure-1a');
    expect(carried(e, 0)).toEqual(['beaker 5']);
  });
});
