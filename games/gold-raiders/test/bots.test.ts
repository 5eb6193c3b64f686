import { asList, type Bot, defaultOptions, frozen, rngDice, seats, seededRng } from '@quri/kernel';
import { describe, expect, test } from 'vitest';
import { digitsOf, packFaces, withStackOnTop } from '../src/bot/faces.ts';
import { evaluation } from '../src/bot/greedy.ts';
import { nightValues } from '../src/bot/night.ts';
import { sampleWorld } from '../src/bot/sample-world.ts';
import { winChances } from '../src/bot/win-chances.ts';
import { bots } from '../src/engine.ts';
import { type GoldRaiders, goldRaiders } from '../src/game.ts';
import { cards } from './cards.ts';

const named = (id: string): Bot<GoldRaiders> => bots.find((bot) => bot.id === id) as Bot<GoldRaiders>;

/** Plays one game between bots that hear everything a person in their seat would; the winner and the rounds it took. */
function match(
  field: readonly Bot<GoldRaiders>[],
  seed: string,
  some: Partial<GoldRaiders['options']> = {},
): { readonly winner: number; readonly rounds: number } {
  const players = field.length;
  const options = { ...defaultOptions(goldRaiders.meta.options, players), ...some };
  const rng = seededRng(seed);
  const dice = rngDice(rng);
  const state = goldRaiders.blank(players, options);
  const memories = seats(players).map((seat) => goldRaiders.emptyMemory(players, options, seat));
  const play = (first: readonly GoldRaiders['event'][]): void => {
    const seen = seats(players).map((): GoldRaiders['seen'][] => []);
    let batch = first;
    do {
      for (const event of batch) {
        for (const seat of seats(players)) {
          const glimpse = goldRaiders.redact(frozen(state), event, seat);
          if (glimpse !== undefined) seen[seat]?.push(glimpse);
        }
        goldRaiders.evolve(state, event);
      }
      batch = goldRaiders.proceed(frozen(state), dice);
    } while (batch.length > 0);
    for (const seat of seats(players)) {
      const memory = memories[seat];
      if (memory !== undefined)
        goldRaiders.remember(memory, seen[seat] ?? [], goldRaiders.project(frozen(state), seat));
    }
  };
  play([]);
  for (let seat = goldRaiders.awaited(frozen(state))[0]; seat !== undefined; ) {
    const answer = (field[seat] as Bot<GoldRaiders>).choose({
      seat,
      players,
      options,
      view: goldRaiders.project(frozen(state), seat),
      memory: frozen(memories[seat] as GoldRaiders['memory']),
      offers: goldRaiders.legal(frozen(state), seat),
      rng,
      // The clock stands still: only the worlds are counted, never the time.
      ms: 60_000,
      now: () => 0,
    });
    const decided = goldRaiders.decide(frozen(state), seat, asList(answer)[0] as GoldRaiders['intent']);
    if (!decided.ok) throw new Error(`${seed}: refused with ${decided.refused.code}`);
    play(decided.value);
    seat = goldRaiders.awaited(frozen(state))[0];
  }
  return { winner: state.final?.winners[0] ?? -1, rounds: state.round };
}

describe('the bots', () => {
  test('greedy beats three random ones', () => {
    const field = [named('random'), named('greedy'), named('random'), named('random')];
    const games = Array.from({ length: 40 }, (_, n) => match(field, `ladder ${n}`));
    expect(games.filter(({ winner }) => winner === 1).length).toBeGreaterThan(36);
  });

  test('the one that thinks about everything beats the greedy one', () => {
    const puma = named('puma');
    const games = Array.from({ length: 12 }, (_, n) => {
      const field = n % 2 === 0 ? [puma, named('greedy')] : [named('greedy'), puma];
      return match(field, `puma ${n >> 1}`, { trail: 12 }).winner === n % 2;
    });
    expect(games.filter((won) => won).length).toBeGreaterThan(7);
  });

  test('the same seed makes the same game', () => {
    const field = [named('ocelot'), named('puma')];
    expect(match(field, 'again', { trail: 6 })).toEqual(match(field, 'again', { trail: 6 }));
  });

  test.each([2, 4, 6])('GR-C2 %i greedy ones reach the temple in about 4 to 6 rounds', (players) => {
    const field = Array.from({ length: players }, () => named('greedy'));
    const games = Array.from({ length: 40 }, (_, n) => match(field, `rounds ${n}`));
    const mean = games.reduce((sum, { rounds }) => sum + rounds, 0) / games.length;
    expect(mean).toBeGreaterThan(3.3);
    expect(mean).toBeLessThan(6.5);
  });
});

