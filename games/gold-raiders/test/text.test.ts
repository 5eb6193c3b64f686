import { seat } from '@quri/kernel';
import { sayIntent, sayRefusal, saySeen, whoFrom } from '@quri/words';
import { describe, expect, test } from 'vitest';
import { countStack } from '../src/answers/stack-count.ts';
import { WORDS } from '../src/board/words.ts';
import { en as EN } from '../src/text/en.ts';
import { pl as PL } from '../src/text/pl.ts';
import type { Seen } from '../src/view/shapes.ts';
import { CARDS, type Intent, type Refusal, type WonBy } from '../src/vocabulary.ts';
import { cards } from './cards.ts';
import { endTurn, lookAway, peek, reveal, stack, steal } from './raid.ts';

const NAMES = ['Anna', 'Jan', 'Ewa', 'Olek', 'Jonas', 'Ida'];
const who = (n: number): string => NAMES[n] ?? `seat ${n}`;

const both = (seen: Seen): readonly string[] => [saySeen(EN, seen, who), saySeen(PL, seen, who)];

describe('the night', () => {
  test('begins', () => {
    expect(both({ type: 'roundBegun', round: 2, firstPlayer: seat(1), handSize: 8 })).toEqual([
      'Round 2: night falls. Everybody is dealt 8 cards; the idol is with Jan.',
      'Runda 2: zapada noc. Każdy dostaje 8 kart, a posążek ma Jan.',
    ]);
  });

  test('tells where a card goes, never which', () => {
    expect(both({ type: 'cardStacked', seat: seat(0), onto: 'new', place: 2 })).toEqual([
      'Anna starts stack 3.',
      'Anna zaczyna stos 3.',
    ]);
    expect(both({ type: 'cardStacked', seat: seat(0), onto: 0, place: 0 })).toEqual([
      'Anna lays a card on stack 1.',
      'Anna kładzie kartę na stos 1.',
    ]);
  });

  test('tells who peeks where', () => {
    expect(both({ type: 'peekOpened', seat: seat(0), owner: seat(1), place: 1 })).toEqual([
      'Anna discards a Recon to peek at Jan’s stack 2.',
      'Anna odrzuca Zwiad i podgląda stos 2 (Jan).',
    ]);
    expect(both({ type: 'peekOpened', seat: seat(0), owner: seat(0), place: 1 })).toEqual([
      'Anna discards a Recon to peek at their own stack 2.',
      'Anna odrzuca Zwiad i podgląda własny stos 2.',
    ]);
    expect(both({ type: 'lookedAway', seat: seat(0) })).toEqual(['Anna looks away.', 'Anna odwraca wzrok.']);
  });

  test.each([
    [1, '1 card', '1 karta'],
    [2, '2 cards', '2 karty'],
    [5, '5 cards', '5 kart'],
    [12, '12 cards', '12 kart'],
    [22, '22 cards', '22 karty'],
  ])('counts a stolen stack of %i', (size, inEnglish, inPolish) => {
    const stolen = { type: 'stackStolen', seat: seat(0), owner: seat(4), from: 0, size } as const;
    expect(both({ ...stolen, onto: 'new', place: 3 })).toEqual([
      `Anna discards a Steal and takes Jonas’ stack 1 (${inEnglish}) as their own stack 4.`,
      `Anna odrzuca Kradzież, zabiera stos 1 (Jonas, ${inPolish}) i kładzie go jako swój stos 4.`,
    ]);
    expect(both({ ...stolen, onto: 1, place: 1 })).toEqual([
      `Anna discards a Steal and takes Jonas’ stack 1 (${inEnglish}) onto their own stack 2.`,
      `Anna odrzuca Kradzież, zabiera stos 1 (Jonas, ${inPolish}) i kładzie go na swój stos 2.`,
    ]);
  });
});

