import { advance, apply, at, frozen, pick, rngDice, seededRng } from '@quri/kernel';
import { describe, expect, test } from 'vitest';
import { floorOf } from '../src/answers/floor.ts';
import { cellsOf } from '../src/answers/laid-tiles.ts';
import { newFooting, writeFooting } from '../src/bot/footing.ts';
import { goalMoves } from '../src/bot/goal-solver.ts';
import { positionOf, withTileMoved } from '../src/bot/position.ts';
import { endAt, findEnds, tileMovesOf } from '../src/bot/tile-ends.ts';
import { canStop, cellIn, findWalks, intentsTo, pointsLeftIn, reachedAt, standingIn } from '../src/bot/walking.ts';
import { inka } from '../src/game.ts';
import type { State } from '../src/rules/state.ts';
import { type Intent, type Options, STEPPING_TILES, TILES } from '../src/vocabulary.ts';
import { FACE, pose, START_WALKING, temple, USUAL } from './temple.ts';

const footing = newFooting();

/** Positions of a random game in which somebody may move tiles or walk. */
function* positions(seed: string, players: number, options: Partial<Options>): Generator<State> {
  const rng = seededRng(seed);
  const dice = rngDice(rng);
  const state = inka.blank(players, { ...USUAL, ...options });
  advance(inka, state, dice);
  for (let i = 0; i < 900; i++) {
    const [by] = inka.awaited(frozen(state));
    if (by === undefined) return;
    if (state.phase === 'movingTiles' || state.phase === 'walking') yield state;
    // Few tiles are moved in one turn, so that counters get about.
    const offers = inka.legal(frozen(state), by);
    const others = offers.filter(({ type }) => type !== 'moveTile');
    apply(inka, state, by, pick(rng, rng.fraction() < 0.5 && others.length > 0 ? others : offers), dice);
  }
}

/** The same tiles with walking to be done from anywhere: random games hardly leave the starts. */
function* walkings(seed: string, players: number, options: Partial<Options>): Generator<State> {
  const rng = seededRng(`${seed} cells`);
  for (const state of positions(seed, players, options)) {
    const { walkable } = floorOf(state);
    const free = Array.from(walkable.keys()).filter((one) => walkable[one] === 1 && !state.blockers.includes(one));
    const copy = inka.fork(frozen(state));
    copy.phase = 'walking';
    copy.turn = { ...copy.turn, walked: false, actionPoints: rng.below(4) };
    copy.counters = copy.counters.map(() => {
      const [cell = 0] = free.splice(rng.below(free.length), 1);
      return cell;
    });
    yield copy;
  }
}

const TABLES: readonly (readonly [number, Partial<Options>])[] = [
  [2, {}],
  [4, {}],
  [3, { looseEdge: true }],
  [4, { solidCounters: true }],
];

const offersIn = (state: State): readonly Intent[] => inka.legal(frozen(state), state.turn.seat);
const named = (tile: number, to: number): string => `${tile} to ${to}`;

