import { type Bot, defaultOptions, frozen, luckDice, luckFrom, seats } from '@quri/kernel';
import { describe, expect, test } from 'vitest';
import { evaluate, expectedSpaces } from '../src/bot/evaluation.ts';
import { bots } from '../src/bots.ts';
import { type GoldRaiders, goldRaiders } from '../src/game.ts';
import { BOTS } from '../src/vocabulary.ts';
import { cards } from './cards.ts';

const named = (id: string): Bot<GoldRaiders> => bots.find((bot) => bot.id === id) as Bot<GoldRaiders>;

/** Plays one game between bots that hear everything a person in their seat would; the winner and the rounds it took. */
function match(field: readonly Bot<GoldRaiders>[], seed: string): { readonly winner: number; readonly rounds: number } {
  const players = field.length;
  const options = defaultOptions(goldRaiders.meta.options, players);
  const luck = luckFrom(seed);
  const dice = luckDice(luck);
  const state = goldRaiders.blank(players, options);
  const memories = seats(players).map((seat) => goldRaiders.recall(players, options, seat));
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
    const intent = (field[seat] as Bot<GoldRaiders>).choose({
      seat,
      players,
      options,
      view: goldRaiders.project(frozen(state), seat),
      memory: frozen(memories[seat] as GoldRaiders['memory']),
      offers: goldRaiders.legal(frozen(state), seat),
      luck,
      ms: 10,
    });
    const decided = goldRaiders.decide(frozen(state), seat, intent);
    if (!decided.ok) throw new Error(`${seed}: refused with ${decided.refused.code}`);
    play(decided.value);
    seat = goldRaiders.awaited(frozen(state))[0];
  }
  return { winner: state.final?.winners[0] ?? -1, rounds: state.round };
}

describe('the bots', () => {
  test('stand on the shelf from weak to strong under the names the text knows', () => {
    expect(bots.map(({ id }) => id)).toEqual(BOTS);
  });

  test('greedy beats three random ones', () => {
    const field = [named('random'), named('greedy'), named('random'), named('random')];
    const games = Array.from({ length: 40 }, (_, n) => match(field, `ladder ${n}`));
    expect(games.filter(({ winner }) => winner === 1).length).toBeGreaterThan(36);
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
    expect(expectedSpaces(cards('123'))).toBe(6);
    expect(expectedSpaces(cards('12B'))).toBe(-2);
    expect(expectedSpaces([...cards('12'), null])).toBeLessThan(3);
    expect(expectedSpaces([null, 'bandits'])).toBe(-2);
  });

  test('likes a sequence that can go on, and keeps a Steal while there is something to take', () => {
    const outlook = { seat: seats(2)[0] as never, rows: [[cards('1')], [cards('123')]] };
    expect(evaluate({ ...outlook, hand: cards('2') })).toBeGreaterThan(evaluate({ ...outlook, hand: cards('3') }));
    expect(evaluate({ ...outlook, hand: cards('S') })).toBeGreaterThan(evaluate({ ...outlook, hand: [] }) + 6);
  });
});
