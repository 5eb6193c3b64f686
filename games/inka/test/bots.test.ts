import {
  advance,
  apply,
  asList,
  type Bot,
  type Dice,
  frozen,
  rngDice,
  type Seat,
  sameJson,
  seat,
  seededRng,
} from '@quri/kernel';
import { describe, expect, test } from 'vitest';
import { winShares } from '../src/bot/evaluation.ts';
import { finishesOf } from '../src/bot/finish.ts';
import { positionOf } from '../src/bot/position.ts';
import { traits } from '../src/bot/traits.ts';
import { bots } from '../src/engine.ts';
import { type Inka, inka } from '../src/game.ts';
import { BOTS } from '../src/meta.ts';
import type { State } from '../src/rules/state.ts';
import type { BotId, Intent, Options } from '../src/vocabulary.ts';
import { endTurn, FACE, PASS, START_WALKING, TAKE_STATUE, temple, USUAL, walk } from './temple.ts';

const named = (id: BotId): Bot<Inka> => bots.find((bot) => bot.id === id) as Bot<Inka>;

const still = (): number => 0;

/** A clock that goes on by one millisecond whenever somebody looks at it: as good as a time limit, and repeatable. */
const counting = (): (() => number) => {
  let now = 0;
  return () => now++;
};

const question = (state: State, now: () => number, ms: number) => {
  const by = inka.awaited(frozen(state))[0] as Seat;
  return {
    seat: by,
    players: state.counters.length,
    options: state.options,
    view: inka.fork(frozen(state)),
    memory: {},
    offers: inka.legal(frozen(state), by),
    rng: seededRng('bot'),
    ms,
    now,
  };
};

const ask = (id: BotId, state: State, now: () => number = still, ms = 1000): readonly Intent[] =>
  asList(named(id).choose(question(state, now, ms)));

/** Plays a list as a table does. All of it must be offered, and it ends with the turn. */
function playList(state: State, list: readonly Intent[], seed: string): void {
  const by = inka.awaited(frozen(state))[0] as Seat;
  expect(list.length).toBeGreaterThan(0);
  for (const intent of list) {
    expect(inka.awaited(frozen(state))).toEqual([by]);
    expect(inka.legal(frozen(state), by).some((offer) => sameJson(offer, intent))).toBe(true);
    apply(inka, state, by, intent, rngDice(seededRng(`${seed}/${state.undrawn.length}`)));
  }
}

function game(field: readonly BotId[], seed: string, some: Partial<Options> = {}): State {
  const state = inka.blank(field.length, { ...USUAL, ...some });
  advance(inka, state, rngDice(seededRng(seed)));
  for (let by = inka.awaited(frozen(state))[0]; by !== undefined; by = inka.awaited(frozen(state))[0])
    playList(state, ask(field[by] ?? 'random', state, counting(), 30), seed);
  return state;
}

/** A game after set-up, with the first turn to be taken. */
function begun(players: number, seed: string): State {
  const key = `${players} ${seed}`;
  const state = sets.get(key) ?? setUp(players, seed);
  sets.set(key, state);
  return inka.fork(frozen(state));
}

const sets = new Map<string, State>();

function setUp(players: number, seed: string): State {
  const state = inka.blank(players, USUAL);
  const dice = rngDice(seededRng(seed));
  advance(inka, state, dice);
  while (state.phase === 'pickingStart' || state.phase === 'layingTile') {
    playOne(state, ask('greedy', state), dice);
  }
  return state;
}

function playOne(state: State, [intent]: readonly Intent[], dice: Dice): void {
  if (intent !== undefined) apply(inka, state, state.turn.seat, intent, dice);
}

function eventsOf(state: State, by: Seat, intent: Intent) {
  const decided = inka.decide(frozen(state), by, intent);
  return decided.ok ? decided.value : [];
}

