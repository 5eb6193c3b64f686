import { seat } from '@quri/kernel';
import { describe, expect, test } from 'vitest';
import { floorOf } from '../src/answers/floor.ts';
import { layings } from '../src/answers/laying.ts';
import type { Intent } from '../src/vocabulary.ts';
import { cell, FACE, newGame, pose, STARTS, temple } from './temple.ts';

const start = (name: string): Intent => ({ type: 'pickStart', cell: cell(name) });
const lay = (names: string): Intent => ({ type: 'layTile', pose: pose(names) });

describe('starts', () => {
  test('IN-1 the first player is drawn and picks, then the others in turn', () => {
    const game = newGame(3, {}, '2');
    expect(game.state.first).toBe(2);
    expect(game.awaited()).toBe(2);
    expect(game.offers()).toEqual(STARTS.map(start));
    game.play(start('U(0,4)'));
    expect(game.awaited()).toBe(0);
    expect(game.offers()).toEqual([start('U(-5,4)'), start('D(-1,-5)'), start('D(4,-5)')]);
    expect(game.refusal(start('U(0,4)'))).toEqual({
      code: 'startTaken',
      rule: 'IN-1',
      cell: cell('U(0,4)'),
      seat: 2,
    });
    expect(game.refusal(start('U(0,0)'))).toEqual({ code: 'noStart', rule: 'IN-1', cell: cell('U(0,0)') });
    expect(game.refusal(start('D(-1,-5)'), 1)).toEqual({ code: 'notYourTurn', rule: 'IN-1', turn: 0 });
    expect(game.refusal(lay('U(0,1)+D(0,1)'))).toEqual({ code: 'pickStartFirst', rule: 'IN-1' });
    game.play(start('U(-5,4)')).draws('4').play(start('D(4,-5)'));
    expect(game.state.counters).toEqual(['U(-5,4)', 'D(4,-5)', 'U(0,4)'].map(cell));
    expect(game.refusal(start('D(-1,-5)'))).toEqual({ code: 'startsPicked', rule: 'IN-1' });
  });
});

describe('laying tiles', () => {
  const laying = (players: number, draw: string) => {
    const game = newGame(players, {}, '0');
    STARTS.slice(0, players - 1).forEach((name) => {
      game.play(start(name));
    });
    return game.draws(draw).play(start(STARTS[players - 1] ?? ''));
  };

  test('IN-2 the first player draws, everybody sees the tile, and it is laid on two adjacent cells', () => {
    const game = laying(2, '5');
    expect(game.awaited()).toBe(0);
    expect(game.state).toMatchObject({ phase: 'layingTile', tile: 5 });
    expect(game.state.undrawn).toHaveLength(12);
    game.draws('3').play(lay('U(0,1)+D(0,1)'));
    expect(game.state.poses[5]).toBe(pose('U(0,1)+D(0,1)'));
    expect(game.awaited()).toBe(1);
    expect(game.state.tile).toBe(3);
    expect(game.refusal({ type: 'startWalking' })).toEqual({ code: 'layTileFirst', rule: 'IN-2' });
  });

  test('IN-2 holes, ground and symbols may be covered; a tile, a target tile or a counter may not', () => {
    const game = laying(2, '5').draws('6').play(lay('U(0,1)+D(0,1)'));
    for (const names of ['U(-2,3)+D(-2,3)', 'D(-1,-5)+U(-1,-4)', 'D(3,0)+U(4,0)'])
      expect(game.refusal(lay(names)), names).toBeNull();
    const there = { code: 'tileThere', rule: 'IN-2' };
    expect(game.refusal(lay('D(0,1)+U(1,1)'))).toEqual({ ...there, cell: cell('D(0,1)'), tile: 5 });
    expect(game.refusal(lay('D(-1,0)+U(0,0)'))).toEqual({ ...there, cell: cell('U(0,0)'), tile: 14 });
    expect(game.refusal(lay('U(0,4)+D(0,3)'))).toEqual({
      code: 'counterThere',
      rule: 'IN-2',
      cell: cell('U(0,4)'),
      seat: 1,
    });
  });

  test('IN-2 a tile that looks the same either way is laid one way only', () => {
    const game = laying(2, String(FACE.plain));
    expect(game.refusal(lay('D(0,1)+U(0,1)'))).toEqual({
      code: 'looksTheSame',
      rule: 'IN-2',
      pose: pose('U(0,1)+D(0,1)'),
    });
    // 210 places, less those with a half on one of six target cells or on one of two starts.
    expect(game.offers()).toHaveLength(210 - 15 - 4);
    expect(laying(2, String(FACE.wall)).offers().length).toBeGreaterThan(300);
  });

  test('IN-3 another player’s start must keep an edge without a wall', () => {
    // The start U(0,4) of player 1 has two neighbours: D(-1,4) and D(0,3).
    const game = temple({ phase: 'layingTile', tiles: { [FACE.wall]: 'D(0,3)+U(1,3)' }, state: { tile: FACE.corner } });
    const floor = floorOf(game.state);
    const sides = [0, 1, 2].map((side) => floor.walls[cell('U(0,4)') * 3 + side]);
    expect(sides).toEqual([0, 0, 1]);
    const closing = lay('D(-1,4)+U(-1,4)');
    const alsoClosing = layings(game.state, floor, FACE.corner, seat(1)).filter(
      (one) => !layings(game.state, floor, FACE.corner, seat(0)).includes(one),
    );
    expect(alsoClosing).toContain(pose('D(-1,4)+U(-1,4)'));
    expect(game.refusal(closing)).toEqual({ code: 'closesStart', rule: 'IN-3', cell: cell('U(0,4)'), seat: 1 });
    expect(game.offers()).not.toContainEqual(closing);
  });

  test('IN-3 one may close one’s own start, and a start that nobody picked is not protected', () => {
    const tiles = { [FACE.wall]: 'D(0,3)+U(1,3)' };
    const closing = lay('D(-1,4)+U(-1,4)');
    const own = temple({ phase: 'layingTile', turn: 1, tiles, state: { tile: FACE.corner } });
    expect(own.refusal(closing)).toBeNull();
    const free = temple({ phase: 'layingTile', tiles, state: { tile: FACE.corner } });
    free.state.starts = [cell('U(-5,4)'), cell('D(-1,-5)')];
    free.state.counters = [...free.state.starts];
    expect(free.refusal(closing)).toBeNull();
  });

  test('IN-4 after thirteen tiles the second player has the first turn, with any number of players', () => {
    for (const players of [2, 3, 4]) {
      const draws = Array.from({ length: 13 }, (_, tile) => String(tile));
      const game = newGame(players, {}, '1', ...draws);
      for (let picked = 0; picked < players; picked++) game.play(game.offers()[0] ?? start('U(0,0)'));
      const layers: number[] = [];
      while (game.state.phase === 'layingTile') {
        layers.push(game.awaited());
        game.play(game.offers().at(-1) ?? start('U(0,0)'));
      }
      expect(layers[0]).toBe(1);
      expect(layers).toHaveLength(13);
      expect(layers.at(-1)).toBe(1);
      expect(game.state).toMatchObject({ phase: 'movingTiles', turn: { seat: 2 % players, actionPoints: 3 } });
      expect(game.refusal(lay('U(0,1)+D(0,1)'))).toEqual({ code: 'tilesLaid', rule: 'IN-2' });
    }
  });
});
