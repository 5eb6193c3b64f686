import { seat } from '@quri/kernel';
import { resultLines, type Who, whoFrom } from '@quri/words';
import { describe, expect, test } from 'vitest';
import { en as EN } from '../src/text/en.ts';
import { pl as PL } from '../src/text/pl.ts';
import type { View } from '../src/view/shapes.ts';
import type { FinalCount } from '../src/vocabulary.ts';
import { temple } from './temple.ts';

const NAMES = ['Anna', 'Jan', 'Ewa'];
const who = whoFrom(NAMES);
const toAnna = whoFrom(NAMES, 0);
const [anna, jan] = [seat(0), seat(1)];

const TEXTS = [EN, PL];

describe('the result', () => {
  const ended = (reason: FinalCount['reason'], scores: readonly number[], winners = [jan]) =>
    temple({ players: 3, state: { phase: 'over', final: { winners, scores, reason } } }).state;
  const lines = (text: typeof EN, view: View, named: Who = who): readonly string[] => {
    const result = text.result(view, named);
    return result === null ? [] : resultLines(result, named);
  };

  test('is none while the game runs', () => {
    expect(TEXTS.map((text) => text.result(temple().state, who))).toEqual([null, null]);
  });

  test('puts whoever got out first, whatever others have', () => {
    const view = ended('escaped', [3, 3, 1]);
    expect(lines(EN, view)).toEqual([
      'Jan escapes from the temple with all three statues and wins.',
      '1. Jan: 3 statues (out of the temple)',
      '2. Anna: 3 statues',
      '3. Ewa: 1 statue',
    ]);
    expect(lines(PL, view)).toEqual([
      'Jan wychodzi ze świątyni z trzema posążkami i wygrywa.',
      '1. Jan: 3 posążki (poza świątynią)',
      '2. Anna: 3 posążki',
      '3. Ewa: 1 posążek',
    ]);
    expect(TEXTS.map((text) => text.question(view, toAnna))).toEqual([
      'The game is over: Jan wins!',
      'Koniec gry: wygrywa Jan!',
    ]);
  });

  test('tells that the game stalled, and who has most statues', () => {
    const view = ended('noStatues', [1, 2, 0]);
    expect(TEXTS.map((text) => lines(text, view))).toEqual([
      [
        'Nobody has taken a statue for a long time, so the game ends. Jan wins with 2 statues.',
        '1. Jan: 2 statues',
        '2. Anna: 1 statue',
        '3. Ewa: no statues',
      ],
      [
        'Od dawna nikt nie bierze żadnego posążka, więc gra się kończy. Wygrywa Jan: 2 posążki.',
        '1. Jan: 2 posążki',
        '2. Anna: 1 posążek',
        '3. Ewa: bez posążków',
      ],
    ]);
  });

  test.each([
    [1, 'with 1 statue each', ': po 1 posążku'],
    [2, 'with 2 statues each', ': po 2 posążki'],
    [0, 'without a statue', ', bez posążka'],
  ])('tells of a victory shared with %i statues', (score, inEnglish, inPolish) => {
    const view = ended('repetition', [score, score, 0], [anna, jan]);
    const why = [
      'The same position has come up for the third time, so the game ends.',
      'Ten sam układ powtarza się po raz trzeci, więc gra się kończy.',
    ];
    expect(TEXTS.map((text) => lines(text, view)[0])).toEqual([
      `${why[0]} Anna and Jan share the victory, ${inEnglish}.`,
      `${why[1]} Wspólnie wygrywają Anna i Jan${inPolish}.`,
    ]);
    expect(TEXTS.map((text) => lines(text, view, toAnna)[0])).toEqual([
      `${why[0]} You share the victory with Jan, ${inEnglish}.`,
      `${why[1]} Wspólnie wygrywacie ty i Jan${inPolish}.`,
    ]);
  });
});
