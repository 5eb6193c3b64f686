import { at, frozen, seat } from '@quri/kernel';
import { describe, expect, test } from 'vitest';
import { nextLetter, tilesToCome, volcanoChance } from '../src/answers/odds.ts';
import { waysFrom } from '../src/answers/reach.ts';
import { tikal } from '../src/game.ts';
import { TILE_IDS } from '../src/vocabulary.ts';
import { bring, changeCamp, hex, jungle, walk } from './jungle.ts';

const anna = seat(0);
const ways = (game: ReturnType<typeof jungle>, from: string, points = 10, figure: 'explorer' | 'leader' = 'explorer') =>
  waysFrom(game.state, { seat: 0, figure, from: from === 'supply' ? from : hex(from), points });
const to = (found: ReturnType<typeof ways>, label: string) => found.find((way) => way.hex === hex(label));

describe('reach', () => {
  // From a4 north to a3, and from there on to a2; c4 has a camp of one's own.
  const scene = {
    tiles: { a3: ['B2', 3], a2: ['C1', 3], c4: ['B4', 0, { camp: anna }] },
    hexes: { a4: { explorers: [1, 0] }, a5: { explorers: [1, 0] } },
    leaders: ['a4'],
  } as const;

  test('TK-7 every hex that can be reached, with the cheapest way and its cost', () => {
    const found = ways(jungle(scene), 'a4');
    expect(to(found, 'a3')).toEqual({ hex: hex('a3'), cost: 3, steps: [walk('a4', 'a3')] });
    expect(to(found, 'a2')).toEqual({ hex: hex('a2'), cost: 7, steps: [walk('a4', 'a3'), walk('a3', 'a2')] });
    expect(to(found, 'b5')).toMatchObject({ cost: 4 });
    expect(to(found, 'a4')).toBe(undefined);
    expect(to(ways(jungle(scene), 'a4', 6), 'a2')).toBe(undefined);
  });

  test('TK-6 by camps where that is cheaper', () => {
    const found = ways(jungle(scene), 'a5', 10, 'leader');
    expect(to(found, 'c4')).toEqual({ hex: hex('c4'), cost: 1, steps: [changeCamp('a5', 'c4', 'leader')] });
  });

  test('TK-5 from the supply by any camp', () => {
    const found = ways(jungle(scene), 'supply');
    expect(to(found, 'a5')).toEqual({ hex: hex('a5'), cost: 1, steps: [bring()] });
    expect(to(found, 'c4')).toEqual({ hex: hex('c4'), cost: 1, steps: [bring('c4')] });
    expect(to(found, 'a4')).toEqual({ hex: hex('a4'), cost: 3, steps: [bring(), walk('a5', 'a4')] });
  });

  test('TK-7 every way can be walked and costs what it says', () => {
    for (const figure of ['explorer', 'leader'] as const)
      for (const way of ways(jungle(scene), 'a4', 10, figure)) {
        const game = jungle(scene).play(...way.steps);
        expect(10 - game.points()).toBe(way.cost);
      }
  });
});

describe('odds', () => {
  test('TK-C5 what can still come, letter by letter', () => {
    expect(nextLetter({ tiles: TILE_IDS })).toBe('A');
    expect(nextLetter({ tiles: [] })).toBe(null);
    expect(tilesToCome({ tiles: ['A4', 'B1', 'B6'] })).toEqual([
      { letter: 'A', tiles: ['A4'] },
      { letter: 'B', tiles: ['B1', 'B6'] },
    ]);
  });

  test('TK-C5 the chance of a volcano within the next tiles', () => {
    expect(volcanoChance({ tiles: TILE_IDS }, 6)).toBe(0);
    expect(volcanoChance({ tiles: TILE_IDS }, 7)).toBeCloseTo(1 / 6);
    expect(volcanoChance({ tiles: TILE_IDS }, 12)).toBe(1);
    expect(volcanoChance({ tiles: ['A4', 'B1', 'B6'] }, 2)).toBeCloseTo(1 / 2);
    expect(volcanoChance({ tiles: ['B1', 'D5', 'D4', 'F5'] }, 4)).toBe(1);
    expect(volcanoChance({ tiles: ['D1', 'D5', 'F1', 'F5'] }, 1)).toBeCloseTo(1 / 2);
  });
});

test('TK-18 everything since the tile was drawn can be offered again after it was taken back: a fork shares nothing written', () => {
  const game = jungle({ hexes: { a4: { explorers: [2, 0] } } });
  const before = JSON.stringify(game.state);
  const copy = tikal.fork(frozen(game.state));
  game.play({ type: 'excavate', figure: 'explorer', hex: hex('a4') }, bring());
  expect(JSON.stringify(copy)).toBe(before);
  expect(at(copy.hexes, hex('a4'))?.value).toBe(1);
});
