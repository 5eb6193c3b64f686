import { seat } from '@quri/kernel';
import { whoFrom } from '@quri/words';
import { describe, expect, test } from 'vitest';
import { floorOf } from '../src/answers/floor.ts';
import { cellsOf, cornerSide, motionBetween } from '../src/answers/laid-tiles.ts';
import { POSES } from '../src/answers/laying.ts';
import { motionsFrom } from '../src/answers/tile-moves.ts';
import { cellEn, drawnTileEn, laidFaceEn, poseEn, tileMoveEn } from '../src/text/names.en.ts';
import { cellPl, drawnTilePl, laidFacePl, tileMovePl } from '../src/text/names.pl.ts';
import { at, lying, named } from './labels.ts';
import { FACE, temple } from './temple.ts';

const NAMES = ['Anna', 'Jan'];

describe('moves of a tile', () => {
  const labels = (from: string, to: string, tile = 0) => {
    const moved = { tile, from: lying(from), to: lying(to) };
    const motion = motionBetween(moved.from, moved.to);
    return motion === null ? null : [tileMoveEn(moved, motion), tileMovePl(moved, motion)];
  };

  test.each([
    ['e7–e8', 'e9–e10', 'Slide the tile on e7–e8 by 1 step to e9–e10', 'Przesuwam płytę z e7–e8 o 1 krok na e9–e10'],
    ['e7–e8', 'e3–e4', 'Slide the tile on e7–e8 by 2 steps to e3–e4', 'Przesuwam płytę z e7–e8 o 2 kroki na e3–e4'],
    [
      'c15–c14',
      'c3–c2',
      'Slide the tile on c15–c14 by 6 steps to c3–c2',
      'Przesuwam płytę z c15–c14 o 6 kroków na c3–c2',
    ],
    [
      'e7–e8',
      'e6–d5',
      'Turn the tile on e7–e8 round its left corner by 60° counter-clockwise to e6–d5',
      'Obracam płytę z e7–e8 wokół lewego rogu o 60° w lewo na e6–d5',
    ],
    [
      'e7–e8',
      'f7–f8',
      'Turn the tile on e7–e8 round its left corner by 60° clockwise to f7–f8',
      'Obracam płytę z e7–e8 wokół lewego rogu o 60° w prawo na f7–f8',
    ],
    [
      'e7–e8',
      'f7–e7',
      'Turn the tile on e7–e8 round its lower corner by 60° counter-clockwise to f7–e7',
      'Obracam płytę z e7–e8 wokół dolnego rogu o 60° w lewo na f7–e7',
    ],
  ])('from %s to %s', (from, to, inEnglish, inPolish) => {
    expect(labels(from, to)).toEqual([inEnglish, inPolish]);
  });

  test('name golden tiles, and are none where no motion leads', () => {
    expect(labels('e7–e8', 'e9–e10', 13)).toEqual([
      'Slide the golden tile on e7–e8 by 1 step to e9–e10',
      'Przesuwam złotą płytę z e7–e8 o 1 krok na e9–e10',
    ]);
    expect(labels('e7–e8', 'a1–a2')).toBeNull();
  });

  test('all read differently, for every place of a tile', () => {
    for (const from of POSES) {
      const ends = new Set(motionsFrom(from).flatMap(({ steps }) => steps.flatMap(({ pose }) => pose ?? [])));
      const said = [...ends].map((to) => {
        const motion = motionBetween(from, to);
        return motion === null ? '' : tileMoveEn({ tile: 0, from, to }, motion);
      });
      expect(new Set(said).size, poseEn(from)).toBe(ends.size);
      expect(said).not.toContain('');
    }
  });

  test('turn round the corner they name: each corner of a tile is on another side', () => {
    for (const from of POSES) {
      const corners = motionsFrom(from).flatMap(({ way }) => (way.kind === 'turn' ? [way.round] : []));
      const sides = new Set(corners.map((corner) => cornerSide(from, corner)));
      expect([...sides].sort(), poseEn(from)).toEqual(['left', 'lower', 'right', 'upper']);
    }
  });
});

