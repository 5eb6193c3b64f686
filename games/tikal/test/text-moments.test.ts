import { seat } from '@quri/kernel';
import { sayStaged, whoFrom } from '@quri/words';
import { describe, expect, test } from 'vitest';
import { en as EN } from '../src/text/en.ts';
import { pl as PL } from '../src/text/pl.ts';
import type { Moment } from '../src/view/shapes.ts';
import { bring, hex, jungle } from './jungle.ts';

const NAMES = ['Anna', 'Jan', 'Ewa', 'Olek'];
const [anna, jan] = [seat(0), seat(1)];

describe('big moments', () => {
  const staged = (moment: Moment, you: number | null) =>
    [EN, PL].map((text) => sayStaged(text, moment, whoFrom(NAMES, you)));

  test('a volcano, and who begins', () => {
    const volcano = { type: 'everybodyScores', cause: 'volcano', begins: jan } as const;
    expect(staged(volcano, 0)).toEqual([
      'A volcano! Everybody takes a bonus turn and scores; Jan begins.',
      'Wulkan! Każdy ma dodatkową turę i punktuje; zaczyna Jan.',
    ]);
    expect(staged(volcano, 1)).toEqual([
      'A volcano! Everybody takes a bonus turn and scores; you begin.',
      'Wulkan! Każdy ma dodatkową turę i punktuje; zaczynasz ty.',
    ]);
  });

  test('a treasure that changes hands', () => {
    const swapped = { type: 'treasureSwapped', seat: jan, from: anna, give: 'bell', take: 'disc' } as const;
    expect(staged(swapped, 0)).toEqual([
      'Jan takes your disc and gives you a bell!',
      'Jan zabiera ci dysk i daje dzwonek!',
    ]);
    expect(staged(swapped, 1)).toEqual([
      'You take a disc from Anna and give a bell.',
      'Wymieniasz dzwonek na dysk (Anna).',
    ]);
  });

  test('a guard', () => {
    const guarded = { type: 'templeGuarded', seat: jan, hex: hex('b5'), value: 7 } as const;
    expect(staged(guarded, 0)).toEqual([
      'Jan puts a guard on b5: nobody else scores this temple of 7 any more.',
      'Jan stawia strażnika na b5: za tę świątynię o wartości 7 nikt inny już nie punktuje.',
    ]);
    expect(staged(guarded, 1)).toEqual([
      'You put a guard on b5: nobody can take this temple of 7 from you.',
      'Stawiasz strażnika na b5: tej świątyni o wartości 7 nikt ci już nie odbierze.',
    ]);
  });

  test('what somebody scores', () => {
    const count = { temples: [{ hex: hex('b5'), value: 7 }], treasures: 0, total: 7 };
    const scores: Moment = { type: 'seatScores', seat: jan, count, points: 22 };
    expect(staged(scores, 0)).toEqual([
      'Jan scores 7 points: 7 for the temple on b5; 22 in all.',
      'Jan zdobywa 7 punktów: 7 za świątynię na b5; razem 22.',
    ]);
    const nothing = { temples: [], treasures: 0, total: 0 };
    expect(staged({ ...scores, count: nothing }, 1)).toEqual([
      'You score nothing; 22 in all.',
      'Nie zdobywasz punktów; razem 22.',
    ]);
  });

  test('a whole turn', () => {
    const { summary } = jungle().play(bring('a5', 'leader')).state.turn;
    expect(staged({ type: 'turnSummed', summary }, 1)).toEqual([
      'Anna brings the leader.',
      'Anna sprowadza kierownika.',
    ]);
  });
});
