import { failureOf } from '@quri/conformance';
import { describe, expect, test } from 'vitest';
import { cardsOf } from '../src/components.ts';
import { raidersWith } from '../src/game.ts';
import { subject } from './subject.ts';

/** More tiny decks than the suite has: everything a theft and a peek can do to what is known. */
describe('the imagined worlds are exactly the possible ones', () => {
  test.each([
    ['three cards each', { mile1: 2, bandits: 1, steal: 2, recon: 2 }, 3, 2, 9, false],
    ['three cards each, with the memory aid', { mile1: 2, mile2: 1, steal: 2, recon: 2 }, 3, 2, 9, true],
    ['three players', { mile1: 1, bandits: 1, steal: 3, recon: 2 }, 2, 3, 10, false],
  ])('GR-6 with %s', (_, copies, handSize, players, moves, memoryAid) => {
    const game = raidersWith({ cards: cardsOf(copies), handSize, rounds: 2 });
    const tiny = { game, players, options: { trail: 5, memoryAid }, moves };
    for (const seed of ['a', 'b']) {
      const setting = { players, options: { trail: 5, memoryAid }, seed: `worlds ${seed}` };
      expect(failureOf(/tiny deck/, { ...subject, tiny }, setting)).toBeUndefined();
    }
  });
});
