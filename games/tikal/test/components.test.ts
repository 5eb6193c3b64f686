import { expect, test } from 'vitest';
import { columnOf, neighbourAt, rowOf } from '../src/answers/map.ts';
import { crossingCost, rotationsOf, stonesOn } from '../src/answers/stones.ts';
import { isVolcano, letterOf, terrainOf } from '../src/answers/terrain.ts';
import { treasureOf } from '../src/answers/treasures.ts';
import { BASE_CAMP, LEVEL_TILES, NEIGHBOURS, opposite, PRINTED_HEXES } from '../src/components.ts';
import { blank } from '../src/rules/setup.ts';
import { EDGES, HEXES, LETTERS, TILE_IDS, TREASURES } from '../src/vocabulary.ts';
import { hex, jungle } from './jungle.ts';

const options = { finalRound: 'placer', auction: false, odds: true } as const;
const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

test.each([2, 3, 4])('TK-C1 %i players begin with everything in their supplies and no points', (players) => {
  const { expeditions, hexes } = blank(players, options);
  expect(expeditions).toHaveLength(players);
  for (const one of expeditions)
    expect(one).toEqual({
      points: 0,
      explorers: 18,
      leader: 'supply',
      camps: 2,
      guards: 2,
      treasures: [0, 0, 0, 0, 0, 0, 0, 0],
    });
  expect(sum(hexes.flatMap((one) => one?.explorers ?? []))).toBe(0);
});

test('TK-C2 forty hexes in eight columns of five, odd columns half a hex lower', () => {
  expect(HEXES).toBe(40);
  const around = (label: string): readonly (string | null)[] =>
    EDGES.map((edge) => {
      const next = neighbourAt(hex(label), edge);
      return next === null ? null : `${'abcdefgh'.charAt(columnOf(next))}${rowOf(next) + 1}`;
    });
  expect(around('c3')).toEqual(['c2', 'd2', 'd3', 'c4', 'b3', 'b2']);
  expect(around('d3')).toEqual(['d2', 'e3', 'e4', 'd4', 'c4', 'c3']);
  expect(around('a1')).toEqual([null, null, 'b1', 'a2', null, null]);
  expect(around('h5')).toEqual(['h4', null, null, null, null, 'g5']);
});

test('TK-C2 whoever is a neighbour has one: across the opposite edge', () => {
  NEIGHBOURS.forEach((around, from) => {
    around.forEach((to, edge) => {
      if (to !== null) expect(NEIGHBOURS[to]?.[opposite(EDGES[edge] ?? 0)]).toBe(from);
    });
  });
});

test('TK-C3 four hexes are printed: the base camp, two temples of 1 and a clearing', () => {
  expect(PRINTED_HEXES.map(({ hex: one, terrain }) => [one, terrain.kind, terrain.value])).toEqual([
    [hex('a5'), 'base', 0],
    [hex('a4'), 'temple', 1],
    [hex('b4'), 'clearing', 0],
    [hex('b5'), 'temple', 1],
  ]);
  expect(blank(2, options).hexes.filter((one) => one === null)).toHaveLength(36);
  expect(BASE_CAMP).toBe(hex('a5'));
});

test('TK-C3 base camp to either temple costs 2, to the clearing 1; the clearing touches both without a passage', () => {
  const { state } = jungle();
  const cost = (from: string, to: string): number => {
    const edge = EDGES.find((one) => neighbourAt(hex(from), one) === hex(to));
    if (edge === undefined) throw new Error('no neighbours');
    return crossingCost(state, hex(from), edge);
  };
  expect([cost('a5', 'a4'), cost('a5', 'b5'), cost('a5', 'b4')]).toEqual([2, 2, 1]);
  expect([cost('b4', 'a4'), cost('b4', 'b5')]).toEqual([0, 0]);
  expect([cost('a4', 'a5'), cost('b5', 'a5'), cost('b4', 'a5')]).toEqual([2, 2, 1]);
});

test('TK-C4 thirty-six tiles: letters, kinds, values, treasures and stones add up', () => {
  const tiles = TILE_IDS.map((id) => terrainOf(id));
  expect(new Set(TILE_IDS).size).toBe(36);
  expect(LETTERS.map((letter) => TILE_IDS.filter((id) => letterOf(id) === letter).length)).toEqual([
    6, 6, 5, 5, 5, 5, 4,
  ]);
  expect(sum(tiles.map(({ treasures }) => treasures))).toBe(24);
  for (const { kind, stones } of tiles) expect(sum(stones)).toBe(kind === 'volcano' ? 0 : 3);
  const kinds = (kind: string): number => tiles.filter((one) => one.kind === kind).length;
  expect(['temple', 'ruins', 'clearing', 'volcano'].map(kinds)).toEqual([15, 8, 10, 3]);
  expect(TILE_IDS.filter((id) => isVolcano(id)).map(letterOf)).toEqual(['B', 'D', 'F']);
  expect(tiles.filter(({ kind }) => kind === 'temple').map(({ value }) => value)).toEqual([
    1, 2, 2, 2, 3, 3, 4, 5, 5, 5, 6, 4, 4, 3, 3,
  ]);
});

test('TK-C4 a tile turned clockwise carries its stones along; rotations that look alike count once', () => {
  expect(EDGES.map((edge) => stonesOn('A1', 0, edge))).toEqual([2, 1, 0, 0, 0, 0]);
  expect(EDGES.map((edge) => stonesOn('A1', 2, edge))).toEqual([0, 0, 2, 1, 0, 0]);
  expect(rotationsOf('A1')).toEqual([0, 1, 2, 3, 4, 5]);
  expect(rotationsOf('D4')).toEqual([0, 1]);
  expect(rotationsOf('B6')).toEqual([0]);
});

test('TK-C6 forty-eight level tiles', () => {
  expect(LEVEL_TILES).toEqual([3, 6, 9, 11, 8, 5, 3, 2, 1]);
  expect(sum(LEVEL_TILES)).toBe(48);
});

test('TK-C7 twenty-four treasures, three of each of eight kinds', () => {
  const { treasures } = blank(4, options);
  expect(treasures).toHaveLength(24);
  for (const kind of TREASURES) expect(treasures.filter((one) => treasureOf(one) === kind)).toHaveLength(3);
});
