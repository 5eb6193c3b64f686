import { defaultOptions } from '@quri/kernel';
import { describe, expect, test } from 'vitest';
import { tilesNeeded, unfairnessOf } from '../src/answers/board-faults.ts';
import { labelOf } from '../src/answers/map.ts';
import { poseNamed } from '../src/answers/named-cells.ts';
import { boardOf, canonicalPose, HEXAGON, readBoard, targetsFor } from '../src/components.ts';
import { inka } from '../src/game.ts';
import { TEMPLE_BOARD } from '../src/temple.data.ts';
import { TEMPLE_2_BOARD } from '../src/temple-2.data.ts';
import { cell, newGame, pose, STARTS, USUAL } from './temple.ts';

const board = boardOf(USUAL);
const rows: readonly string[] = TEMPLE_BOARD.rows;
const faultOf = (value: unknown): string | undefined =>
  inka.optionsFault?.({ ...USUAL, board: typeof value === 'string' ? value : JSON.stringify(value) })?.reason;
/** The board with one row written otherwise. */
const rowsWith = (at: number, row: string): readonly string[] => rows.map((one, i) => (i === at ? row : one));

describe('the box', () => {
  test('IN-C1 everybody has a counter, a blocking counter and three statues', () => {
    for (const players of [2, 3, 4]) {
      const { state } = newGame(players, {}, '0');
      expect(state.counters).toHaveLength(players);
      expect(state.blockers).toEqual(state.counters.map(() => null));
      expect(state.statues.map((standing) => standing.length)).toEqual(state.counters.map(() => 3));
    }
    expect(inka.meta.players(USUAL)).toEqual({ min: 2, max: 4 });
  });

  test('IN-C2 thirteen stepping tiles and three target tiles, each with a statue of every colour', () => {
    const { state } = newGame(3, {}, '0');
    expect(state.undrawn).toHaveLength(13);
    expect(state.poses.slice(13)).toEqual([pose('U(-1,0)+D(-2,0)'), pose('U(0,0)+D(0,0)'), pose('U(0,-1)+D(0,-2)')]);
    expect(state.statues).toEqual([13, 14, 15].map(() => [13, 14, 15]));
  });

  test('IN-C3 150 cells, 38 of them ground, 210 places for a rhombus', () => {
    expect(board.ground).toHaveLength(150);
    expect(board.ground.filter(Boolean)).toHaveLength(38);
    expect(HEXAGON.neighbours.filter((next) => next !== null)).toHaveLength(2 * 210);
  });

  test('IN-C3 the symbols lie where the plan says', () => {
    expect(board.starts).toEqual(STARTS.map(cell));
    const passages = ['D(-5,1)', 'D(2,1)', 'U(-2,3)', 'U(-3,-2)', 'U(4,-2)', 'D(1,-4)'].map(cell);
    expect(new Set(board.passages)).toEqual(new Set(passages));
    expect(new Set(board.diamonds)).toEqual(new Set(['D(-5,0)', 'D(3,0)', 'U(-4,-1)', 'U(4,-1)'].map(cell)));
    const snakes = board.symbols.flatMap((symbol, at) => (symbol === 'snake' ? [at] : []));
    expect(new Set(snakes)).toEqual(new Set(['U(-3,3)', 'U(-1,3)', 'D(0,-4)', 'D(2,-4)'].map(cell)));
  });

  test('IN-C3 a cell is named by the letter of its row and its place in it', () => {
    expect([cell('U(-5,4)'), cell('U(0,0)'), cell('D(4,-5)')].map(labelOf)).toEqual(['a1', 'e11', 'j11']);
    expect(new Set(board.ground.map((_, at) => labelOf(at))).size).toBe(150);
  });

  test('IN-C4 the thirteen faces', () => {
    const faces = board.faces.map(({ walls, snakes }) => `${walls.join('')}/${snakes.map(Number).join('')}`);
    expect(faces).toEqual([
      '/00',
      '/00',
      '/10',
      '/11',
      '/11',
      '0/00',
      '0/01',
      '01/00',
      '01/01',
      '02/00',
      '13/10',
      '4/00',
      '4/01',
    ]);
    expect(board.faces.flatMap(({ symmetric }, tile) => (symmetric ? [tile] : []))).toEqual([0, 1, 3, 4, 9, 11]);
  });
});

