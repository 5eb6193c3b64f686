import { advance, apply, type Dice, fairDice, frozen, rngDice, seededRng, seedFromText, tableKey } from '@quri/kernel';
import { describe, expect, test } from 'vitest';
import { incanGold } from '../src/game.ts';
import type { Edition } from '../src/vocabulary.ts';

/** P(the first round ends at card k) for k = 2…12 when nobody leaves. */
const ENDS_AT = [0.0323, 0.0623, 0.0872, 0.1049, 0.1143, 0.1152, 0.1088, 0.0968, 0.0813, 0.0645, 0.0483];

/** Plays the first round with everybody staying; the number of cards it lasted. */
function lasted(edition: Edition, dice: Dice): number {
  const state = incanGold.blank(3, { edition, autoSecondCard: true, openTents: false, twoPlayers: false });
  let cards = 0;
  const counted: Dice = {
    draw: (address, from, id) => {
      if (address === 'quest/1') cards++;
      if (address === 'quest/2') return from[0] as (typeof from)[number];
      return dice.draw(address, from, id);
    },
  };
  advance(incanGold, state, counted);
  while (state.round === 1) {
    const [seat] = incanGold.awaited(frozen(state));
    if (seat === undefined) break;
    apply(incanGold, state, seat, { type: 'choose', choice: 'torch' }, counted);
  }
  return cards;
}

/** How often each length came, and the mean. */
function distribution(rounds: number, edition: Edition, dice: (i: number) => Dice): { shares: number[]; mean: number } {
  const counts = new Map<number, number>();
  let sum = 0;
  for (let i = 0; i < rounds; i++) {
    const cards = lasted(edition, dice(i));
    counts.set(cards, (counts.get(cards) ?? 0) + 1);
    sum += cards;
  }
  return { shares: ENDS_AT.map((_, k) => (counts.get(k + 2) ?? 0) / rounds), mean: sum / rounds };
}

/** Four standard errors, and the rounding of the printed figures. */
const within = (p: number, rounds: number): number => 4 * Math.sqrt((p * (1 - p)) / rounds) + 0.00005;

describe('when rounds end', () => {
  test('200,000 rounds with ordinary rng end as often at each card as the odds say', () => {
    const rng = rngDice(seededRng('busts'));
    const { shares, mean } = distribution(200_000, 'incan-gold', () => rng);
    for (const [k, p] of ENDS_AT.entries())
      expect(Math.abs((shares[k] ?? 0) - p), `card ${k + 2}`).toBeLessThan(within(p, 200_000));
    expect(Math.abs(mean - 7.656)).toBeLessThan(0.03);
  });

  test('2,000 rounds with fair dice do too', () => {
    const dice = (i: number): Dice =>
      fairDice(tableKey('busts', { serverSeed: seedFromText(String(i)), bytes: [] }), 0);
    const { shares, mean } = distribution(2000, 'incan-gold', dice);
    for (const [k, p] of ENDS_AT.entries())
      expect(Math.abs((shares[k] ?? 0) - p), `card ${k + 2}`).toBeLessThan(within(p, 2000));
    expect(Math.abs(mean - 7.656)).toBeLessThan(0.25);
  });

  test.each([
    ['diamant', 0.0345, 7.417],
    ['diamant-2016', 0.0252, 8.613],
  ] as const)('%s: a deck of another size ends otherwise', (edition, second, mean) => {
    const rng = rngDice(seededRng(`busts ${edition}`));
    const found = distribution(60_000, edition, () => rng);
    expect(Math.abs((found.shares[0] ?? 0) - second)).toBeLessThan(within(second, 60_000));
    expect(Math.abs(found.mean - mean)).toBeLessThan(0.05);
  });
});

describe('one key', () => {
  /** The piles of a game at a table that leaves after so many choices: what was there, and what came. */
  function piles(patience: number): Map<string, { readonly there: readonly string[]; readonly came: string[] }> {
    const dice = fairDice(tableKey('one key', { serverSeed: seedFromText('same'), bytes: [] }), 0);
    const state = incanGold.blank(4, {
      edition: 'incan-gold',
      autoSecondCard: true,
      openTents: false,
      twoPlayers: false,
    });
    const noted = new Map<string, { readonly there: readonly string[]; readonly came: string[] }>();
    const noting: Dice = {
      draw: (address, from, id) => {
        const one = dice.draw(address, from, id);
        const pile = noted.get(address) ?? { there: from.map(id), came: [] };
        pile.came.push(id(one));
        noted.set(address, pile);
        return one;
      },
    };
    advance(incanGold, state, noting);
    for (let asked = 1; incanGold.awaited(frozen(state)).length > 0; asked++) {
      for (const seat of incanGold.awaited(frozen(state))) {
        apply(incanGold, state, seat, { type: 'choose', choice: asked % patience === 0 ? 'camp' : 'torch' }, noting);
      }
    }
    return noted;
  }

  test('gives two different plays the same cards in the same order, as far as both go', () => {
    const [hasty, patient] = [piles(1), piles(4)];
    expect([...hasty.keys()]).toEqual([...patient.keys()]);
    let compared = 0;
    for (const [address, { there, came }] of hasty) {
      const other = patient.get(address) ?? { there: [], came: [] };
      // A hazard may have left the game at one table and not at the other: what both have comes in one order.
      const here = came.filter((card) => other.there.includes(card));
      const elsewhere = other.came.filter((card) => there.includes(card));
      const both = Math.min(here.length, elsewhere.length);
      expect(here.slice(0, both), address).toEqual(elsewhere.slice(0, both));
      compared += both;
    }
    expect(compared).toBeGreaterThanOrEqual(10);
    expect([...patient.values()].flatMap(({ came }) => came).length).toBeGreaterThan(compared);
  });
});
