import {
  advance,
  apply,
  asList,
  type Bot,
  defaultOptions,
  frozen,
  rngDice,
  type Seat,
  sameJson,
  seat,
  seededRng,
} from '@quri/kernel';
import { describe, expect, test } from 'vitest';
import { scoreCount } from '../src/answers/scoring.ts';
import { expectedPoints, winShares } from '../src/bot/evaluation.ts';
import { traits } from '../src/bot/traits.ts';
import { WEIGHTS } from '../src/bot/weights.ts';
import { bots } from '../src/engine.ts';
import { type Tikal, tikal } from '../src/game.ts';
import { BOTS } from '../src/meta.ts';
import type { State } from '../src/rules/state.ts';
import { turnOf } from '../src/rules/turn.ts';
import type { Expedition, Explored } from '../src/view/shapes.ts';
import { ACTION_POINTS, type BotId, type Intent, TREASURES } from '../src/vocabulary.ts';

const named = (id: BotId): Bot<Tikal> => bots.find((bot) => bot.id === id) as Bot<Tikal>;
const optionsFor = (players: number, some: Partial<Tikal['options']> = {}): Tikal['options'] => ({
  ...defaultOptions(tikal.meta.options, players),
  ...some,
});

const still = (): number => 0;

/** A clock that goes on by one millisecond whenever somebody looks at it: as good as a time limit, and repeatable. */
const counting = (): (() => number) => {
  let now = 0;
  return () => now++;
};

const ask = (id: BotId, state: State, now: () => number = still, ms = 1000): readonly Intent[] => {
  const by = tikal.awaited(frozen(state))[0] as Seat;
  return asList(
    named(id).choose({
      seat: by,
      players: state.expeditions.length,
      options: state.options,
      view: tikal.fork(frozen(state)),
      memory: {},
      offers: tikal.legal(frozen(state), by),
      rng: seededRng('bot'),
      ms,
      now,
    }),
  );
};

/** Plays a list as a table does: up to the first entry that draws, or to the end of the turn. All of it must be offered. */
function playList(state: State, list: readonly Intent[], seed: string): void {
  const by = tikal.awaited(frozen(state))[0] as Seat;
  expect(list.length).toBeGreaterThan(0);
  list.forEach((intent, i) => {
    expect(tikal.awaited(frozen(state))).toEqual([by]);
    expect(tikal.legal(frozen(state), by).some((offer) => sameJson(offer, intent))).toBe(true);
    const draws = intent.type === 'huntTreasure' || intent.type === 'endTurn';
    if (draws) expect(i).toBe(list.length - 1);
    apply(tikal, state, by, intent, rngDice(seededRng(`${seed}/${state.turnsTaken}/${i}`)));
  });
}

function game(field: readonly BotId[], seed: string, some: Partial<Tikal['options']> = {}): State {
  const state = tikal.blank(field.length, optionsFor(field.length, some));
  advance(tikal, state, rngDice(seededRng(seed)));
  for (let by = tikal.awaited(frozen(state))[0]; by !== undefined; by = tikal.awaited(frozen(state))[0])
    playList(state, ask(field[by] ?? 'random', state, counting(), 60), seed);
  return state;
}

const CAMP = 4;
const WEST = 3;
const EAST = 9;

interface Position {
  readonly kind: 'normal' | 'bonus';
  readonly hexes?: Readonly<Record<number, Partial<Explored>>>;
  readonly expeditions?: readonly Partial<Expedition>[];
  readonly actionPoints?: number;
  /** In a bonus turn: seat 0 is the last to score, and the game is over then. */
  readonly tiles?: State['tiles'];
}

/** Seat 0 is to act, on the four printed hexes. */
function position({ kind, hexes = {}, expeditions = [], actionPoints = ACTION_POINTS, tiles = [] }: Position): State {
  const state = tikal.blank(2, optionsFor(2));
  state.tiles = [...tiles];
  state.turnsTaken = 20;
  state.turn = { ...turnOf(seat(0), kind, null), actionPoints };
  state.phase = 'acting';
  const count = { temples: [], treasures: 0, total: 0 };
  if (kind === 'bonus')
    state.scoring = { cause: 'final', order: [seat(1), seat(0)], scored: [{ seat: seat(1), count }] };
  for (const [hex, change] of Object.entries(hexes))
    state.hexes[Number(hex)] = { ...(state.hexes[Number(hex)] as Explored), ...change };
  expeditions.forEach((change, n) => {
    state.expeditions[n] = { ...(state.expeditions[n] as Expedition), ...change };
  });
  return state;
}

const counts = (some: Partial<Record<(typeof TREASURES)[number], number>>): readonly number[] =>
  TREASURES.map((treasure) => some[treasure] ?? 0);

describe('every level', () => {
  test('the bots are those that the vocabulary lists, in its order', () => {
    expect(bots.map(({ id }) => id)).toEqual(BOTS);
  });

  test.each([2, 3, 4])('answers with lists that are offered to their end, in games of %i', (players) => {
    const field = (['puma', 'ocelot', 'greedy', 'random'] as const).slice(0, players);
    const state = game(field, `legal ${players}`);
    expect(state.turnsTaken).toBe(36 + 4 * players);
    expect(state.final?.scores[0]).toBeGreaterThan(40);
  });

  test('TK-A1 bids, picks a tile and plays on in the auction variant', () => {
    const state = game(['greedy', 'ocelot', 'puma'], 'auction', { auction: true });
    expect(state.turnsTaken).toBe(36 + 4 * 3);
    for (const { points } of state.expeditions) expect(points).toBeGreaterThan(30);
  });

  test('the same question has the same answer while the clock stands still', () => {
    const state = tikal.blank(2, optionsFor(2));
    advance(tikal, state, rngDice(seededRng('again')));
    for (const id of ['greedy', 'ocelot', 'puma'] as const) {
      const first = ask(id, state);
      expect(first.map(({ type }) => type)).toContain('placeTile');
      expect(ask(id, state)).toEqual(first);
    }
    expect(game(['ocelot', 'greedy'], 'again').final).toEqual(game(['ocelot', 'greedy'], 'again').final);
  });

  test('greedy beats random, ocelot beats greedy', () => {
    for (const [strong, weak] of [
      ['greedy', 'random'],
      ['ocelot', 'greedy'],
    ] as const) {
      const won = [0, 1, 2, 3, 4, 5].filter((n) => {
        const field = n % 2 === 0 ? [strong, weak] : [weak, strong];
        return game(field, `ladder ${n >> 1}`).final?.winners.includes(seat(n % 2));
      });
      expect(won.length).toBeGreaterThan(4);
    }
  });
});

