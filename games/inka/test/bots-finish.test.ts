import { advance, apply, asList, at, type Bot, frozen, pick, rngDice, type Seat, seededRng } from '@quri/kernel';
import { describe, expect, test } from 'vitest';
import { cellsOf } from '../src/answers/laid-tiles.ts';
import { HEXAGON, printedBoard } from '../src/answers/map.ts';
import { finishesOf } from '../src/bot/finish.ts';
import type { Goal } from '../src/bot/joins.ts';
import { positionOf } from '../src/bot/position.ts';
import { intentsOf } from '../src/bot/turns.ts';
import { bots } from '../src/engine.ts';
import { type Inka, inka } from '../src/game.ts';
import type { State } from '../src/rules/state.ts';
import { TEMPLE_BOARD } from '../src/temple.data.ts';
import { type Intent, type Options, STEPPING_TILES } from '../src/vocabulary.ts';
import { GOALS, isReachable, isReached, played, reachableGoals } from './every-turn.ts';
import { FACE, move, START_WALKING, temple, USUAL, walk } from './temple.ts';

const UNLIMITED = 1e9;

const greedy = bots.find(({ id }) => id === 'greedy') as Bot<Inka>;

/** The positions of a game among greedy bots in which somebody may move tiles or walk. */
function* positions(seed: string): Generator<State> {
  const players = 2;
  const state = inka.blank(players, USUAL);
  const dice = rngDice(seededRng(seed));
  advance(inka, state, dice);
  for (let by: Seat | undefined = inka.awaited(frozen(state))[0]; by !== undefined; ) {
    const view = inka.fork(frozen(state));
    const offers = inka.legal(frozen(state), by);
    const rng = seededRng(`${seed} ${state.turnsTaken}`);
    const asked = { seat: by, players, options: state.options, view, memory: {}, offers, rng, ms: 1000, now: () => 0 };
    for (const intent of asList(greedy.choose(asked))) {
      if (state.phase === 'movingTiles' || state.phase === 'walking') yield inka.fork(frozen(state));
      apply(inka, state, by, intent, dice);
    }
    by = inka.awaited(frozen(state))[0];
  }
}

let known: readonly State[] | undefined;

/** The game that all positions are taken from, under any options. */
function gameUnder(options: Partial<Options>): readonly State[] {
  known ??= [...positions('finish')];
  return known.map((state) => ({ ...state, options: { ...state.options, ...options } }));
}

/** The same with so many points, and of the mover's statues only so many left to be taken. */
function withLeft(state: State, points: number, statues: number): State {
  const copy = inka.fork(frozen(state));
  const { seat } = copy.turn;
  // Whoever has all statues and comes to an exit has won: nobody begins a turn there.
  const least = printedBoard(copy).starts.some((cell) => cell === copy.counters[seat]) ? 1 : 0;
  copy.turn = { ...copy.turn, actionPoints: points };
  copy.statues = copy.statues.map((all, one) => (one === seat ? all.slice(0, Math.max(least, statues)) : all));
  copy.positions = [];
  return copy;
}

/**
 * The same with few tiles, so that all turns can be played. Of the others some are printed on the board, but for their
 * walls, and the mover may be on one that is left: without these there would be too few ways.
 */
function withFewTiles(state: State, count: number, rng: ReturnType<typeof seededRng>): State {
  // So few tiles are left where there are two points or three: target tiles moved from diamonds would be too many turns.
  const printed = TEMPLE_BOARD.rows.join('');
  const marks = Array.from(count < 3 ? printed.replaceAll('d', '#') : printed);
  const tiles = Array.from({ length: STEPPING_TILES }, (_, tile) => tile);
  const copy = inka.fork(frozen(state));
  const { seat } = copy.turn;
  while (tiles.length > count) {
    const [tile = 0] = tiles.splice(rng.below(tiles.length), 1);
    const cells = cellsOf(state.poses[tile] ?? 0);
    const { snakes } = at(printedBoard(state).faces, tile);
    copy.poses[tile] = null;
    if (rng.fraction() < 0.4 && !state.counters.some((one) => one !== null && cells.includes(one))) continue;
    cells.forEach((cell, half) => {
      if (marks[cell] !== 'S') marks[cell] = snakes[half] ? 's' : '#';
    });
  }
  const [there] = cellsOf(copy.poses[tiles[0] ?? 0] ?? 0);
  if (rng.fraction() < 0.6 && ![...copy.counters, ...copy.blockers].includes(there)) copy.counters[seat] = there;
  const rows = HEXAGON.rows.map((cells) => cells.map((cell) => marks[cell]).join(''));
  copy.options = { ...copy.options, board: JSON.stringify({ rows }) };
  return copy;
}

