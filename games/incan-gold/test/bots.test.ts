import { advance, apply, type Bot, defaultOptions, frozen, luckDice, luckFrom } from '@quri/kernel';
import { describe, expect, test } from 'vitest';
import { bots } from '../src/bots.ts';
import { type IncanGold, incanGold } from '../src/game.ts';
import { BOTS } from '../src/vocabulary.ts';

const named = (id: string): Bot<IncanGold> => bots.find((bot) => bot.id === id) as Bot<IncanGold>;

/** What share of games each bot wins, the seats rotating; a shared victory counts in parts. */
function shares(field: readonly Bot<IncanGold>[], games: number): readonly number[] {
  const players = field.length;
  const options = defaultOptions(incanGold.meta.options, players);
  const luck = luckFrom('bots');
  const won = field.map(() => 0);
  for (let game = 0; game < games; game++) {
    const state = incanGold.blank(players, options);
    advance(incanGold, state, luckDice(luck));
    for (;;) {
      const seat = incanGold.awaited(frozen(state))[0];
      if (seat === undefined) break;
      const asked = {
        seat,
        players,
        options,
        view: incanGold.project(frozen(state), seat),
        memory: incanGold.recall(players, options, seat),
        offers: incanGold.legal(frozen(state), seat),
        luck,
        ms: 10,
      };
      apply(incanGold, state, seat, (field[(seat + game) % players] as Bot<IncanGold>).choose(asked), luckDice(luck));
    }
    const winners = incanGold.outcome(frozen(state))?.winners ?? [];
    for (const winner of winners)
      won[(winner + game) % players] = (won[(winner + game) % players] ?? 0) + 1 / winners.length;
  }
  return won.map((count) => count / games);
}

describe('the bots', () => {
  test('stand on the shelf from weak to strong under the names the text knows', () => {
    expect(bots.map(({ id }) => id)).toEqual(BOTS);
  });

  test('greedy takes nearly everything from three random ones', () => {
    const [greedy = 0] = shares([named('greedy'), named('random'), named('random'), named('random')], 300);
    expect(greedy).toBeGreaterThan(0.9);
  });

  test('mixed wins more than its share among greedy ones, who leave together', () => {
    const [mixed = 0] = shares([named('mixed'), named('greedy'), named('greedy'), named('greedy')], 300);
    expect(mixed).toBeGreaterThan(0.5);
  });
});
