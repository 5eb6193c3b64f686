import { describe, expect, test } from 'vitest';
import {
  botName,
  countEn,
  countPl,
  doesPl,
  labelEn,
  labelPl,
  languageFrom,
  levelWord,
  listEn,
  listPl,
  type NamedSeat,
  namedEn,
  namedPl,
  nameOrYou,
  possessiveEn,
  rankingOf,
  resultLines,
  seatNames,
  subjectEn,
  subjectPl,
  verbPl,
  type Who,
  whoFrom,
} from '../src/index.ts';

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

describe('names of seats', () => {
  const text = {
    bots: {
      weak: { names: ['Fox', 'Marten'], level: 'easy', sentence: '' },
      strong: { names: ['Condor', 'Falcon', 'Eagle'], level: 'strong', sentence: '' },
    },
  } as const;
  const words = { guest: 'Guest', youName: 'You' };
  const bot = (level: string): NamedSeat => ({ kind: 'bot', level });
  const person = (name: string | null): NamedSeat => ({ kind: 'person', name });
  const named = (seats: readonly NamedSeat[], you: number | null = null) => seatNames(seats, text, words, you);

  test('of bots of one level come from its family, in the order of seats', () => {
    expect(named([bot('strong'), bot('weak'), bot('strong'), bot('strong'), bot('weak')])).toEqual([
      'Condor',
      'Fox',
      'Falcon',
      'Eagle',
      'Marten',
    ]);
    expect(botName(text, 'strong')).toBe('Condor');
    expect([levelWord(text, 'strong'), levelWord(text, 'gone')]).toEqual(['strong', null]);
  });

  test('leave a person the name they have', () => {
    expect(named([bot('strong'), person('Condor'), bot('strong')])).toEqual(['Falcon', 'Condor', 'Eagle']);
  });

  test('are never the same twice', () => {
    expect(named([person('Anna'), person('Anna'), person(null), { kind: 'kept', name: '' }, person('Anna')])).toEqual([
      'Anna',
      'Anna II',
      'Guest',
      'Guest II',
      'Anna III',
    ]);
    expect(named([bot('weak'), bot('weak'), bot('weak'), bot('gone'), bot('gone')])).toEqual([
      'Fox',
      'Marten',
      'Fox II',
      'gone',
      'gone II',
    ]);
  });

  test('are the same to all, but whoever reads and has none is "you"', () => {
    const seats = [person(null), person('Anna'), person(null), { kind: 'empty' } as const];
    expect(named(seats)).toEqual(['Guest', 'Anna', 'Guest II', '']);
    expect(named(seats, 0)).toEqual(['You', 'Anna', 'Guest II', '']);
    expect(named(seats, 1)).toEqual(['Guest', 'Anna', 'Guest II', '']);
    expect(named(seats, 2)).toEqual(['Guest', 'Anna', 'You', '']);
  });
});

describe('a sentence about some of those at the table', () => {
  const names = ['Anna', 'Jan', 'Jonas'];
  const [others, anna] = [whoFrom(names), whoFrom(names, 0)];

  test('has its verb go with them in English', () => {
    const takes = (seats: readonly number[], who: Who) => subjectEn(seats, who, 'takes', 'take');
    expect([[0], [0, 1]].map((seats) => takes(seats, others))).toEqual(['Anna takes', 'Anna and Jan take']);
    expect([[0], [1], [1, 0], [2, 1, 0], [1, 2]].map((seats) => takes(seats, anna))).toEqual([
      'You take',
      'Jan takes',
      'You and Jan take',
      'You, Jonas and Jan take',
      'Jan and Jonas take',
    ]);
    expect([namedEn([1, 0], anna), labelEn(0, anna), labelEn(1, anna)]).toEqual(['you and Jan', 'You', 'Jan']);
    expect([0, 1, 2].map((seat) => possessiveEn(seat, anna))).toEqual(['your', 'Jan’s', 'Jonas’']);
  });

  test('has its verb go with them in Polish, where "you" alone is in the verb', () => {
    const take = { one: 'bierze', several: 'biorą', you: 'bierzesz', youAll: 'bierzecie' };
    expect([[0], [0, 1]].map((seats) => subjectPl(seats, others, take))).toEqual(['Anna bierze', 'Anna i Jan biorą']);
    expect([[0], [1], [1, 0], [1, 2]].map((seats) => subjectPl(seats, anna, take))).toEqual([
      'Bierzesz',
      'Jan bierze',
      'Ty i Jan bierzecie',
      'Jan i Jonas biorą',
    ]);
    expect([0, 1].map((seat) => doesPl(seat, anna, 'śpi', 'śpisz'))).toEqual(['Śpisz', 'Jan śpi']);
    expect([namedPl([1, 0], anna), labelPl(0, anna), verbPl([0], anna, take)]).toEqual(['ty i Jan', 'Ty', 'bierzesz']);
  });

  test('takes a name, or null for whoever reads', () => {
    expect([0, 1].map((seat) => nameOrYou(anna, seat))).toEqual([null, 'Jan']);
    expect(whoFrom(names)(7)).toBe('8');
  });
});