const finish = (state: State, goal: Goal, tries = UNLIMITED) => finishesOf(positionOf(state), goal, 1, tries);

/** What the solver would do; nothing if it has proved that there is no way. */
function solution(state: State, goal: Goal): readonly Intent[] | undefined {
  const { found, complete } = finish(state, goal);
  const [one] = found;
  if (one !== undefined) return intentsOf(positionOf(state), one.moves, one.walk);
  expect(complete).toBe(true);
  return undefined;
}

function expectSolved(state: State, goal: Goal, isReachable: boolean): readonly Intent[] {
  const intents = solution(state, goal);
  expect(intents !== undefined).toBe(isReachable);
  if (intents !== undefined) expect(isReached(state, played(state, intents), goal)).toBe(true);
  return intents ?? [];
}

const STATUES = [0, 0, 0, 1, 2];

/** Points and tiles that are left: so many that all turns can be played. */
const PLAYED = [
  ...Array.from({ length: 7 }, () => ({ points: 1, tiles: 4 })),
  { points: 2, tiles: 2 },
  { points: 3, tiles: 1 },
];

describe('the solver for a goal within the turn', () => {
  test.each([
    [{}, 120],
    [{ looseEdge: true, solidCounters: true }, 80],
  ])('finds a way exactly where playing every turn does, under %o', (options, count) => {
    const rng = seededRng('few tiles');
    const game = gameUnder(options);
    const counts = { leave: { true: 0, false: 0 }, statue: { true: 0, false: 0 } };
    for (let i = 0; i < count; i++) {
      const { points, tiles } = pick(rng, PLAYED);
      const state = withFewTiles(withLeft(pick(rng, game), points, pick(rng, STATUES)), tiles, rng);
      const reachable = reachableGoals(state);
      for (const goal of GOALS) {
        expectSolved(state, goal, reachable.has(goal));
        counts[goal][`${reachable.has(goal)}`]++;
      }
    }
    expect(Math.min(...GOALS.flatMap((goal) => Object.values(counts[goal])))).toBeGreaterThan(2);
  });

  test('finds a way exactly where trying all tile moves does', () => {
    const rng = seededRng('all moves');
    let [moved, none] = [0, 0];
    const begun = gameUnder({}).filter(({ phase }) => phase === 'movingTiles');
    for (let i = 0; i < 60; i++) {
      const tiles = i % 20 === 0 ? STEPPING_TILES : 4;
      const state = withFewTiles(withLeft(pick(rng, begun), 2, pick(rng, STATUES)), tiles, rng);
      for (const goal of GOALS) {
        const reachable = isReachable(positionOf(state), goal);
        const intents = expectSolved(state, goal, reachable);
        if (!reachable) none++;
        if (intents.some(({ type }) => type === 'moveTile')) moved++;
      }
    }
    expect(Math.min(moved, none)).toBeGreaterThan(15);
  });
});

/** Somebody with all statues, far from the others. */
const LEAVING = { statues: [[], [13, 14, 15]] };

