import { seat } from '@quri/kernel';
import { resultLines, type Who, whoFrom } from '@quri/words';
import { describe, expect, test } from 'vitest';
import { en as EN } from '../src/text/en.ts';
import { pl as PL } from '../src/text/pl.ts';
import type { View } from '../src/view/shapes.ts';
import type { FinalCount } from '../src/vocabulary.ts';
import { jungle } from './jungle.ts';

const NAMES = ['Anna', 'Jan', 'Ewa'];
const who = whoFrom(NAMES);
const toAnna = whoFrom(NAMES, 0);
const [anna, jan] = [seat(0), seat(1)];

const TEXTS = [EN, PL];

describe('the result', () => {
  const ended = (reason: FinalCount['reason'], scores: readonly number[], winners = [jan]) =>
    jungle({
      players: 3,
      hexes: { a4: { value: 6, guard: jan }, b5: { value: 4, guard: anna } },
      treasures: [['mask'], ['bell', 'bell']],
      state: { phase: 'over', final: { winners, scores, reason } },
    }).state;
  const lines = (text: typeof EN, view: View, named: Who = who): readonly string[] => {
    const result = text.result(view, named);
    return result === null ? [] : resultLines(result, named);
  };

  test('is none while the game runs', () => {
    expect(TEXTS.map((text) => text.result(jungle().state, who))).toEqual([null, null]);
  });

  test('ranks by points', () => {
    expect(lines(EN, ended('points', [80, 101, 80]))).toEqual([
      'Jan wins with 101 points.',
      '1. Jan: 101 points',
      '2. Anna: 80 points',
      '2. Ewa: 80 points',
    ]);
    expect(lines(PL, ended('points', [80, 102, 81]))).toEqual([
      'Wygrywa Jan: 102 punkty.',
      '1. Jan: 102 punkty',
      '2. Ewa: 81 punktów',
      '3. Anna: 80 punktów',
    ]);
  });

  test('tells what decided among equals, and of them alone', () => {
    expect(lines(EN, ended('guardedTemple', [80, 80, 3]))).toEqual([
      'Jan wins: 80 points each, but the more valuable guarded temple decides it.',
      '1. Jan: 80 points (guarded temple of 6)',
      '2. Anna: 80 points (guarded temple of 4)',
      '3. Ewa: 3 points',
    ]);
    expect(lines(PL, ended('guardedTemple', [80, 80, 80]))).toEqual([
      'Wygrywa Jan: remis, po 80 punktów, decyduje cenniejsza świątynia ze strażnikiem.',
      '1. Jan: 80 punktów (świątynia ze strażnikiem: 6)',
      '2. Anna: 80 punktów (świątynia ze strażnikiem: 4)',
      '2. Ewa: 80 punktów (bez świątyni ze strażnikiem)',
    ]);
    expect(lines(EN, ended('treasures', [80, 80, 3])).slice(1, 3)).toEqual([
      '1. Jan: 80 points (guarded temple of 6, 2 treasures)',
      '2. Anna: 80 points (guarded temple of 4, 1 treasure)',
    ]);
  });

  test('tells of a shared victory', () => {
    const shared = ended('shared', [80, 80, 3], [anna, jan]);
    expect(TEXTS.map((text) => lines(text, shared)[0])).toEqual([
      'Anna and Jan share the victory: 80 points each, equal guarded temples and as many treasures.',
      'Wspólnie wygrywają Anna i Jan: po 80 punktów, równie cenne świątynie ze strażnikiem i tyle samo skarbów.',
    ]);
    expect(TEXTS.map((text) => text.question(shared, toAnna))).toEqual([
      'The game is over: you and Jan share the victory.',
      'Koniec gry: wspólnie wygrywacie ty i Jan.',
    ]);
  });
});