describe('the day', () => {
  const revealed = (letters: string, from: number, to: number): Seen => ({
    type: 'stackRevealed',
    seat: seat(2),
    place: 0,
    reading: countStack(cards(letters)),
    from,
    to,
    atTemple: to === 25,
  });

  test.each([
    ['1', 0, 1, 'Forward 1 space, to space 1.', 'O 1 pole naprzód, na pole 1.'],
    ['12', 4, 7, 'Forward 3 spaces, to space 7.', 'O 3 pola naprzód, na pole 7.'],
    ['123', 20, 25, 'Forward 6 spaces, to the temple.', 'O 6 pól naprzód, do świątyni.'],
    ['1', 25, 25, 'Forward 1 space, still at the temple.', 'O 1 pole naprzód, nadal w świątyni.'],
    ['222', 0, 5, 'A triplet: forward 5 spaces, to space 5.', 'Trójka: o 5 pól naprzód, na pole 5.'],
    ['222333', 0, 10, '2 triplets: forward 10 spaces, to space 10.', '2 trójki: o 10 pól naprzód, na pole 10.'],
    ['23', 4, 4, 'No way forward, still on space 4.', 'Bez ruchu, nadal na polu 4.'],
    ['B', 5, 3, 'Bandits: back 2 spaces, to space 3.', 'Bandyci: o 2 pola wstecz, na pole 3.'],
    ['BB', 3, 0, 'Bandits: back 4 spaces, to Start.', 'Bandyci: o 4 pola wstecz, na start.'],
    ['BBB', 0, 0, 'Bandits: back 6 spaces, still on Start.', 'Bandyci: o 6 pól wstecz, nadal na starcie.'],
  ])('counts %s from %i to %i', (letters, from, to, inEnglish, inPolish) => {
    const [en = '', pl = ''] = both(revealed(letters, from, to));
    expect(en.slice(en.indexOf('. ') + 2)).toBe(inEnglish);
    expect(pl.slice(pl.indexOf('. ') + 2)).toBe(inPolish);
  });

  test('names the cards, bottom first', () => {
    expect(both(revealed('1RSB', 9, 7))).toEqual([
      'Ewa reveals stack 1: 1 Mile, Recon, Steal, Bandits. Bandits: back 2 spaces, to space 7.',
      'Ewa odkrywa stos 1: 1 mila, Zwiad, Kradzież, Bandyci. Bandyci: o 2 pola wstecz, na pole 7.',
    ]);
  });

  test('begins and goes on', () => {
    expect(both({ type: 'dayBegun' })).toEqual([
      'Day breaks: stacks may be revealed.',
      'Wstaje dzień: można odkrywać stosy.',
    ]);
    expect(both({ type: 'dayTurnEnded', seat: seat(0), closed: 0 })).toEqual([
      'Anna has no closed stack left.',
      'Anna nie ma już zakrytych stosów.',
    ]);
    expect([1, 2, 5].map((closed) => both({ type: 'dayTurnEnded', seat: seat(0), closed }))).toEqual([
      ['Anna leaves 1 stack closed.', 'Anna kończy turę: 1 stos zostaje zakryty.'],
      ['Anna leaves 2 stacks closed.', 'Anna kończy turę: 2 stosy zostają zakryte.'],
      ['Anna leaves 5 stacks closed.', 'Anna kończy turę: 5 stosów zostaje zakrytych.'],
    ]);
  });

  test('ends the game for one of five reasons', () => {
    const reasons: readonly WonBy[] = ['temple', 'farthest', 'miles', 'closedStacks', 'turnOrder'];
    const said = reasons.map((reason) => both({ type: 'gameEnded', winner: seat(1), reason }));
    expect(said[0]).toEqual(['Jan wins: alone at the temple.', 'Wygrywa Jan: w świątyni nie ma nikogo innego.']);
    expect(new Set(said.flat()).size).toBe(10);
  });
});

describe('whoever reads is spoken to', () => {
  const said = (you: number, seen: Seen): readonly string[] =>
    [EN, PL].map((text) => saySeen(text, seen, whoFrom(NAMES, you)));
  const stolen = { type: 'stackStolen', seat: seat(0), owner: seat(1), from: 0, size: 2, onto: 1, place: 1 } as const;
  const peeked = (owner: number) => ({ type: 'peekOpened', seat: seat(0), owner: seat(owner), place: 1 }) as const;

  test.each<[string, number, Seen, readonly string[]]>([
    [
      'with the idol',
      1,
      { type: 'roundBegun', round: 1, firstPlayer: seat(1), handSize: 8 },
      [
        'Round 1: night falls. Everybody is dealt 8 cards; the idol is with you.',
        'Runda 1: zapada noc. Każdy dostaje 8 kart, a posążek masz ty.',
      ],
    ],
    [
      'when they lay a card',
      0,
      { type: 'cardStacked', seat: seat(0), onto: 0, place: 0 },
      ['You lay a card on stack 1.', 'Kładziesz kartę na stos 1.'],
    ],
    [
      'when they steal',
      0,
      stolen,
      [
        'You discard a Steal and take Jan’s stack 1 (2 cards) onto your own stack 2.',
        'Odrzucasz Kradzież, zabierasz stos 1 (Jan, 2 karty) i kładziesz go na swój stos 2.',
      ],
    ],
    [
      'when they are robbed',
      1,
      stolen,
      [
        'Anna discards a Steal and takes your stack 1 (2 cards) onto their own stack 2.',
        'Anna odrzuca Kradzież, zabiera twój stos 1 (2 karty) i kładzie go na swój stos 2.',
      ],
    ],
    [
      'when they peek at their own stack',
      0,
      peeked(0),
      ['You discard a Recon to peek at your own stack 2.', 'Odrzucasz Zwiad i podglądasz własny stos 2.'],
    ],
    [
      'when they are peeked at',
      1,
      peeked(1),
      ['Anna discards a Recon to peek at your stack 2.', 'Anna odrzuca Zwiad i podgląda twój stos 2.'],
    ],
    [
      'when they have nothing left to reveal',
      0,
      { type: 'dayTurnEnded', seat: seat(0), closed: 0 },
      ['You have no closed stack left.', 'Nie masz już zakrytych stosów.'],
    ],
    [
      'when they win',
      0,
      { type: 'gameEnded', winner: seat(0), reason: 'temple' },
      ['You win: alone at the temple.', 'Wygrywasz: w świątyni nie ma nikogo innego.'],
    ],
  ])('%s', (_when, you, seen, sentences) => {
    expect(said(you, seen)).toEqual(sentences);
  });

  test('on buttons and in refusals', () => {
    const anna = whoFrom(NAMES, 0);
    expect([EN, PL].map((text) => sayIntent(text, peek(0, 0), anna, null))).toEqual([
      'Recon: peek at your stack 1',
      'Zwiad: podglądam swój stos 1',
    ]);
    const none: Refusal = { code: 'noStackThere', rule: 'GR-7', owner: seat(0), place: 2 };
    expect([EN, PL].map((text) => sayRefusal(text, none, anna))).toEqual([
      'There is no stack 3 in your row.',
      'Nie ma takiego stosu: twój stos 3.',
    ]);
  });
});