describe.each(['ocelot', 'puma'] as const)('%s', (id) => {
  test('TK-15 takes the temple that can be taken in the last bonus turn', () => {
    const state = position({ kind: 'bonus', hexes: { [WEST]: { value: 7, explorers: [0, 1] } }, actionPoints: 3 });
    playList(state, ask(id, state), 'final');
    expect(state.final?.scores[0]).toBe(7);
  });

  test('TK-8 digs with the last points of a bonus turn', () => {
    const state = position({ kind: 'bonus', hexes: { [WEST]: { value: 4, explorers: [1, 0] } }, actionPoints: 2 });
    expect(ask(id, state)).toEqual([{ type: 'excavate', figure: 'explorer', hex: WEST }, { type: 'endTurn' }]);
  });

  test('TK-10 completes a set by an exchange', () => {
    const state = position({
      kind: 'bonus',
      actionPoints: 4,
      expeditions: [{ treasures: counts({ mask: 2, serpent: 1 }) }, { treasures: counts({ mask: 1, bell: 1 }) }],
    });
    expect(ask(id, state)).toContainEqual({ type: 'exchangeTreasure', give: 'serpent', take: 'mask', from: 1 });
  });
});

describe('puma', () => {
  test('TK-15 takes both temples that can be taken in the last bonus turn', () => {
    const state = position({
      kind: 'bonus',
      hexes: { [WEST]: { value: 7, explorers: [0, 1] }, [EAST]: { value: 5, explorers: [0, 2] } },
    });
    playList(state, ask('puma', state), 'final');
    // Two explorers to one, the leader to the other: a point is left.
    expect(state.final?.scores[0]).toBe(12);
  });

  test('TK-12 guards a rich temple before it is overrun', () => {
    const state = position({
      kind: 'normal',
      tiles: ['F5', 'F4', 'G1', 'G2', 'G3', 'G4'],
      hexes: {
        [WEST]: { value: 9, explorers: [2, 0] },
        [CAMP]: { explorers: [0, 4] },
      },
      expeditions: [
        { explorers: 2, leader: 'gone', guards: 1 },
        { explorers: 10, leader: CAMP },
      ],
    });
    expect(ask('puma', state)).toContainEqual({ type: 'placeGuard', hex: WEST });
  });

  test('TK-12 does not guard what it scores for the last time', () => {
    const state = position({ kind: 'bonus', hexes: { [WEST]: { value: 7, explorers: [2, 0] } } });
    expect(ask('puma', state).map(({ type }) => type)).not.toContain('placeGuard');
  });
});

describe('the evaluation', () => {
  test('shares one victory, more of it for whoever holds more', () => {
    const tiles = ['F5', 'F4', 'G1'] as State['tiles'];
    const shares = (explorers: readonly number[]): readonly number[] =>
      winShares(position({ kind: 'normal', tiles, hexes: { [WEST]: { value: 6, explorers } } }), WEIGHTS);
    for (const explorers of [
      [0, 0],
      [2, 1],
      [1, 3],
    ])
      expect(shares(explorers).reduce((sum, one) => sum + one, 0)).toBeCloseTo(1);
    expect(shares([2, 0])[0]).toBeGreaterThan(shares([2, 1])[0] ?? 1);
    expect(shares([2, 1])[0]).toBeGreaterThan(shares([1, 2])[0] ?? 1);
  });

  test('TK-15 expects what is counted if a bonus turn ends with the game', () => {
    const state = position({
      kind: 'bonus',
      hexes: { [WEST]: { value: 7, explorers: [2, 1] }, [EAST]: { value: 3, guard: seat(0) } },
      expeditions: [{ points: 50, treasures: counts({ mask: 2 }) }, { points: 61 }],
    });
    expect(expectedPoints(state, WEIGHTS)).toEqual([50 + scoreCount(state, seat(0)).total, 61]);
    expect(scoreCount(state, seat(0)).total).toBe(13);
  });

  test('the end of a game is worth what it was', () => {
    const state = position({ kind: 'bonus', expeditions: [{ points: 50 }, { points: 61 }] });
    playList(state, [{ type: 'endTurn' }], 'end');
    expect(winShares(state, WEIGHTS)).toEqual([0, 1]);
  });
});

describe('traits', () => {
  test('a learner tells the moments of a turn apart', () => {
    const state = position({ kind: 'normal', tiles: ['F5', 'F4'] });
    const of = (actionPoints: number): string => {
      const shown = { ...state, turn: { ...state.turn, actionPoints } };
      const offers = tikal.legal(frozen(shown), seat(0));
      const rng = seededRng('traits');
      return traits({
        seat: seat(0),
        players: 2,
        options: state.options,
        view: shown,
        memory: {},
        offers,
        rng,
        ms: 1,
        now: still,
      });
    };
    expect(of(10)).not.toBe(of(1));
    expect(of(3)).toBe(of(3));
  });
});
