import { advance, apply, at, frozen, pick, type Rng, rngDice, seededRng } from '@quri/kernel';
import { describe, expect, test } from 'vitest';
import { ALL_HEXES, BASE_CAMP, labelOf } from '../src/answers/map.ts';
import { edgesOut } from '../src/answers/stones.ts';
import { canBeEntered, terrainOf } from '../src/answers/terrain.ts';
import { LEVEL_TILES } from '../src/components.ts';
import { tikal } from '../src/game.ts';
import type { State } from '../src/rules/state.ts';
import { type Intent, LOWEST_LEVEL, type Options } from '../src/vocabulary.ts';

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

/** Level tiles that lie on temples, by level. */
const levelsLaid = ({ hexes }: State): readonly number[] =>
  LEVEL_TILES.map(
    (_, i) =>
      hexes.filter((one) => one && terrainOf(one.terrain).value < i + LOWEST_LEVEL && one.value >= i + LOWEST_LEVEL)
        .length,
  );

function reachableFromBase(s: State): ReadonlySet<number> {
  const found = new Set([BASE_CAMP]);
  for (const hex of found) for (const { to } of edgesOut(s, hex)) found.add(to);
  return found;
}

/** What holds after every step. */
function check(s: State): void {
  expect(s.levels.map((left, i) => left + at(levelsLaid(s), i))).toEqual(LEVEL_TILES);
  const taken = sum(s.expeditions.flatMap(({ treasures }) => treasures));
  expect(taken + s.treasures.length).toBe(24);
  expect(sum(s.hexes.map((one) => one?.treasures ?? 0))).toBeLessThanOrEqual(s.treasures.length);
  const reachable = reachableFromBase(s);
  for (const hex of ALL_HEXES)
    if (canBeEntered(s, hex)) expect(reachable.has(hex), `${labelOf(hex)} is cut off`).toBe(true);
  s.expeditions.forEach((one, seat) => {
    const standing = sum(s.hexes.map((explored) => explored?.explorers[seat] ?? 0));
    const guards = s.hexes.filter((explored) => explored?.guard === seat).length;
    const camps = s.hexes.filter((explored) => explored?.camp === seat).length;
    expect(one.explorers + standing).toBeLessThanOrEqual(18);
    expect([one.guards + guards, one.camps + camps]).toEqual([2, 2]);
    expect(Math.min(one.explorers, standing, one.points)).toBeGreaterThanOrEqual(0);
    if (typeof one.leader === 'number') expect(canBeEntered(s, one.leader)).toBe(true);
  });
  expect(s.turn.actionPoints).toBeGreaterThanOrEqual(0);
  const laid = s.hexes.flatMap((one) => (one === null ? [] : [one.terrain]));
  expect(new Set(laid).size).toBe(laid.length);
}

/** Ends a turn seldom, so that the points are used. */
const eager = (offers: readonly Intent[], rng: Rng): Intent => {
  const others = offers.filter(({ type }) => type !== 'endTurn');
  return pick(rng, others.length > 0 && rng.fraction() < 0.9 ? others : offers);
};

const tables: readonly (readonly [players: number, options: Partial<Options>])[] = [
  [2, {}],
  [3, { finalRound: 'next' }],
  [4, {}],
  [2, { auction: true }],
  [4, { auction: true }],
];

describe('in every game', () => {
  test.each(tables)(
    'TK-1 TK-2 TK-8 TK-9 TK-16 %i players, %j: supplies are conserved, nothing is cut off, there are 36 + 4n turns',
    (players, options) => {
      for (let game = 0; game < 4; game++) {
        const rng = seededRng(`properties ${game}`);
        const dice = rngDice(rng);
        const s = tikal.blank(players, { finalRound: 'placer', auction: false, odds: true, ...options });
        advance(tikal, s, dice);
        for (let seats = tikal.awaited(frozen(s)); seats.length > 0; seats = tikal.awaited(frozen(s))) {
          const seat = at(seats, 0);
          apply(tikal, s, seat, eager(tikal.legal(frozen(s), seat), rng), dice);
          check(s);
        }
        expect(s.turnsTaken).toBe(36 + 4 * players);
        expect(s.final?.scores).toEqual(s.expeditions.map(({ points }) => points));
        const empty = s.hexes.filter((one) => one === null).length;
        expect(empty).toBe(0);
      }
    },
  );
});
