import { seededRng, shuffled } from '@quri/kernel';
import { describe, expect, it } from 'vitest';
import { mirroredDice } from '../src/mirrored-dice.ts';

const cards = Array.from({ length: 20 }, (_, n) => `card-${n}`);
const itself = (card: string) => card;

function order(seed: string, address: string, from: readonly string[]): readonly string[] {
  const dice = mirroredDice(seed);
  const left = [...from];
  return from.map(() => {
    const card = dice.draw(address, left, itself);
    left.splice(left.indexOf(card), 1);
    return card;
  });
}

describe('mirrored dice', () => {
  it('give one order for a pile, however its cards lie and whatever else is drawn', () => {
    const first = order('deal', 'quest/1', cards);
    expect(order('deal', 'quest/1', shuffled(seededRng('x'), cards))).toEqual(first);
    const without = cards.filter((card) => card !== first[0] && card !== first[7]);
    expect(order('deal', 'quest/1', without)).toEqual(first.filter((card) => without.includes(card)));
  });

  it('give another order for another pile and another seed', () => {
    const first = order('deal', 'quest/1', cards);
    expect(order('deal', 'quest/2', cards)).not.toEqual(first);
    expect(order('deal 2', 'quest/1', cards)).not.toEqual(first);
  });

  it('are fair: every card comes first about equally often', () => {
    const counts = new Map(cards.map((card) => [card, 0]));
    const draws = 20_000;
    for (let n = 0; n < draws; n++) {
      const first = mirroredDice(`seed/${n}`).draw('pile', cards, itself);
      counts.set(first, (counts.get(first) ?? 0) + 1);
    }
    const expected = draws / cards.length;
    const chiSquare = [...counts.values()].reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
    // 19 degrees of freedom: beyond 43.8 once in a thousand times.
    expect(chiSquare).toBeLessThan(43.8);
  });

  it('draw nothing from nothing', () => {
    expect(() => mirroredDice('a').draw('pile', [], itself)).toThrow(RangeError);
  });
});