describe('every level', () => {
  test('the bots are those that the vocabulary lists, in its order', () => {
    expect(bots.map(({ id }) => id)).toEqual(BOTS);
  });

  test.each([2, 3, 4])('answers with lists that are offered to their end, and leaves, in games of %i', (players) => {
    const field = (['puma', 'ocelot', 'greedy', 'puma'] as const).slice(0, players);
    const { final } = game(field, `legal ${players}`);
    expect(final?.reason).toBe('escaped');
  });

  test('IN-10, IN-12, IN-17 keeps to the options', () => {
    const { final } = game(['ocelot', 'puma'], 'options', { looseEdge: true, solidCounters: true, openExits: true });
    expect(final?.reason).toBe('escaped');
  });

  test('greedy finishes its games, among its like and against chance', () => {
    const reasons = [1, 2, 3, 4].map((seed) => game(['greedy', 'greedy'], `greedy ${seed}`).final?.reason);
    expect(reasons).toEqual(reasons.map(() => 'escaped'));
    expect(game(['greedy', 'random'], 'chance').final?.winners).toEqual([0]);
  });

  test.each(BOTS.filter((id) => id !== 'random'))('%s repeats itself while the clock stands still', (id) => {
    const [one, other] = [begun(2, 'still'), begun(3, 'another')];
    const before = ask(id, one);
    // Searches share room in memory: another one must leave nothing behind.
    ask('ocelot', other);
    expect(ask(id, one)).toEqual(before);
  });

  test.each(BOTS.filter((id) => id !== 'random'))('%s answers though there is no time at all', (id) => {
    playList(begun(2, 'still'), ask(id, begun(2, 'still'), counting(), 0), 'no time');
  });

  test.each(BOTS.filter((id) => id !== 'random'))('%s plays on in a turn that somebody else has begun', (id) => {
    const scene = { tiles: { [FACE.plain]: 'D(-4,0)+U(-3,0)' }, counters: ['U(-4,0)'] };
    const walked = temple(scene).play(START_WALKING, walk('U(-3,0)'));
    playList(walked.state, ask(id, walked.state), 'begun');
    const blocking = temple({ ...scene, phase: 'blocking' });
    expect(ask(id, blocking.state).map(({ type }) => type)).toEqual(['endTurn']);
  });
});

describe.each(['greedy', 'ocelot', 'puma'] as const)('%s', (id) => {
  test('IN-18 leaves if one tile and a walk lead to an exit', () => {
    const { state } = temple({
      tiles: { [FACE.plain]: 'U(-3,4)+D(-3,4)' },
      counters: ['U(-3,4)', 'D(4,-5)'],
      statues: [[]],
    });
    playList(state, ask(id, state), 'leaving');
    expect(state.final).toMatchObject({ winners: [0], reason: 'escaped' });
  });

  test('IN-13 takes the statue it stands on, before anything else that it does', () => {
    const { state } = temple({ counters: ['U(0,0)'] });
    expect(ask(id, state).slice(0, 2)).toEqual([START_WALKING, TAKE_STATUE]);
  });

  test('IN-2 lays a tile where it helps it more than most other places', () => {
    const state = inka.blank(2, USUAL);
    const dice = rngDice(seededRng('laying'));
    advance(inka, state, dice);
    for (let tile = 0; tile < 8; tile++) while (state.undrawn.length > 12 - tile) playOne(state, ask(id, state), dice);
    const by = state.turn.seat;
    const shareAfter = (intent: Intent): number => {
      const copy = inka.fork(frozen(state));
      for (const event of eventsOf(copy, by, intent)) inka.evolve(copy, event);
      return winShares(copy)[by] ?? 0;
    };
    const all = inka
      .legal(frozen(state), by)
      .map(shareAfter)
      .sort((a, b) => a - b);
    const [chosen] = ask(id, state);
    expect(chosen && shareAfter(chosen)).toBeGreaterThan(all[Math.floor(0.9 * all.length)] ?? 1);
  });
});

/** A gap of four cells between the ground and a target tile: one tile must go on, the other come after it. */
const GAP = { tiles: { 0: 'D(-4,0)+U(-3,0)', 1: 'D(-3,-1)+U(-2,-1)' }, counters: ['U(-4,0)', 'D(4,-5)'] };

