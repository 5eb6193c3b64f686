import { describe, expect, test } from 'vitest';
import { countEn, countPl, languageFrom, listEn, listPl, rankingOf, resultLines } from '../src/index.ts';

describe('plurals', () => {
  test.each([
    [0, '0 klejnotów'],
    [1, '1 klejnot'],
    [2, '2 klejnoty'],
    [4, '4 klejnoty'],
    [5, '5 klejnotów'],
    [11, '11 klejnotów'],
    [12, '12 klejnotów'],
    [14, '14 klejnotów'],
    [21, '21 klejnotów'],
    [22, '22 klejnoty'],
    [112, '112 klejnotów'],
    [104, '104 klejnoty'],
  ])('Polish counts %i right', (n, said) => {
    expect(countPl(n, 'klejnot', 'klejnoty', 'klejnotów')).toBe(said);
  });

  test('English counts one apart', () => {
    expect([0, 1, 2].map((n) => countEn(n, 'gem', 'gems'))).toEqual(['0 gems', '1 gem', '2 gems']);
  });
});

describe('lists', () => {
  test('join the last item with a word', () => {
    expect(listEn([])).toBe('');
    expect(listEn(['Anna'])).toBe('Anna');
    expect(listEn(['Anna', 'Jan', 'Ewa'])).toBe('Anna, Jan and Ewa');
    expect(listPl(['Anna', 'Jan'])).toBe('Anna i Jan');
  });
});

describe('the language', () => {
  test('is the first wanted one that we speak', () => {
    expect(languageFrom(['de-DE', 'pl-PL', 'en'])).toBe('pl');
    expect(languageFrom(['en_GB.UTF-8'])).toBe('en');
    expect(languageFrom(['fr'])).toBe('en');
  });
});

describe('a ranking', () => {
  test('puts winners first, then goes by score; equals share a place', () => {
    expect(rankingOf({ winners: [2], scores: [9, 4, 9, 4] })).toEqual([
      { place: 1, seat: 2, score: 9 },
      { place: 2, seat: 0, score: 9 },
      { place: 3, seat: 1, score: 4 },
      { place: 3, seat: 3, score: 4 },
    ]);
    expect(rankingOf({ winners: [0, 2], scores: [9, 7, 9] }).map(({ place, seat }) => [place, seat])).toEqual([
      [1, 0],
      [1, 2],
      [3, 1],
    ]);
  });

  test('is printed line by line, a detail in brackets', () => {
    const rows = [
      { place: 1, seat: 1, score: 'at the temple', detail: '9 miles' },
      { place: 2, seat: 0, score: '7', detail: '' },
    ];
    expect(resultLines({ headline: 'Jan wins.', rows }, (seat) => ['Anna', 'Jan'][seat] ?? '')).toEqual([
      'Jan wins.',
      '1. Jan: at the temple (9 miles)',
      '2. Anna: 7',
    ]);
  });
});