describe('the fast moves', () => {
  test.each(TABLES)('of stepping and target tiles are the legal ones, with %i players and %o', (players, options) => {
    let moves = 0;
    for (const state of positions(`tiles ${players}`, players, options)) {
      const position = positionOf(state);
      const isWalking = state.phase === 'walking';
      const offered = offersIn(state).flatMap((one) => (one.type === 'moveTile' ? [named(one.tile, one.to)] : []));
      if (offered.length === 0) continue;
      const found: string[] = [];
      for (let tile = isWalking ? STEPPING_TILES : 0; tile < (isWalking ? TILES : STEPPING_TILES); tile++)
        for (let i = 0, count = findEnds(position, tile); i < count; i++) found.push(named(tile, endAt(i)));
      expect(found.sort()).toEqual([...offered].sort());
      moves += found.length;
    }
    expect(moves).toBeGreaterThan(5000);
  });

  test('lists one of two ends that look alike, and both where a counter rides along', () => {
    const alone = temple({ tiles: { [FACE.plain]: 'U(-4,3)+D(-4,3)' } });
    const ridden = temple({ tiles: { [FACE.plain]: 'U(-4,3)+D(-4,3)' }, counters: ['U(-4,3)'] });
    const listed = (state: State): number => tileMovesOf(positionOf(state), false).length;
    expect(listed(alone.state)).toBeLessThan(alone.ends(FACE.plain).length);
    expect(listed(ridden.state)).toBe(ridden.ends(FACE.plain).length);
  });

  test.each(TABLES)('of counters are the legal ones, with %i players and %o', (players, options) => {
    let walks = 0;
    for (const state of walkings(`walks ${players}`, players, options)) {
      const position = positionOf(state);
      writeFooting(position, footing);
      const count = findWalks(position, position.seat, position.points, footing);
      const own = position.statues[position.seat] ?? 0;
      const offers = offersIn(state);
      const offered = new Set(offers.flatMap((one) => (one.type === 'walk' ? [one.to] : [])));
      const passages = offers.some(({ type }) => type === 'takePassage');
      const found = new Set<number>();
      for (let i = 1; i < count; i++) {
        const one = reachedAt(i);
        const byWalking = intentsTo(one).every(({ type }) => type === 'walk');
        if (standingIn(one) === own && byWalking && canStop(position, position.seat, cellIn(one)))
          found.add(cellIn(one));
      }
      // What can be walked to for as much as a passage costs may be listed by the way of the passage.
      if (passages) for (const to of found) expect(offered.has(to)).toBe(true);
      else expect(found).toEqual(offered);
      walks += found.size;
    }
    expect(walks).toBeGreaterThan(300);
  });

  test('lead where their intents lead, with as many points left', () => {
    let checked = 0;
    for (const state of walkings('intents', 2, {})) {
      if (state.turn.actionPoints === 0) continue;
      const position = positionOf(state);
      writeFooting(position, footing);
      const count = findWalks(position, position.seat, position.points, footing);
      for (let i = 1; i < count; i += 9) {
        const one = reachedAt(i);
        if (!canStop(position, position.seat, cellIn(one))) continue;
        const copy = inka.fork(frozen(state));
        const by = state.turn.seat;
        for (const intent of intentsTo(one)) apply(inka, copy, by, intent, rngDice(seededRng('none')));
        expect([copy.counters[by], copy.turn.actionPoints]).toEqual([cellIn(one), pointsLeftIn(one)]);
        checked++;
      }
    }
    expect(checked).toBeGreaterThan(100);
  });
});

describe('the solver for a statue in this turn', () => {
  /** Over a gap of four cells: one tile must go on, the other come after it. */
  const gap = {
    tiles: { 0: 'D(-4,0)+U(-3,0)', 1: 'D(-3,-1)+U(-2,-1)' },
    counters: ['U(-4,0)'],
  };

  test('finds the two moves that close a gap', () => {
    const { state } = temple(gap);
    const found = goalMoves(positionOf(state), 99);
    const ends = found.map((moves) => moves.map(({ tile, to }) => named(tile, to)).join(', '));
    expect(ends).toContain([named(0, pose('D(-3,0)+U(-2,0)')), named(1, pose('D(-4,0)+U(-3,0)'))].join(', '));
    for (const moves of found) {
      const scene = temple(gap).play(
        ...moves.map(({ tile, to }): Intent => ({ type: 'moveTile', tile, to })),
        START_WALKING,
      );
      const targets = scene.walks().filter((to) => [13, 14, 15].some((tile) => isOn(scene.state, tile, to)));
      expect(targets.length).toBeGreaterThan(0);
      expect(scene.points()).toBe(1);
    }
  });

  test('finds nothing where there are too few points, or no tile gets there', () => {
    expect(goalMoves(positionOf(temple({ ...gap, points: 2 }).state), 99)).toEqual([]);
    expect(goalMoves(positionOf(temple({ ...gap, tiles: {} }).state), 99)).toEqual([]);
  });

  test('finds all that trying every two moves finds, where a tile closes the gap', () => {
    const start = positionOf(temple(gap).state);
    const reaching = new Set<string>();
    for (const first of tileMovesOf(start, false)) {
      const once = withTileMoved(start, first.tile, first.to);
      for (const second of tileMovesOf(once, false)) {
        const twice = withTileMoved(once, second.tile, second.to);
        writeFooting(twice, footing);
        const count = findWalks(twice, twice.seat, twice.points, footing);
        const isTaken = Array.from({ length: count }, (_, i) => standingIn(reachedAt(i))).some((left) => left !== 7);
        if (isTaken) reaching.add(twice.poses.join());
      }
    }
    const found = new Set(
      goalMoves(start, 999).map((moves) =>
        moves.reduce((position, { tile, to }) => withTileMoved(position, tile, to), start).poses.join(),
      ),
    );
    expect(found).toEqual(reaching);
    expect(found.size).toBeGreaterThan(0);
  });
});

const isOn = (state: State, tile: number, to: number): boolean => {
  const lying = at(state.poses, tile);
  return lying !== null && cellsOf(lying).includes(to);
};
