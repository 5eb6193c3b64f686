import { describe, expect, test } from 'vitest';
import { ALL_HEXES, labelOf } from '../src/answers/map.ts';
import { nextLetter } from '../src/answers/odds.ts';
import { cutsOff } from '../src/answers/placement.ts';
import { TILE_IDS, type TileId } from '../src/vocabulary.ts';
import { bring, endTurn, hex, jungle, newGame, place } from './jungle.ts';

/** Every hex is explored but for these. */
const explored = (...empty: readonly string[]) =>
  Object.fromEntries(
    ALL_HEXES.map(labelOf)
      .filter((label) => !['a4', 'a5', 'b4', 'b5', ...empty].includes(label))
      .map((label) => [label, ['C1'] as const]),
  );

const placing = (tile: TileId) => ({ phase: 'placing' as const, tile });

describe('tiles', () => {
  test('TK-C5 the letters come in order, within a letter by lot', () => {
    const game = newGame(2, {}, 'A4');
    expect(game.state.tile).toBe('A4');
    expect(nextLetter(game.state)).toBe('A');
    game.draws('A1', 'A2', 'A3', 'A5', 'A6', 'B3');
    const drawn: string[] = [];
    for (let turn = 0; turn < 6; turn++) {
      const [first] = game.offered('placeTile');
      if (first === undefined) throw new Error('there is no place');
      game.play(first, endTurn);
      drawn.push(game.state.tile ?? '');
    }
    expect(drawn).toEqual(['A1', 'A2', 'A3', 'A5', 'A6', 'B3']);
    expect(nextLetter(game.state)).toBe('B');
  });

  test('TK-1 first the tile, then up to ten points, and what is not used is lost', () => {
    const game = newGame(2, {}, 'A1');
    expect(game.refusal(bring())).toEqual({ code: 'placeTileFirst', rule: 'TK-1', tile: 'A1' });
    expect(game.refusal(endTurn)).toMatchObject({ code: 'placeTileFirst' });
    game.play(place('a3', 3));
    expect(game.state).toMatchObject({ phase: 'acting', tile: null });
    expect(game.points()).toBe(10);
    expect(game.refusal(place('b3'))).toEqual({ code: 'noTileToPlace', rule: 'TK-1' });
    game.play(bring(), bring());
    expect(game.points()).toBe(8);
    expect(game.events(endTurn)).toMatchObject([{ type: 'turnEnded', unused: 8 }]);
    game.draws('A2').play(endTurn);
    expect(game.state).toMatchObject({ tile: 'A2', turn: { seat: 1, actionPoints: 10 } });
  });

  test('TK-1 no action without the points for it', () => {
    const game = jungle({ points: 1, hexes: { a5: { explorers: [1, 0] } } });
    expect(game.refusal({ type: 'walk', figure: 'explorer', from: hex('a5'), to: hex('a4') })).toEqual({
      code: 'notEnoughPoints',
      rule: 'TK-7',
      cost: 2,
      left: 1,
    });
    game.play(bring());
    expect(game.offers()).toEqual([endTurn]);
    expect(game.refusal(bring())).toMatchObject({ code: 'notEnoughPoints', cost: 1, left: 0 });
  });
});