describe('the solver', () => {
  /** A tile lies on the exit, and another one in the way of the tile that the counter stands on. */
  const threeMoves = {
    ...LEAVING,
    tiles: { [FACE.plain]: 'D(-1,4)+U(0,4)', 1: 'U(0,3)+D(0,2)', [FACE.wall]: 'D(0,3)+U(1,3)' },
    counters: ['D(0,3)', 'D(4,-5)'],
  };

  test('IN-18 leaves after three tile moves', () => {
    const { state } = temple(threeMoves);
    const intents = solution(state, 'leave') ?? [];
    expect(intents.map(({ type }) => type)).toEqual(['moveTile', 'moveTile', 'moveTile', 'startWalking', 'walk']);
    expect(isReached(state, played(state, intents), 'leave')).toBe(true);
  });

  test('IN-6 proves that there is no way where one point is missing', () => {
    expect(finish(temple({ ...threeMoves, points: 2 }).state, 'leave')).toEqual({ found: [], complete: true });
  });

  test('claims nothing where it had to stop before the end', () => {
    expect(finish(temple({ ...threeMoves, points: 2 }).state, 'leave', 2)).toEqual({ found: [], complete: false });
  });

  test.each<readonly [string, Goal, Parameters<typeof temple>[0], string]>([
    [
      'IN-15 a target tile moved from a diamond',
      'statue',
      { tiles: { [FACE.wall]: 'D(3,-2)+U(3,-1)' }, counters: ['D(3,-2)', 'D(4,-5)'], points: 2 },
      'startWalking walk moveTile walk takeStatue',
    ],
    [
      'IN-15 a bridge of two target tiles',
      'leave',
      { ...LEAVING, tiles: { 1: 'U(1,1)+D(1,1)' }, counters: ['D(3,-1)', 'D(4,-5)'] },
      'moveTile startWalking walk moveTile moveTile walk',
    ],
    [
      'IN-7 two rides',
      'leave',
      { ...LEAVING, tiles: { 0: 'D(3,-3)+U(4,-3)' }, counters: ['D(3,-3)', 'D(4,-5)'], points: 2 },
      'moveTile moveTile startWalking walk',
    ],
    [
      'IN-11 a tile moved twice, and a snake',
      'leave',
      { ...LEAVING, tiles: { 1: 'D(-3,0)+U(-3,1)' }, counters: ['D(-3,2)', 'D(4,-5)'] },
      'moveTile moveTile startWalking walk',
    ],
    [
      'IN-18 a tile with a wall moved off the exit',
      'leave',
      { ...LEAVING, tiles: { [FACE.inner]: 'D(-1,-5)+U(-1,-4)' }, counters: ['U(0,-5)', 'D(4,-5)'], points: 1 },
      'moveTile startWalking walk',
    ],
    [
      'IN-8 a tile moved out of the way of a ride',
      'leave',
      {
        ...LEAVING,
        tiles: { 0: 'D(1,-3)+U(1,-2)', [FACE.snake]: 'D(1,-1)+U(1,-1)', [FACE.inner]: 'U(1,-3)+D(1,-4)' },
        counters: ['D(1,-3)', 'D(4,-5)'],
        points: 2,
      },
      'moveTile moveTile startWalking walk',
    ],
  ])('finds %s, and proves that one point less is too few', (_, goal, scene, types) => {
    const { state } = temple(scene);
    const intents = expectSolved(state, goal, true);
    expect(intents.map(({ type }) => type).join(' ')).toBe(types);
    const short = { ...state, turn: { ...state.turn, actionPoints: state.turn.actionPoints - 1 } };
    expect(finish(short, goal)).toEqual({ found: [], complete: true });
  });

  test('IN-18 moves a tile off the exit beside which the counter stands', () => {
    const { state } = temple({
      ...LEAVING,
      tiles: { [FACE.plain]: 'U(-5,4)+D(-5,4)' },
      counters: ['D(-5,3)', 'D(4,-5)'],
      points: 1,
    });
    const [first, ...others] = solution(state, 'leave') ?? [];
    expect(first).toMatchObject({ type: 'moveTile', tile: FACE.plain });
    expect(others).toEqual([START_WALKING, walk('U(-5,4)')]);
  });

  test('IN-9 swings a tile out of the way of another one', () => {
    const { state, events } = temple({
      tiles: { [FACE.wall]: 'U(4,-1)+D(4,-1)', [FACE.inner]: 'D(2,-1)+U(2,0)' },
      counters: ['U(4,-1)', 'D(4,-5)'],
    });
    const [swing, slide, ...others] = solution(state, 'statue') ?? [];
    expect(swing && events(swing)).toMatchObject([{ tile: FACE.inner, motion: { kind: 'turn' } }]);
    expect(slide).toEqual(move(FACE.wall, 'U(1,-1)+D(1,-1)'));
    expect(others.map(({ type }) => type)).toEqual(['startWalking', 'walk', 'takeStatue']);
  });

  test('IN-11 walks twice, each time at a price, where somebody has just walked', () => {
    const [, ...rows] = TEMPLE_BOARD.rows;
    const board = JSON.stringify({ rows: ['S#s#.....#S', ...rows] });
    const scene = temple({ ...LEAVING, options: { board }, counters: ['D(-4,4)', 'D(4,-5)'] });
    const { state } = scene.play(START_WALKING, walk('D(-5,4)'));
    expect(solution(state, 'leave')).toEqual([walk('D(-4,4)'), walk('U(-5,4)')]);
    expect(finish(withLeft(state, 1, 0), 'leave')).toEqual({ found: [], complete: true });
  });
});
