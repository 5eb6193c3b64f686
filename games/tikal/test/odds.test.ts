import { everyChance, frozen } from '@quri/kernel';
import { describe, expect, test } from 'vitest';
import { hiddenTreasures, volcanoChance } from '../src/answers/odds.ts';
import { isVolcano, letterOf } from '../src/answers/terrain.ts';
import { odds } from '../src/board/odds/odds.tsx';
import { tikal } from '../src/game.ts';
import { LETTERS, TILE_IDS, type TileId } from '../src/vocabulary.ts';
import { jungle } from './jungle.ts';

const permutations = <T>(of: readonly T[]): readonly (readonly T[])[] =>
  of.length <= 1 ? [of] : of.flatMap((one, i) => permutations(of.toSpliced(i, 1)).map((rest) => [one, ...rest]));

/** TK-C5: every order in which these tiles can come, letter by letter. */
const ordersOf = (tiles: readonly TileId[]): readonly (readonly TileId[])[] =>
  LETTERS.reduce<readonly (readonly TileId[])[]>(
    (orders, letter) => {
      const within = permutations(tiles.filter((tile) => letterOf(tile) === letter));
      return orders.flatMap((order) => within.map((more) => [...order, ...more]));
    },
    [[]],
  );

describe('odds', () => {
  test.each<readonly (readonly TileId[])[]>([
    [['B1', 'B4', 'B6', 'C1', 'D1', 'D5']],
    [['D5', 'E1', 'E2', 'F1', 'F4', 'F5']],
    [['B6', 'D5', 'F5']],
    [['C1', 'G1', 'G2']],
  ])('TK-C5 the chance of a volcano is that of all orders: %s', (tiles) => {
    const orders = ordersOf(tiles);
    for (let ahead = 1; ahead <= tiles.length; ahead++) {
      const erupting = orders.filter((order) => order.slice(0, ahead).some(isVolcano)).length;
      expect(volcanoChance({ tiles }, ahead)).toBeCloseTo(erupting / orders.length, 12);
    }
  });

  test('TK-C7 the chance of each kind of treasure is that of the rules', () => {
    const { state } = jungle({ state: { treasures: [0, 1, 8, 9, 17, 4] } });
    const turn = { ...state.turn, workers: [{ figure: 'explorer' as const, at: 0, worked: [0] }] };
    const draws = everyChance((dice) => {
      const [event] = tikal.proceed(frozen({ ...state, phase: 'unearthing', turn }), dice);
      return event?.type === 'treasureFound' ? event.treasure : undefined;
    });
    expect(draws).toHaveLength(6);
    for (const { treasure, count } of hiddenTreasures(frozen(state))) {
      const chance = draws.reduce((sum, { probability, value }) => sum + (value === treasure ? probability : 0), 0);
      expect(count / 6).toBeCloseTo(chance, 12);
    }
  });

  test('look ahead to one’s own next turns, and no farther than there are tiles', () => {
    const shown = (tiles: readonly TileId[], language: 'en' | 'pl' = 'en') =>
      odds(tikal.project(frozen(jungle({ state: { tiles: tiles.slice() } }).state), 'spectator'), null, language)
        .groups;
    const [volcano, next, ...later] = shown(['B1', 'B4', 'B5', 'B6', 'C1']);
    // Two players: this turn, the next, and the one after both have had theirs again.
    expect(volcano?.rows.map(({ chance }) => chance)).toEqual([1 / 4, 1 / 2, 1]);
    expect(next?.rows.map(({ label, count, chance }) => [label, count, chance])).toEqual([
      ['Temple of 2', 1, 1 / 4],
      ['Clearing', 2, 1 / 2],
      ['Volcano', 1, 1 / 4],
    ]);
    expect(later[0]?.rows.map(({ count, chance }) => [count, chance])).toEqual([[1, undefined]]);
    expect(shown([], 'pl')[0]).toMatchObject({ rows: [], note: 'Nie ma już kafli.' });
    expect(shown(TILE_IDS)[0]?.rows[0]?.chance).toBe(0);
  });
});
