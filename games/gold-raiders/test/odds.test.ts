import { advance, apply, defaultOptions, frozen, pick, rngDice, type Seat, seededRng, shuffled } from '@quri/kernel';
import { describe, expect, test } from 'vitest';
import { banditsChance, unseenCards, unseenSizes } from '../src/answers/unseen.ts';
import { odds } from '../src/board/odds/odds.tsx';
import { FULL_DECK } from '../src/components.ts';
import { goldRaiders } from '../src/game.ts';
import type { State } from '../src/rules/state.ts';
import { CARDS, type Card, COPIES } from '../src/vocabulary.ts';
import { peek, raid, stack } from './raid.ts';

const copiesIn = (some: readonly Card[]): Readonly<Record<Card, number>> =>
  Object.fromEntries(CARDS.map((card) => [card, some.filter((one) => one === card).length])) as Record<Card, number>;

/** Everything a seat cannot see, taken from the state itself. */
function hiddenFrom({ raiders, discards, options, peek, turn }: State, seat: number): readonly Card[] {
  const left = FULL_DECK.cards.map(({ card }) => card);
  const out = (some: readonly Card[]): void => {
    for (const card of some) left.splice(left.indexOf(card), 1);
  };
  out(discards);
  raiders.forEach(({ hand, stacks }, owner) => {
    if (owner === seat) out(hand);
    stacks.forEach(({ cards, knownBy, open }, place) => {
      const peeked = peek?.owner === owner && peek.place === place && turn === seat;
      out(cards.filter((_, i) => open || peeked || (options.memoryAid && (knownBy[i]! & (1 << seat)) !== 0)));
    });
  });
  return left;
}

const permutations = <T>(of: readonly T[]): readonly (readonly T[])[] =>
  of.length <= 1 ? [of] : of.flatMap((one, i) => permutations(of.toSpliced(i, 1)).map((rest) => [one, ...rest]));

describe('odds', () => {
  test.each([false, true])('GR-6 count exactly what a seat cannot see; with a memory aid: %s', (memoryAid) => {
    const rng = seededRng(`unseen/${memoryAid}`);
    let closed = 0;
    for (let game = 0; game < 3; game++) {
      const players = 2 + rng.below(5);
      const options = { ...defaultOptions(goldRaiders.meta.options, players), memoryAid, trail: 8 };
      const state = goldRaiders.blank(players, options);
      advance(goldRaiders, state, rngDice(rng));
      for (let turns = 0; turns < 150; turns++) {
        const [seat] = goldRaiders.awaited(frozen(state));
        if (seat === undefined) break;
        for (const viewer of [seat, ((seat + 1) % players) as Seat]) {
          const unseen = unseenCards(structuredClone(goldRaiders.project(frozen(state), viewer)));
          expect(unseen.counts).toEqual(copiesIn(hiddenFrom(state, viewer)));
          expect(unseen.total).toBe(hiddenFrom(state, viewer).length);
          // GR-1: what was not dealt stays aside all round long.
          expect(unseen.aside).toBe(54 - 8 * players);
          closed += unseen.inStacks;
        }
        apply(goldRaiders, state, seat, pick(rng, goldRaiders.legal(frozen(state), seat)), rngDice(rng));
      }
    }
    expect(closed).toBeGreaterThan(100);
  });

  test('GR-11 the chance of Bandits is that of all orders', () => {
    const unseen: readonly Card[] = ['bandits', 'mile1', 'bandits', 'recon', 'steal', 'mile2'];
    const orders = permutations(unseen);
    for (let size = 1; size <= unseen.length; size++) {
      const bad = orders.filter((order) => order.slice(0, size).includes('bandits')).length;
      expect(banditsChance({ counts: copiesIn(unseen), total: 6 }, size)).toBeCloseTo(bad / orders.length, 12);
    }
    expect(banditsChance({ counts: copiesIn(['mile1', 'recon']), total: 2 }, 2)).toBe(0);
  });

  test('GR-7 know no more than the view: whatever the others hold, they are the same', () => {
    const game = raid(['R1B2', '3S1B', '2BSR']).play(stack('1'), stack('B'), stack('S'));
    const view = game.view(0 as Seat);
    const shown = odds(view, 0, 'en');
    const rng = seededRng('worlds');
    for (let i = 0; i < 20; i++) {
      const world = structuredClone(game.state) as State;
      const others = world.raiders.slice(1);
      // The others' cards change places with those set aside, behind the same view.
      const hidden = shuffled(rng, hiddenFrom(world, 0));
      for (const { hand, stacks } of others) {
        hand.splice(0, hand.length, ...hidden.splice(0, hand.length));
        for (const one of stacks) one.cards.splice(0, one.cards.length, ...hidden.splice(0, one.cards.length));
      }
      const other = goldRaiders.project(frozen(world), 0 as Seat);
      expect(other).toEqual(view);
      expect(odds(other, 0, 'en')).toEqual(shown);
    }
    // A peek shows one card more, for as long as it lasts.
    const peeking = game.play(peek(1, 0)).view(0 as Seat);
    expect(unseenCards(peeking).counts.bandits).toBe(COPIES.bandits - 2);
    expect(unseenCards(game.view(1 as Seat)).counts.recon).toBe(COPIES.recon - 1);
  });

  test('have a line for every size of closed stack, and say that own stacks are counted', () => {
    const view = raid(['11B2', '33SB'])
      .play(stack('1'), stack('3'), stack('1', 0), stack('3'))
      .view(0 as Seat);
    expect(unseenSizes(view)).toEqual([1, 2]);
    const { groups } = odds(view, 0, 'en');
    expect(groups.map(({ rows }) => rows.length)).toEqual([6, 2]);
    expect(groups[0]?.note).toContain('What you have stacked is counted too');
    const aided = raid(['11B2', '33SB'], { memoryAid: true })
      .play(stack('1'), stack('3'))
      .view(0 as Seat);
    expect(odds(aided, 0, 'en').groups[0]?.note).not.toContain('What you have stacked');
    expect(unseenCards(aided).inStacks).toBe(1);
  });
});
