import { describe, expect, test } from 'vitest';
import { countEn, countPl, languageFrom, listEn, listPl } from '../src/index.ts';

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