test('a card is named as a card within a sentence', () => {
  const none: Refusal = { code: 'notInHand', rule: 'GR-5', card: 'mile2' };
  expect([EN, PL].map((text) => sayRefusal(text, none, who))).toEqual([
    'You have no 2-Mile card in your hand.',
    'Nie masz na ręce karty „2 mile”.',
  ]);
  expect(WORDS.en.ask.onto('mile2')).toBe('Where do you lay the 2-Mile card?');
  expect(WORDS.en.ask.onto('bandits')).toBe('Where do you lay the Bandits card?');
  expect(WORDS.pl.ask.onto('mile2')).toBe('Gdzie kładziesz kartę „2 mile”?');
});

test('every offer has its button', () => {
  const said = (intent: Intent) => [sayIntent(EN, intent, who, null), sayIntent(PL, intent, who, null)];
  expect(said(stack('1'))).toEqual(['1 Mile as a new stack', '1 mila jako nowy stos']);
  expect(said(stack('B', 1))).toEqual(['Bandits onto stack 2', 'Bandyci na stos 2']);
  expect(said(stack('S'))).toEqual(['Steal face down as a new stack', 'Kradzież zakryta jako nowy stos']);
  expect(said(stack('R', 0))).toEqual(['Recon face down onto stack 1', 'Zwiad zakryty na stos 1']);
  expect(said(peek(2, 0))).toEqual(['Recon: peek at Ewa’s stack 1', 'Zwiad: podglądam stos 1 (Ewa)']);
  expect(said(steal(1, 0))).toEqual([
    'Steal: take Jan’s stack 1 as a new stack',
    'Kradzież: zabieram stos 1 (Jan) jako nowy stos',
  ]);
  expect(said(steal(1, 0, 2))).toEqual([
    'Steal: take Jan’s stack 1 onto your stack 3',
    'Kradzież: zabieram stos 1 (Jan) na swój stos 3',
  ]);
  expect(said(lookAway)).toEqual(['Look away', 'Odwracam wzrok']);
  expect(said(reveal(3))).toEqual(['Reveal stack 4', 'Odkrywam stos 4']);
  expect(said(endTurn)).toEqual(['End the turn', 'Kończę turę']);
  const stackings = CARDS.flatMap((card) => said({ type: 'stackCard', card, onto: 'new' }));
  expect(new Set(stackings).size).toBe(12);
});

test('every refusal is explained in both languages', () => {
  const refusals: Refusal[] = [
    { code: 'gameOver', rule: 'GR-18' },
    { code: 'notNow', rule: 'GR-2' },
    { code: 'onlyAtNight', rule: 'GR-3' },
    { code: 'onlyByDay', rule: 'GR-10' },
    { code: 'notYourTurn', rule: 'GR-3', turn: seat(1) },
    { code: 'lookAwayFirst', rule: 'GR-7' },
    { code: 'notPeeking', rule: 'GR-7' },
    { code: 'notInHand', rule: 'GR-5', card: 'steal' },
    { code: 'noStackThere', rule: 'GR-7', owner: seat(0), place: 2 },
    { code: 'ownStack', rule: 'GR-8' },
    { code: 'alreadyOpen', rule: 'GR-10', place: 1 },
  ];
  for (const text of [EN, PL]) {
    const said = refusals.map((refusal) => sayRefusal(text, refusal, who));
    expect(new Set(said).size).toBe(refusals.length);
    expect(Object.keys(text.refusal).sort()).toEqual(refusals.map(({ code }) => code).sort());
    for (const sentence of said) expect(sentence).toMatch(/^\p{Lu}.+\.$/u);
  }
});