describe('the evaluation', () => {
  test('expects what is known, and less the more is unknown', () => {
    const { expected } = evaluation;
    expect(expected(packFaces(cards('123')))).toBe(6);
    expect(expected(packFaces(cards('12B')))).toBe(-2);
    expect(expected(packFaces([...cards('12'), null]))).toBeLessThan(3);
    expect(expected(packFaces([null, 'bandits']))).toBe(-2);
    expect(expected(packFaces(cards('123123123')))).toBe(expected(packFaces(cards('123'))) + 10);
  });

  test('packs a stack into a number, and lays one on another', () => {
    expect(digitsOf(packFaces(['mile1', null, 'recon']))).toEqual([1, 7, 6]);
    expect(withStackOnTop(packFaces(cards('12')), packFaces([null, 'steal']))).toBe(
      packFaces([...cards('12'), null, 'steal']),
    );
    // What no number can hold is left out from the top.
    expect(digitsOf(packFaces(Array.from({ length: 30 }, () => 'mile3' as const)))).toHaveLength(17);
  });

  const seat = seats(2)[0] as never;
  const valueAfter = (offer: GoldRaiders['intent'], hand: string, rows: readonly (readonly string[])[]): number => {
    const counts = [0, 0, 0, 0, 0, 0, 0];
    for (const digit of digitsOf(packFaces(cards(hand)))) counts[digit] = (counts[digit] ?? 0) + 1;
    const table = { seat, hand: counts, rows: rows.map((row) => row.map((one) => packFaces(cards(one)))), toCome: 0 };
    return nightValues(evaluation, table, [offer])[0] ?? Number.NaN;
  };

  test('likes a sequence that can go on', () => {
    const begin = { type: 'stackCard', card: 'mile1', onto: 'new' } as const;
    expect(valueAfter(begin, '12', [[], []])).toBeGreaterThan(valueAfter(begin, '13', [[], []]));
  });

  test('keeps a Steal while there is something to take, and takes the best', () => {
    const waste = { type: 'stackCard', card: 'steal', onto: 'new' } as const;
    const taking = (place: number) => ({ type: 'steal', owner: seats(2)[1] as never, place, onto: 'new' }) as const;
    const rows = [[], ['1', '123']];
    expect(valueAfter(taking(1), 'S', rows)).toBeGreaterThan(valueAfter(taking(0), 'S', rows));
    expect(valueAfter(taking(1), 'S', rows)).toBeGreaterThan(valueAfter(waste, 'S', rows) + 6);
  });
});

describe('what the searching ones go by', () => {
  test('a likely world keeps what is known and deals out the whole deck, sequences more often than by chance', () => {
    const options = defaultOptions(goldRaiders.meta.options, 2);
    const [own, rival] = seats(2) as [never, never];
    const memory = goldRaiders.emptyMemory(2, options, own);
    const state = goldRaiders.blank(2, options);
    const rng = seededRng('likely');
    for (const event of goldRaiders.proceed(frozen(state), rngDice(rng))) goldRaiders.evolve(state, event);
    const begun = { type: 'roundBegun', round: 1, firstPlayer: state.firstPlayer, handSize: 8 } as const;
    goldRaiders.remember(memory, [begun], goldRaiders.project(frozen(state), own));
    for (const onto of ['new', 0, 0] as const) {
      const card = state.raiders[rival]?.hand[0] as never;
      goldRaiders.evolve(state, { type: 'cardStacked', seat: rival, card, onto });
      const seen = { type: 'cardStacked', seat: rival, onto, place: 0 } as const;
      goldRaiders.remember(memory, [seen], goldRaiders.project(frozen(state), own));
    }
    const view = goldRaiders.project(frozen(state), own);
    const climbing = (imagine: typeof sampleWorld): number =>
      Array.from({ length: 400 }, () => {
        const { raiders } = imagine(view, frozen(memory), rng);
        expect(raiders[own]?.hand).toEqual(view.hand);
        expect(raiders[rival]?.hand).toHaveLength(5);
        const [first, second] = raiders[rival]?.stacks[0]?.cards ?? [];
        return first === 'mile1' && second === 'mile2' ? 1 : 0;
      }).reduce((sum: number, one) => sum + one, 0);
    expect(climbing(sampleWorld)).toBeGreaterThan(2 * climbing(goldRaiders.imagine));
  });

  test('hopes are shares of one victory: more for whoever is ahead, less for whoever goes first', () => {
    const state = goldRaiders.blank(3, defaultOptions(goldRaiders.meta.options, 3));
    const at = (spaces: readonly number[]): number[] => {
      state.raiders.forEach((raider, n) => {
        raider.at = spaces[n] ?? 0;
      });
      return winChances(frozen(state));
    };
    state.firstPlayer = seats(3)[2] as never;
    const [ahead = 0, behind = 0, first = 0] = at([9, 4, 4]);
    expect(ahead + behind + first).toBeCloseTo(1);
    expect(ahead).toBeGreaterThan(behind);
    expect(behind).toBeGreaterThan(first);
  });
});
