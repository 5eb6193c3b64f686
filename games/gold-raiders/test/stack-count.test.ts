import { pick, seededRng } from '@quri/kernel';
import { describe, expect, test } from 'vitest';
import { countStack, spacesOf } from '../src/answers/stack-count.ts';
import { spaceAfter } from '../src/answers/trail.ts';
import { CARDS, type Card, type CountedCard } from '../src/vocabulary.ts';
import { cards } from './cards.ts';
import { bestOfAllReadings } from './every-reading.ts';

/** A reading in one line: what each card counted as, with its spaces where it has any. */
const told = (letters: string): string =>
  countStack(cards(letters))
    .counted.map(({ as, spaces }) => (spaces === 0 ? as : `${as} ${spaces}`))
    .join(', ');

describe('how a stack reads', () => {
  test.each([
    ['213', 1],
    ['1R2B', -2],
    ['RRR', 5],
    ['23', 0],
    ['123', 6],
    ['1R2', 3],
    ['111', 5],
    ['1222', 6],
    ['BBB', -6],
    ['12333', 8],
    ['1111', 6],
    ['11123', 6],
    ['1212', 5],
    ['2R22', 5],
    ['1S2', 1],
    ['SSS', 5],
    ['111111', 10],
  ])('check value %s = %i', (letters, spaces) => {
    expect(spacesOf(cards(letters))).toBe(spaces);
    expect(countStack(cards(letters)).spaces).toBe(spaces);
  });

  test('GR-11 Bandits chase back two spaces each, and everything else in the stack is cancelled', () => {
    expect(told('1B2B3')).toBe('cancelled, chased -2, cancelled, chased -2, cancelled');
    expect(told('111B')).toBe('cancelled, cancelled, cancelled, chased -2');
  });

  test('GR-12 one 1 Mile counts; 2 and 3 count on what lies directly below', () => {
    expect(told('1123')).toBe('moved 1, idle, moved 2, moved 3');
    expect(told('213')).toBe('idle, moved 1, idle');
    expect(told('13')).toBe('moved 1, idle');
    expect(told('1233')).toBe('moved 1, moved 2, moved 3, idle');
  });

  test('GR-13 any 1 Mile supports a 2 Mile, whichever of them counted', () => {
    expect(told('1212')).toBe('moved 1, moved 2, idle, moved 2');
    expect(spacesOf(cards('123123'))).toBe(11);
  });

  test('GR-14 a Recon is ignored wherever that helps, for sequences and for triplets', () => {
    expect(told('1R2R3')).toBe('moved 1, ignored, moved 2, ignored, moved 3');
    expect(told('2R2R2')).toBe('triplet, ignored, triplet, ignored, triplet 5');
    expect(told('1RRR2')).toBe('moved 1, triplet, triplet, triplet 5, idle');
    expect(told('RRRR')).toBe('ignored, triplet, triplet, triplet 5');
  });

  test('GR-15 a card in a triplet gives nothing else and supports nothing', () => {
    expect(told('1222')).toBe('moved 1, triplet, triplet, triplet 5');
    expect(told('1112')).toBe('triplet, triplet, triplet 5, idle');
    expect(told('12223')).toBe('moved 1, triplet, triplet, triplet 5, idle');
  });

  test('GR-15 a triplet is declined where a sequence gives more, and several all count', () => {
    expect(told('11123')).toBe('moved 1, idle, idle, moved 2, moved 3');
    expect(told('SSSRRR')).toBe('triplet, triplet, triplet 5, triplet, triplet, triplet 5');
    expect(told('222333')).toBe('triplet, triplet, triplet 5, triplet, triplet, triplet 5');
  });

  test('GR-9 Steal interrupts and both count for triplets', () => {
    expect(told('1S2')).toBe('moved 1, idle, idle');
    expect(told('SRSS')).toBe('triplet, ignored, triplet, triplet 5');
  });

  test('GR-16 a raider stops at the temple and at Start', () => {
    expect([spaceAfter(20, 4, 25), spaceAfter(20, 6, 25), spaceAfter(25, -2, 25), spaceAfter(1, -6, 25)]).toEqual([
      24, 25, 23, 0,
    ]);
  });
});

/** Both functions against all readings; a number that differs says which stack. */
function compare(stack: readonly Card[]): void {
  const best = bestOfAllReadings(stack);
  const { spaces, counted } = countStack(stack);
  if (spacesOf(stack) !== best || spaces !== best || !isLegal(stack, counted)) {
    expect({ stack, quick: spacesOf(stack), read: spaces, counted }).toEqual({ stack, best });
  }
}

/** An explanation is itself a reading: the cards as they lie, triplets of three, Recons ignored and nothing else. */
function isLegal(stack: readonly Card[], counted: readonly CountedCard[]): boolean {
  const triplets = counted.filter(({ as }) => as === 'triplet').map(({ card }) => card);
  return (
    counted.every(({ card }, i) => card === stack[i]) &&
    counted.every(({ card, as }) => as !== 'ignored' || card === 'recon') &&
    triplets.length % 3 === 0 &&
    triplets.every((card, i) => card === triplets[i - (i % 3)])
  );
}

describe('the best of all readings', () => {
  test('GR-12 is found for every stack of up to six cards', () => {
    let stacks = 0;
    const stack: Card[] = [];
    const grow = (): void => {
      if (stack.length > 0) {
        compare(stack);
        stacks++;
      }
      if (stack.length === 6) return;
      for (const card of CARDS) {
        stack.push(card);
        grow();
        stack.pop();
      }
    };
    grow();
    expect(stacks).toBe(6 + 36 + 216 + 1296 + 7776 + 46656);
  });

  test('GR-12 is found for 100,000 longer ones, with and without Bandits', () => {
    const rng = seededRng('readings');
    const peaceful = CARDS.filter((card) => card !== 'bandits');
    for (let i = 0; i < 100_000; i++) {
      // Few faces make many triplets.
      const faces = Array.from({ length: 2 + rng.below(5) }, () => pick(rng, i % 20 === 0 ? CARDS : peaceful));
      compare(Array.from({ length: 7 + rng.below(6) }, () => pick(rng, faces)));
    }
  });
});