describe.each(['ocelot', 'puma'] as const)('%s', (id) => {
  test('IN-13 moves two tiles to take a statue', () => {
    const { state } = temple(GAP);
    playList(state, ask(id, state), 'gap');
    expect(state.statues[0]).toHaveLength(2);
  });

  test('IN-17 blocks the only exit of somebody who would leave', () => {
    const { state } = temple({ counters: ['D(4,-5)', 'D(-5,4)'], statues: [[13, 14, 15], []] });
    expect(ask(id, state).at(-1)).toEqual(endTurn('U(-5,4)'));
  });

  test('IN-19 brings back no position that was there before', () => {
    const positionAfter = (positions: readonly string[]): string | undefined => {
      const state = begun(2, 'still');
      state.positions = [...positions];
      playList(state, ask(id, state), 'fresh');
      return state.positions.at(-1);
    };
    const liked = positionAfter([]) ?? '';
    expect(positionAfter([liked])).not.toBe(liked);
  });

  test('spends its points where they help: no turn is given away', () => {
    for (const seed of ['still', 'b']) {
      const state = begun(2, seed);
      const by = state.turn.seat;
      const passed = inka.fork(frozen(state));
      playList(passed, PASS, 'passed');
      playList(state, ask(id, state), seed);
      expect(winShares(state)[by]).toBeGreaterThan(winShares(passed)[by] ?? 1);
    }
  });
});

describe('puma', () => {
  test('IN-18 keeps somebody from leaving who would with one tile', () => {
    const scene = {
      tiles: { 0: 'U(-5,2)+D(-5,2)', 1: 'U(-4,3)+D(-4,3)' },
      counters: ['D(4,-5)', 'D(-5,1)'],
      statues: [[13, 14, 15], []],
    };
    const canLeave = (turn: readonly Intent[]): boolean => {
      const { state } = temple(scene);
      playList(state, turn, 'leaving');
      expect(state.turn.seat).toBe(1);
      const { found, complete } = finishesOf(positionOf(state), 'leave', 1, 1e9);
      expect(found.length > 0 || complete).toBe(true);
      return found.length > 0;
    };
    expect(canLeave(PASS)).toBe(true);
    expect(canLeave(ask('puma', temple(scene).state))).toBe(false);
  });
});

describe('the evaluation', () => {
  const shares = (state: State): readonly number[] => winShares(state);

  test('shares one victory among all', () => {
    for (const players of [2, 3, 4])
      expect(
        shares(begun(players, players === 3 ? 'another' : 'still')).reduce((sum, one) => sum + one, 0),
      ).toBeCloseTo(1);
  });

  test('more of it for whoever has taken a statue, is nearer, or has the next turn', () => {
    const all = [13, 14, 15];
    const share = (scene: Parameters<typeof temple>[0]): number => shares(temple(scene).state)[0] ?? 0;
    const even = share({});
    expect(share({ statues: [[13, 14], all] })).toBeGreaterThan(even);
    expect(share({ statues: [all, [13, 14]] })).toBeLessThan(even);
    expect(share({ counters: ['U(0,0)'] })).toBeGreaterThan(even);
    expect(share({ turn: 1 })).toBeLessThan(even);
  });

  test('the end of a game is worth what it was', () => {
    const final = { winners: [seat(1)], scores: [2, 3], reason: 'escaped' } as const;
    expect(shares(temple({ state: { final, phase: 'over' } }).state)).toEqual([0, 1]);
    expect(shares(temple({ state: { final: { ...final, winners: [seat(0), seat(1)] } } }).state)).toEqual([0.5, 0.5]);
  });
});

describe('traits', () => {
  test('a learner tells the moments of a turn apart', () => {
    const of = (points: number): string => traits(question(temple({ points }).state, still, 1));
    expect(of(3)).toBe(of(3));
    expect(of(3)).not.toBe(of(1));
  });
});
