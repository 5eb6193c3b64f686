import { advance, apply, frozen, pick, rngDice, seededRng } from '@quri/kernel';
import { describe, expect, test } from 'vitest';
import { floorOf } from '../src/answers/floor.ts';
import { newFooting, writeFooting } from '../src/bot/footing.ts';
import { positionOf } from '../src/bot/position.ts';
import { endAt, findEnds, tileMovesOf } from '../src/bot/tile-ends.ts';
import { canStop, cellIn, findWalks, intentsTo, pointsLeftIn, reachedAt, standingIn } from '../src/bot/walking.ts';
import { inka } from '../src/game.ts';
import type { State } from '../src/rules/state.ts';
import { type Intent, type Options, STEPPING_TILES, TILES } from '../src/vocabulary.ts';
import { FACE, temple, USUAL } from './temple.ts';

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
