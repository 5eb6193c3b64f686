import { seat } from '@quri/kernel';
import { sayStaged, whoFrom } from '@quri/words';
import { describe, expect, test } from 'vitest';
import { en as EN } from '../src/text/en.ts';
import { pl as PL } from '../src/text/pl.ts';
import type { Moment } from '../src/view/shapes.ts';
import { at } from './labels.ts';

const NAMES = ['Anna', 'Jan', 'Ewa', 'Olek'];
const [anna, jan] = [seat(0), seat(1)];

describe('big moments', () => {
  const staged = (moment: Moment, you: number | null) =>
    [EN, PL].map((text) => sayStaged(text, moment, whoFrom(NAMES, you)));

  test.each([
    [2, 'one of three statues.', 'jeden posążek z trzech.'],
    [1, 'two of three statues.', 'dwa posążki z trzech.'],
  ])('a statue, with %i left', (left, inEnglish, inPolish) => {
    const raised: Moment = { type: 'statueRaised', seat: jan, left };
    expect(staged(raised, 0)).toEqual([`Jan has ${inEnglish}`, `Jan ma już ${inPolish}`]);
    expect(staged(raised, 1)).toEqual([`You have ${inEnglish}`, `Masz już ${inPolish}`]);
  });

  test('the last statue', () => {
    const raised: Moment = { type: 'statueRaised', seat: jan, left: 0 };
    expect(staged(raised, 0)).toEqual([
      'Jan has all three statues and only needs an exit!',
      'Jan ma wszystkie trzy posążki i szuka już tylko wyjścia!',
    ]);
    expect(staged(raised, 1)).toEqual([
      'You have all your statues: now get to an exit!',
      'Masz wszystkie posążki: teraz do wyjścia!',
    ]);
  });

  test('somebody is carried off', () => {
    const carried: Moment = { type: 'carriedOff', seat: jan, rider: anna };
    expect(staged(carried, 0)).toEqual(['Jan moves the tile that you stand on!', 'Jan rusza płytę, na której stoisz!']);
    expect(staged(carried, 1)).toEqual([
      'You move the tile that Anna stands on!',
      'Ruszasz płytę, na której stoi Anna!',
    ]);
  });

  test('an escape', () => {
    expect(staged({ type: 'escaped', seat: jan }, 0)).toEqual([
      'Jan is out of the temple with all three statues!',
      'Jan wychodzi ze świątyni z kompletem posążków!',
    ]);
    expect(staged({ type: 'escaped', seat: jan }, 1)).toEqual([
      'You are out of the temple with all your statues: you win!',
      'Wychodzisz ze świątyni z kompletem posążków: wygrywasz!',
    ]);
  });

  test('a stall, and why', () => {
    expect(staged({ type: 'stalled', reason: 'noStatues' }, 0)).toEqual([
      'Nobody has taken a statue for a long time, so the game ends.',
      'Od dawna nikt nie bierze żadnego posążka, więc gra się kończy.',
    ]);
    expect(staged({ type: 'stalled', reason: 'repetition' }, 0)).toEqual([
      'The same position has come up for the third time, so the game ends.',
      'Ten sam układ powtarza się po raz trzeci, więc gra się kończy.',
    ]);
  });

  test('a whole turn', () => {
    const summary = { seat: jan, moved: [], walkedTo: at('f9'), snakes: 0, passages: 0, statues: [], blocker: null };
    expect(staged({ type: 'turnSummed', summary }, 0)).toEqual(['Jan walks to f9.', 'Jan idzie na f9.']);
  });
});