describe('faces', () => {
  const { state } = temple({
    tiles: {
      [FACE.plain]: named('c9–c10'),
      [FACE.snakes]: named('h9–h10'),
      [FACE.cornerSnake]: named('b4–b3'),
      [FACE.innerSnake]: named('g7–g8'),
      [FACE.otherSides]: named('a4–a3'),
    },
  });

  test.each([
    [FACE.plain, 'a plain tile', 'gładką płytę'],
    [FACE.snake, 'a tile with a snake', 'płytę z wężem'],
    [FACE.snakes, 'a tile with two snakes', 'płytę z dwoma wężami'],
    [FACE.wall, 'a tile with a wall', 'płytę z murem'],
    [FACE.corner, 'a tile with two walls', 'płytę z dwoma murami'],
    [FACE.cornerSnake, 'a tile with two walls and a snake', 'płytę z dwoma murami i wężem'],
  ])('tile %i that was drawn', (tile, inEnglish, inPolish) => {
    expect([drawnTileEn(state, tile), drawnTilePl(state, tile)]).toEqual([inEnglish, inPolish]);
  });

  test.each([
    [FACE.plain, 'plain', 'gładka'],
    [FACE.snakes, 'snakes on h9 and h10', 'węże na h9, h10'],
    [
      FACE.cornerSnake,
      'walls between b4 and b5, b4 and a3; snake on b3',
      'mury na krawędziach b4–b5, b4–a3; wąż na b3',
    ],
    [FACE.innerSnake, 'wall between g7 and g8; snake on g8', 'mur na krawędzi g7–g8; wąż na g8'],
  ])('tile %i on the board', (tile, inEnglish, inPolish) => {
    expect([laidFaceEn(state, tile), laidFacePl(state, tile)]).toEqual([inEnglish, inPolish]);
  });

  test('tell of a wall at the edge of the board', () => {
    expect([laidFaceEn(state, FACE.otherSides), laidFacePl(state, FACE.otherSides)]).toEqual([
      'walls between a4 and the edge of the board, a3 and b4; snake on a4',
      'mury na krawędziach a4–brzeg planszy, a3–b4; wąż na a4',
    ]);
  });
});

describe('cells', () => {
  const { state } = temple({
    tiles: { [FACE.snake]: named('c9–c10') },
    counters: [named('c9'), named('e11')],
    blockers: [null, named('c3')],
    statues: [[13, 14], [13]],
  });
  const said = (label: string) =>
    [cellEn, cellPl].map((say) => say(state, floorOf(state), at(label), whoFrom(NAMES, seat(0))));

  test.each([
    ['a1', 'a1: exit', 'a1: wyjście'],
    ['b7', 'b7: secret passage', 'b7: tajne przejście'],
    ['e2', 'e2: diamond', 'e2: diament'],
    ['b5', 'b5: snake', 'b5: wąż'],
    ['a2', 'a2: ground', 'a2: grunt'],
    ['c3', 'c3: hole, Jan’s blocker', 'c3: dziura, blokada (Jan)'],
    ['c9', 'c9: tile with a snake, your counter', 'c9: płyta z wężem, twój pionek'],
    ['c10', 'c10: tile', 'c10: płyta'],
    ['e11', 'e11: golden tile, your statue, Jan’s counter', 'e11: złota płyta, twój posążek, pionek (Jan)'],
    ['e8', 'e8: golden tile, your statue, Jan’s statue', 'e8: złota płyta, twój posążek, posążek (Jan)'],
  ])('%s', (label, inEnglish, inPolish) => {
    expect(said(label)).toEqual([inEnglish, inPolish]);
  });

  test('a pose names the cell of the first half first', () => {
    expect(cellsOf(lying('c9–c10'))).toEqual([at('c9'), at('c10')]);
    expect(poseEn(lying('c10–c9'))).toBe('c10–c9');
  });
});
