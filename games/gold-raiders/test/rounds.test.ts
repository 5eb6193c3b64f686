import { advance, type Dice, defaultOptions, rngDice, seat, seededRng } from '@quri/kernel';
import { describe, expect, test } from 'vitest';
import { FULL_DECK } from '../src/components.ts';
import { goldRaiders } from '../src/game.ts';
import { meta } from '../src/meta.ts';
import type { Event } from '../src/rules/events.ts';
import { CARDS, TRAILS } from '../src/vocabulary.ts';
import { endTurn, raid, reveal, stack } from './raid.ts';

describe('components', () => {
  test('GR-C1 the deck has 54 cards, each with a name of its own', () => {
    const count = (card: string) => FULL_DECK.cards.filter((one) => one.card === card).length;
    expect(CARDS.map((card) => `${count(card)} ${card}`)).toEqual([
      '11 mile1',
      '9 mile2',
      '7 mile3',
      '11 bandits',
      '9 steal',
      '7 recon',
    ]);
    expect(new Set(FULL_DECK.cards.map(({ id }) => id)).size).toBe(54);
  });

  test('GR-C2 the trail is 25 spaces long, ten less when short and ten more when long', () => {
    expect(TRAILS).toEqual({ short: 15, usual: 25, long: 35 });
    expect([2, 3, 4, 5, 6].map((players) => defaultOptions(meta.options, players).trail)).toEqual([25, 25, 25, 25, 25]);
    expect(meta.options.trail).toMatchObject({ min: 5, max: 60 });
  });

  test('GR-C3 two to six play', () => {
    expect(meta.players({ trail: 25, memoryAid: false })).toEqual({ min: 2, max: 6 });
  });
});

