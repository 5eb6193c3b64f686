import { type Frozen, frozen, seat, seededRng } from '@quri/kernel';
import { sample } from '@quri/sample/game';
import { describe, expect, it } from 'vitest';
import { rootStrategy } from '../src/search/root-regret.ts';
import { treeSearch } from '../src/search/tree-search.ts';
import { anyOffer, askedIn, choosingCharms, lastTurn, type State } from './lucky-dip.ts';
import { askedOdds, oddsAndEvens } from './odds-and-evens.ts';

const terms = { policy: anyOffer, iterations: 400 };
const searched = (state: State, by: number, seed = 'a') => treeSearch(sample, askedIn(state, seat(by), seed), terms);

describe('tree search', () => {
  it('stops when what is in the pot wins the game', () => {
    for (const seed of ['a', 'b', 'c']) expect(searched(lastTurn([2, 0], 9), 1, seed)).toEqual({ type: 'stop' });
  });

  it('dips on when stopping is sure to lose', () => {
    for (const seed of ['a', 'b', 'c']) expect(searched(lastTurn([12, 0], 2), 1, seed)).toEqual({ type: 'dip' });
  });

  it('wears the better charm, whatever the others secretly do', () => {
    for (const seed of ['a', 'b', 'c'])
      expect(searched(choosingCharms(['charm-0a', 'charm-3a']), 0, seed)).toEqual({ type: 'wear', charm: 'charm-3a' });
  });

  it('repeats itself for the same seed', () => {
    const state = lastTurn([6, 0], 4);
    const once = Array.from({ length: 6 }, (_, n) => searched(state, 1, `seed ${n}`));
    expect(Array.from({ length: 6 }, (_, n) => searched(state, 1, `seed ${n}`))).toEqual(once);
  });

  it('never does what is not worth a thought', () => {
    const dipOnly = { ...terms, worthwhile: () => [{ type: 'dip' } as const] };
    expect(treeSearch(sample, askedIn(lastTurn([2, 0], 9), seat(1), 'a'), dipOnly)).toEqual({ type: 'dip' });
  });

  it('believes what a settled world is said to be worth, and plays it no further', () => {
    const policy = (): never => expect.unreachable('a settled world was played on');
    const search = (liked: (world: Frozen<State>) => boolean) =>
      treeSearch(sample, askedIn(lastTurn([6, 0], 4), seat(1), 'a'), {
        policy,
        iterations: 100,
        settled: (world) => [0, liked(world) ? 1 : 0],
      });
    expect(search(({ stage }) => stage === 'over')).toEqual({ type: 'stop' });
    expect(search(({ stage }) => stage !== 'over')).toEqual({ type: 'dip' });
  });

  it('leaves decisions that came up seldom to the policy', () => {
    let asked = 0;
    const policy: typeof anyOffer = (world, by, offers, rng) => {
      asked++;
      return anyOffer(world, by, offers, rng);
    };
    const decisionsBy = (expandAfter: number): number => {
      asked = 0;
      treeSearch(sample, askedIn(lastTurn([6, 0], 4), seat(1), 'a'), { policy, iterations: 200, expandAfter });
      return asked;
    };
    expect(decisionsBy(1e9)).toBeGreaterThan(decisionsBy(0));
  });

  it('stops when its time is over', () => {
    let now = 0;
    let looks = 0;
    const clock = () => {
      looks++;
      now += 10;
      return now;
    };
    const hurried = askedIn(lastTurn([6, 0], 4), seat(1), 'a', { ms: 100, now: clock });
    treeSearch(sample, hurried, { ...terms, iterations: 1e9 });
    expect(looks).toBeLessThan(20);
  });
});

describe('regret matching at the root', () => {
  const strategyIn = (state: State, by: number) => rootStrategy(sample, askedIn(state, seat(by), 'a'), terms);

  it('nearly always does what is always better', () => {
    expect(strategyIn(choosingCharms(['charm-0a', 'charm-3a']), 0)[1]).toBeGreaterThan(0.85);
    expect(strategyIn(lastTurn([2, 0], 9), 1)[1]).toBeGreaterThan(0.9);
    expect(strategyIn(lastTurn([12, 0], 2), 1)[0]).toBeGreaterThan(0.8);
  });

  it('finds the mixture of a game in which any plain choice can be read', () => {
    const strategy = (by: number) =>
      rootStrategy(oddsAndEvens, askedOdds(seat(by), seededRng('mix')), {
        policy: (_w, _s, offers) => offers[0]!,
        iterations: 6000,
      });
    const [even] = strategy(0);
    expect(even).toBeGreaterThan(0.6);
    expect(even).toBeLessThan(0.73);
  });

  it('is the same for the same rng, and another for another', () => {
    const strategy = (seed: string) =>
      rootStrategy(oddsAndEvens, askedOdds(seat(0), seededRng(seed)), {
        policy: (_world, _seat, offers) => offers[0]!,
        iterations: 50,
      });
    expect(strategy('a')).toEqual(strategy('a'));
    expect(strategy('a')).not.toEqual(strategy('b'));
  });

  it('stops when its time is over', () => {
    let now = 0;
    const clock = () => {
      now += 10;
      return now;
    };
    const hurried = askedIn(lastTurn([6, 0], 4), seat(1), 'a', { ms: 100, now: clock });
    rootStrategy(sample, hurried, { ...terms, iterations: 1e9 });
    expect(now).toBeLessThan(200);
  });
});

describe('what a search may know', () => {
  /** Two worlds that seat 0 cannot tell apart: the other one holds, and wears, different charms. */
  const worlds = (): readonly [State, State] => {
    const one = lastTurn([5, 3], 3);
    one.turn = seat(0);
    const two = sample.fork(frozen(one));
    const rest = choosingCharms(['charm-3a', 'charm-3b']).players[0]!.charms;
    two.players[1]!.charms = rest;
    two.players[1]!.worn = rest[0]!;
    return [one, two];
  };

  it('chooses the same in two worlds that look the same', () => {
    const [one, two] = worlds();
    expect(sample.project(frozen(one), seat(0))).toEqual(sample.project(frozen(two), seat(0)));
    expect(one.players[1]!.worn).not.toEqual(two.players[1]!.worn);
    for (const seed of ['a', 'b', 'c', 'd']) {
      expect(searched(one, 0, seed)).toEqual(searched(two, 0, seed));
      const strategies = [one, two].map((world) => rootStrategy(sample, askedIn(world, seat(0), seed), terms));
      expect(strategies[0]).toEqual(strategies[1]);
    }
  });

  it('never hands the real state, or anything in it, to the rules', () => {
    const state = lastTurn([5, 3], 3);
    const asked = askedIn(state, seat(1), 'a');
    const real = new Set<unknown>([state, ...state.players]);
    const suspicious = (value: unknown): void => {
      if (real.has(value)) throw new Error('the real state');
    };
    const guarded = Object.fromEntries(
      Object.entries(sample).map(([name, part]) => [
        name,
        typeof part === 'function'
          ? (...args: unknown[]) => {
              args.forEach(suspicious);
              return (part as (...args: unknown[]) => unknown)(...args);
            }
          : part,
      ]),
    ) as unknown as typeof sample;
    expect(() => guarded.awaited(frozen(state))).toThrow('the real state');
    treeSearch(guarded, asked, terms);
    rootStrategy(guarded, asked, terms);
  });
});