describe('placing', () => {
  test('TK-2 on an empty hex next to an explored one', () => {
    const game = jungle({ state: placing('A1') });
    expect(game.refusal(place('a5'))).toEqual({ code: 'alreadyExplored', rule: 'TK-2', hex: hex('a5') });
    expect(game.refusal(place('h1'))).toEqual({ code: 'notAtFrontier', rule: 'TK-2', hex: hex('h1') });
    const hexes = new Set(game.offered('placeTile').map((one) => one.hex));
    expect([...hexes].sort((a, b) => a - b)).toEqual(['a3', 'b3', 'c4', 'c5'].map(hex).sort((a, b) => a - b));
  });

  test('TK-2 a stone on either side of a shared edge is enough', () => {
    const game = jungle({ state: placing('C1') });
    // a4 has a stone to the north: whatever the tile shows there, a3 can be entered.
    for (const rotation of [0, 1, 2, 3, 4, 5] as const) expect(game.refusal(place('a3', rotation))).toBe(null);
    // So does b4 to the south-east, and c5 lies there.
    expect(game.refusal(place('c5', 0))).toBe(null);
  });

  test('TK-2 without a stone on a shared edge there is no passage', () => {
    // b2 touches a3 only, and a3 has its stones to the north.
    const game = jungle({ tiles: { a3: ['C1', 0] }, state: placing('C5') });
    expect(game.refusal(place('a2', 1))).toBe(null);
    expect(game.refusal(place('b2', 0))).toEqual({ code: 'noPassage', rule: 'TK-2', hex: hex('b2') });
    expect(game.refusal(place('b2', 4))).toBe(null);
    expect(game.offered('placeTile').filter((one) => one.hex === hex('b2'))).toEqual([place('b2', 4)]);
  });

  test('TK-2 a volcano is no hex to connect to', () => {
    const game = jungle({ tiles: { a3: ['B6'] }, state: placing('C5') });
    expect(game.refusal(place('a2', 3))).toEqual({ code: 'noPassage', rule: 'TK-2', hex: hex('a2') });
  });

  test('TK-2 a tile is not turned further than it looks different', () => {
    const game = jungle({ state: placing('D4') });
    expect(game.refusal(place('a3', 2))).toEqual({ code: 'turnedTooFar', rule: 'TK-2', rotations: 2 });
    expect(game.refusal(place('a3', 1))).toBe(null);
    expect(game.refusal(place('a5', 2))).toMatchObject({ code: 'alreadyExplored' });
  });

  test('TK-2 it never moves again', () => {
    const game = jungle({ state: placing('A1') }).play(place('a3', 3));
    expect(game.at('a3')).toMatchObject({ terrain: 'A1', rotation: 3, value: 1 });
    expect(game.offered('placeTile')).toEqual([]);
  });

  test('TK-3 ruins come with as many treasures as they show; which they are is not decided', () => {
    const game = jungle({ state: placing('A4') }).play(place('a3'));
    expect(game.at('a3')?.treasures).toBe(4);
    expect(game.state.treasures).toHaveLength(24);
  });
});

describe('volcanoes', () => {
  test('TK-4 a volcano may touch anything explored, another volcano too', () => {
    const game = jungle({ tiles: { a3: ['B6'] }, state: placing('D5') });
    expect(game.refusal(place('a2'))).toBe(null);
    expect(game.refusal(place('h1'))).toEqual({ code: 'notAtFrontier', rule: 'TK-4', hex: hex('h1') });
    expect(game.refusal(place('a3'))).toEqual({ code: 'alreadyExplored', rule: 'TK-4', hex: hex('a3') });
  });

  test('TK-4 it may not leave empty hexes that touch nothing but volcanoes', () => {
    const corner = { b1: ['C1'], b2: ['C2'], a3: ['D5'] } as const;
    const game = jungle({ tiles: corner, state: placing('F5') });
    // a1 and a2 are left: a volcano on one of them leaves the other, which touches b1 and is reachable still.
    expect(cutsOff(game.state, hex('a2'))).toBe(false);
    const alone = jungle({ tiles: { b1: ['B6'], a3: ['C1'], b2: ['C2'] }, state: placing('D5') });
    expect(cutsOff(alone.state, hex('a2'))).toBe(true);
    expect(alone.refusal(place('a2'))).toEqual({ code: 'cutsOff', rule: 'TK-4', hex: hex('a2') });
    expect(alone.refusal(place('a1'))).toBe(null);
    expect(alone.offered('placeTile')).not.toContainEqual(place('a2'));
  });

  test('TK-4 unless nothing else is possible', () => {
    // Only h4 and h5 are left, with volcanoes around them: whichever is taken, the other is cut off.
    const game = jungle({
      tiles: { ...explored('h4', 'h5'), g5: ['B6'], h3: ['D5'], g4: ['B6'] },
      state: placing('F5'),
    });
    expect(game.offered('placeTile').map((one) => one.hex)).toEqual([hex('h4'), hex('h5')]);
    expect(cutsOff(game.state, hex('h5'))).toBe(true);
  });

  test('TK-4 a tile that fits nowhere is set aside and counts as placed; treasures stay in the pile', () => {
    const game = jungle({
      tiles: { ...explored('h5'), g5: ['B6'], h4: ['D5'] },
      state: { ...placing('G3'), tiles: [] },
    }).proceed();
    expect(game.state).toMatchObject({ phase: 'acting', tile: null, turn: { seat: 0, actionPoints: 10 } });
    expect(game.at('h5')).toBe(null);
    expect(game.state.treasures).toHaveLength(24);
    expect(game.state.turn.summary.tile).toEqual({ id: 'G3', hex: null });
  });
});

test('TK-C5 every tile is drawn once', () => {
  expect(newGame(4, {}, 'A1').state.tiles).toEqual(TILE_IDS.filter((id) => id !== 'A1'));
});