describe('boards are data', () => {
  test('IN-C5 the board is symmetric, its middle surrounded by holes, and every start needs two tiles', () => {
    expect(unfairnessOf(board)).toBeNull();
    for (const start of board.starts) expect(tilesNeeded(board, start)).toBeGreaterThanOrEqual(2);
  });

  test('IN-C5 the same board as JSON, with or without its faces, is another board that can be played', () => {
    expect(faultOf(TEMPLE_BOARD)).toBeUndefined();
    expect(faultOf({ rows })).toBeUndefined();
    expect(boardOf({ board: JSON.stringify({ rows }) })).toEqual(board);
  });

  test('IN-C5 temple-2 is the same board, but with two players the target tiles lie nearer to one start', () => {
    const second = boardOf({ board: 'temple-2' });
    expect(defaultOptions(inka.meta.options, 2).board).toBe('temple-2');
    expect({ ...second, targetsWith: {} }).toEqual(board);
    expect(unfairnessOf(second)).toBeNull();
    const own = ['e9-e10', 'f8-g7', 'f10-f11'].map((place) => canonicalPose(poseNamed(place)));
    for (const [players, poses] of [
      [2, own],
      [3, board.targets],
      [4, board.targets],
    ] as const) {
      expect(targetsFor(second, players)).toEqual(poses);
      expect(targetsFor(board, players)).toEqual(board.targets);
      expect(inka.blank(players, { ...USUAL, board: 'temple-2' }).poses.slice(13)).toEqual(poses);
    }
    for (const start of second.starts) expect(tilesNeeded(second, start, own)).toBeGreaterThanOrEqual(2);
  });

  test('IN-C5 a board as JSON may name the places of the target tiles by number of players', () => {
    expect(boardOf({ board: JSON.stringify(TEMPLE_2_BOARD) })).toEqual(boardOf({ board: 'temple-2' }));
    const three = { ...TEMPLE_2_BOARD, targets: { 3: ['f8-g7', 'e10-e9', 'f11-f10'] } };
    const own = boardOf({ board: JSON.stringify(three) });
    expect(targetsFor(own, 2)).toEqual(board.targets);
    expect(new Set(targetsFor(own, 3))).toEqual(new Set(boardOf({ board: 'temple-2' }).targetsWith[2]));
  });

  test('IN-C4 faces that are one another the other way round are one face', () => {
    const plain = Array.from({ length: 10 }, () => '');
    const { faces, alike } = boardOf({
      board: JSON.stringify({ rows, faces: [...plain, 'e0 e1 h1', 'h0 e3 e2', 'h0'] }),
    });
    expect(alike.map((group) => group.length)).toEqual([10, 2, 1]);
    expect(faces[11]).toEqual(faces[10]);
  });

  test.each([
    ['form', 'no board'],
    ['form', '{"rows":[]'],
    ['form', { rows: 'S#' }],
    ['form', { rows, tiles: [] }],
    ['form', { rows, faces: [1] }],
    ['rows', { rows: rows.slice(1) }],
    ['rows', { rows: [...rows, ''] }],
    ['rows', { rows: rowsWith(0, 'S#......#S') }],
    ['cells', { rows: rowsWith(0, 'S#...x...#S') }],
    ['targets', { rows: rowsWith(4, '.d#....11.........#d.'.slice(0, 19)) }],
    ['targets', { rows: rowsWith(4, '.d#....1.122....#d.') }],
    ['faces', { rows, faces: TEMPLE_BOARD.faces.slice(1) }],
    ['faces', { rows, faces: [...TEMPLE_BOARD.faces.slice(1), 'e4'] }],
    ['faces', { rows, faces: [...TEMPLE_BOARD.faces.slice(1), 'e0 e0'] }],
    ['form', { rows, targets: ['e9-e10', 'f8-g7', 'f10-f11'] }],
    ['form', { rows, targets: { 2: 'e9-e10' } }],
    ['targets', { rows, targets: { 5: ['e9-e10', 'f8-g7', 'f10-f11'] } }],
    ['targets', { rows, targets: { 2: ['e9-e10', 'f8-g7'] } }],
    ['targets', { rows, targets: { 2: ['e9-e10', 'f8-g7', 'f10-f11', 'd5-d6'] } }],
    ['targets', { rows, targets: { 2: ['e9-e10', 'f8-g7', 'e10-e11'] } }],
    ['targets', { rows, targets: { 2: ['e9-e10', 'f8-g7', 'f10-f12'] } }],
    ['targets', { rows, targets: { 2: ['e9-e10', 'f8-g7', 'f10-f20'] } }],
    ['targets', { rows, targets: { 2: ['e9-e10', 'f8-g7', 'k1-k2'] } }],
    ['middle', { rows, targets: { 2: ['e9-e10', 'f8-g7', 'e4-e5'] } }],
    ['starts', { rows: rowsWith(0, '.#.......#S') }],
    ['asymmetric', { rows: rowsWith(2, '.....#...#....#') }],
    [
      'middle',
      {
        rows: rows.map((row, i) =>
          i === 4 || i === 5 ? `${row.slice(0, 6)}#${row.slice(7, 12)}#${row.slice(13)}` : row,
        ),
      },
    ],
  ])('IN-C5 %s: a board with a fault is refused: %j', (fault, value) => {
    expect(faultOf(value)).toBe(fault);
  });

  test('IN-C5 a start from which one tile leads to the middle is too near', () => {
    const near = rows.map((row) => row.replace(/\./g, '#'));
    const middle = HEXAGON.rows.map((_, i) => Array.from(near[i] ?? ''));
    const ends = new Set(board.targets.flatMap((one) => [Math.floor(one / 3), HEXAGON.neighbours[one] ?? -1]));
    HEXAGON.rows.forEach((row, i) => {
      row.forEach((at, j) => {
        const beside = [0, 1, 2].some((side) => ends.has(HEXAGON.neighbours[at * 3 + side] ?? -1));
        if (beside && !ends.has(at)) (middle[i] ?? [])[j] = '.';
      });
    });
    // Mirrored holes keep it symmetric.
    const symmetric = middle.map((row, i) =>
      row
        .map((mark, j) => {
          const mirrored = [middle[i]?.[row.length - 1 - j], middle[9 - i]?.[j], middle[9 - i]?.[row.length - 1 - j]];
          return mark === '#' && mirrored.some((one) => one !== '#') ? '.' : mark;
        })
        .join(''),
    );
    expect(faultOf({ rows: symmetric })).toBe('tooNear');
    const read = readBoard(JSON.stringify({ rows: symmetric }));
    expect(read.ok && tilesNeeded(read.value, cell('U(-5,4)'))).toBe(1);
  });
});