describe('a round', () => {
  /** Deals once and notes what was drawn where. */
  function dealt(players: number, dice: Dice) {
    const piles = new Map<string, string[]>();
    const state = goldRaiders.blank(players, { trail: 25, memoryAid: false });
    advance(goldRaiders, state, {
      draw: (address, from, id) => {
        const one = dice.draw(address, from, id);
        piles.set(address, [...(piles.get(address) ?? []), id(one)]);
        return one;
      },
    });
    return { state, piles };
  }

  test('GR-1 everybody starts on Start with eight cards of the one deck, and nothing else is drawn', () => {
    const { state, piles } = dealt(6, rngDice(seededRng('deal')));
    expect(state.raiders.map(({ at, hand, stacks }) => [at, hand.length, stacks.length])).toEqual(
      Array.from({ length: 6 }, () => [0, 8, 0]),
    );
    expect([...piles.keys()]).toEqual(['first', 'deal/1']);
    expect(new Set(piles.get('deal/1')).size).toBe(48);
  });

  test('GR-1 a hand is seen by its owner alone', () => {
    const e = raid(['12', 'BS']);
    expect(e.view(seat(0)).hand).toEqual(['mile1', 'mile2']);
    expect(e.view(seat(1)).hand).toEqual(['bandits', 'steal']);
    expect(e.view('spectator').hand).toEqual([]);
    expect(e.view(seat(0)).raiders.map(({ handSize }) => handSize)).toEqual([2, 2]);
    expect(JSON.stringify(e.view(seat(0)))).not.toContain('bandits');
  });

  test('GR-1 a deal tells every seat its hand, and somebody who looks on nothing', () => {
    const { state } = raid(['12', 'BS']);
    const hands = state.raiders.map(({ hand }) => hand);
    const event: Event = { type: 'roundBegun', round: 2, firstPlayer: seat(0), hands };
    expect(goldRaiders.reveals(state, event)).toEqual([0, 1]);
    const seen = { type: 'roundBegun', round: 2, firstPlayer: 0, handSize: 2 };
    expect(goldRaiders.redact(state, event, 'spectator')).toEqual(seen);
    for (const by of [0, 1].map(seat))
      expect(goldRaiders.redact(state, event, by)).toEqual({ ...seen, hand: hands[by] });
  });

  test('GR-1 a hand lies in the order of the faces, however it was dealt', () => {
    expect(raid(['R3B1S2', '111111']).hand(0)).toBe('123BSR');
  });

  test('GR-2 the first player of the first round is drawn, and the Night comes first', () => {
    const e = raid(['1', '1', '1'], { first: 2 });
    expect(e.state).toMatchObject({ round: 1, firstPlayer: 2, turn: 2, stage: 'night' });
    const firsts = Array.from({ length: 40 }, (_, n) => dealt(3, rngDice(seededRng(`first ${n}`))).state.firstPlayer);
    expect(new Set(firsts).size).toBe(3);
  });

  test('GR-2 after the Night comes the Day, after the Day another Night', () => {
    const e = raid(['1', '1'], { later: [['2', '3']] }).play(stack('1'), stack('1'));
    expect(e.view(seat(0)).phase).toBe('day');
    e.play(endTurn, endTurn);
    expect(e.view(seat(0))).toMatchObject({ phase: 'night', round: 2 });
    expect([e.hand(0), e.hand(1)]).toEqual(['2', '3']);
  });

  test('GR-2 nothing can be played before the cards are dealt', () => {
    const blank = goldRaiders.blank(2, { trail: 25, memoryAid: false });
    expect(goldRaiders.decide(blank, seat(0), stack('1'))).toEqual({
      ok: false,
      refused: { code: 'notNow', rule: 'GR-2' },
    });
    expect([goldRaiders.awaited(blank), goldRaiders.legal(blank, seat(0))]).toEqual([[], []]);
  });

  test('GR-17 with nobody at the temple all cards are dealt anew and the table is empty', () => {
    const e = raid(['1R', 'BS'], { later: [['23', '1B']] });
    e.play(stack('1'), stack('B'), stack('R'), stack('S')).play(reveal(0), reveal(1), endTurn);
    expect(e.state).toMatchObject({ round: 2, stage: 'night', discards: [] });
    expect([e.stacks(0), e.stacks(1)]).toEqual([[], []]);
    expect([e.hand(0), e.hand(1)]).toEqual(['23', '1B']);
    expect(e.at()).toEqual([1, 0]);
  });

  test('GR-17 each round has a pile of its own: the same hands come, however play went', () => {
    const secondHands = (cautious: boolean) => {
      const options = { trail: 60, memoryAid: false };
      const state = goldRaiders.blank(2, options);
      const byAddress: Dice = { draw: (address, from) => from[address.length % from.length] as (typeof from)[number] };
      advance(goldRaiders, state, byAddress);
      while (state.round === 1) {
        const offers = goldRaiders.legal(state, state.turn);
        const intent = cautious ? offers.at(-1) : offers[0];
        const decided = goldRaiders.decide(state, state.turn, intent ?? endTurn);
        if (!decided.ok) throw new Error(decided.refused.code);
        for (const event of decided.value) goldRaiders.evolve(state, event);
        advance(goldRaiders, state, byAddress);
      }
      return state.raiders.map(({ hand }) => hand);
    };
    expect(secondHands(true)).toEqual(secondHands(false));
  });

  test('GR-17 the idol goes to the raider farthest along', () => {
    const e = raid(['B', '1', 'B'], { first: 0 });
    e.play(stack('B'), stack('1'), stack('B')).play(endTurn, reveal(0), endTurn);
    expect(e.at()).toEqual([0, 1, 0]);
    expect(e.state).toMatchObject({ round: 2, firstPlayer: 1, turn: 1 });
  });

  test('GR-17 of equals it goes to the first one clockwise from the present first player, that one included', () => {
    const tied = (first: number, ahead: readonly number[]) => {
      const e = raid(['1', '1', '1', '1'], { first });
      e.play(stack('1'), stack('1'), stack('1'), stack('1'));
      for (let i = 0; i < 4; i++) e.play(ahead.includes(e.state.turn) ? reveal(0) : endTurn);
      return e.state.firstPlayer;
    };
    expect(tied(3, [])).toBe(3);
    expect(tied(2, [0, 1])).toBe(0);
    expect(tied(1, [0, 3])).toBe(3);
    expect(tied(1, [0, 1])).toBe(1);
  });
});
