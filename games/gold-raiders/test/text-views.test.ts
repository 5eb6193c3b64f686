import { type Seat, seat } from '@quri/kernel';
import { resultLines, type Who, whoFrom } from '@quri/words';
import { describe, expect, test } from 'vitest';
import { countStack } from '../src/answers/stack-count.ts';
import { en as EN } from '../src/text/en.ts';
import { pl as PL } from '../src/text/pl.ts';
import type { RaiderView, StackView, View } from '../src/view/shapes.ts';
import type { FinalCount } from '../src/vocabulary.ts';
import { cards } from './cards.ts';

const NAMES = ['Anna', 'Jan', 'Ewa', 'Olek', 'Jonas', 'Ida'];
const who = (n: number): string => NAMES[n] ?? `seat ${n}`;
/** As Anna is told. */
const anna = whoFrom(NAMES, 0);

const closed = (size: number): StackView => ({ kind: 'closed', size, known: null });
const open = (letters: string): StackView => ({
  kind: 'open',
  size: letters.length,
  reading: countStack(cards(letters)),
});
const raider = (one: Partial<RaiderView> = {}): RaiderView => ({ at: 0, handSize: 0, stacks: [], ...one });

const view = (some: Partial<View> = {}): View => ({
  viewer: seat(0),
  options: { trail: 25, memoryAid: false },
  round: 2,
  phase: 'night',
  firstPlayer: seat(1),
  turn: seat(0),
  peek: null,
  discards: [],
  raiders: [raider(), raider(), raider()],
  hand: [],
  final: null,
  ...some,
});

describe('what is asked', () => {
  const asked = (some: Partial<View>) => {
    const of = view(some);
    const named = of.viewer === 'spectator' ? who : whoFrom(NAMES, of.viewer);
    return [EN.question(of, named), PL.question(of, named)];
  };

  test('at night', () => {
    expect(asked({})).toEqual(['Night: play one card.', 'Noc: zagraj jedną kartę.']);
    expect(asked({ turn: seat(1) })).toEqual(['Night: Jan plays a card.', 'Noc: kartę zagrywa Jan.']);
  });

  test('while somebody peeks', () => {
    const at = (owner: number) => ({ owner: seat(owner), place: 1, faces: null });
    expect(asked({ peek: { owner: seat(1), place: 1, faces: cards('1B') } })).toEqual([
      'Remember what you see and look away: 1 Mile, Bandits, bottom card first.',
      'Zapamiętaj, co widzisz, i odwróć wzrok: od spodu 1 mila, Bandyci.',
    ]);
    expect(asked({ turn: seat(1), peek: at(2) })).toEqual([
      'Jan is peeking at Ewa’s stack 2.',
      'Jan podgląda stos 2 (Ewa).',
    ]);
    expect(asked({ turn: seat(1), peek: at(1) })).toEqual([
      'Jan is peeking at their own stack 2.',
      'Jan podgląda własny stos 2.',
    ]);
    expect(asked({ turn: seat(1), peek: at(0) })).toEqual([
      'Jan is peeking at your stack 2.',
      'Jan podgląda twój stos 2.',
    ]);
  });

  test('by day', () => {
    const day = { phase: 'day', raiders: [raider({ at: 22, stacks: [closed(2), open('1'), closed(1)] })] } as const;
    expect(asked(day)).toEqual([
      'Day: reveal a stack or end your turn; 2 stacks closed, 3 spaces to the temple.',
      'Dzień: odkryj stos albo zakończ turę; do odkrycia 2 stosy, do świątyni 3 pola.',
    ]);
    expect(asked({ ...day, raiders: [raider({ at: 25, stacks: [closed(1)] })] })).toEqual([
      'Day: reveal a stack or end your turn; 1 stack closed, you are at the temple.',
      'Dzień: odkryj stos albo zakończ turę; do odkrycia 1 stos, jesteś w świątyni.',
    ]);
    expect(asked({ ...day, viewer: 'spectator' })).toEqual([
      'Day: Anna may reveal a stack.',
      'Dzień: stosy może odkrywać Anna.',
    ]);
  });

  test('of nobody when the game is over', () => {
    const won = (winner: Seat): FinalCount => ({ winners: [winner], scores: [25, 1, 2], reason: 'temple' });
    expect(asked({ final: won(seat(0)) })).toEqual(['The game is over: you win!', 'Koniec gry: wygrywasz!']);
    expect(asked({ final: won(seat(2)) })).toEqual(['The game is over: Ewa wins!', 'Koniec gry: wygrywa Ewa!']);
  });
});

describe('the position', () => {
  const known: StackView = { kind: 'closed', size: 3, known: ['mile1', null, 'bandits'] };
  const busy = view({
    discards: ['recon', 'steal'],
    hand: cards('1123BR'),
    raiders: [
      raider({ at: 4, handSize: 6, stacks: [known, closed(1)] }),
      raider({ handSize: 5 }),
      raider({ at: 25, stacks: [open('12'), open('BB'), open('2')] }),
    ],
  });

  test('is told line by line in English', () => {
    expect(EN.position(busy, anna)).toEqual([
      'Round 2, night. The idol is with Jan. It is 25 spaces from Start to the temple.',
      'You: on space 4; 6 cards in hand.',
      'Your stack 1, closed: 3 cards; you know, bottom card first: 1 Mile, unknown, Bandits.',
      'Your stack 2, closed: 1 card.',
      'Jan: on Start; 5 cards in hand; no stacks.',
      'Ewa: at the temple.',
      'Ewa, stack 1, open: 1 Mile, 2 Mile; 3 spaces forward.',
      'Ewa, stack 2, open: Bandits, Bandits; 4 spaces back.',
      'Ewa, stack 3, open: 2 Mile; no way forward.',
      'Discarded this round: Recon, Steal.',
      'Your hand: 2 × 1 Mile, 2 Mile, 3 Mile, Bandits, Recon.',
    ]);
  });

  test('is told line by line in Polish', () => {
    expect(PL.position(busy, anna)).toEqual([
      'Runda 2, noc. Posążek ma Jan. Ze startu do świątyni: 25 pól.',
      'Ty: na polu 4; na ręce 6 kart.',
      'Twój stos 1, zakryty: 3 karty; znasz, od spodu: 1 mila, karta nieznana, Bandyci.',
      'Twój stos 2, zakryty: 1 karta.',
      'Jan: na starcie; na ręce 5 kart; bez stosów.',
      'Ewa: w świątyni.',
      'Ewa, stos 1, odkryty: 1 mila, 2 mile; o 3 pola naprzód.',
      'Ewa, stos 2, odkryty: Bandyci, Bandyci; o 4 pola wstecz.',
      'Ewa, stos 3, odkryty: 2 mile; bez ruchu.',
      'Odrzucone w tej rundzie: Zwiad, Kradzież.',
      'Twoja ręka: 2 × 1 mila, 2 mile, 3 mile, Bandyci, Zwiad.',
    ]);
  });
});

const linesOf = (text: typeof EN, of: View, named: Who = who): readonly string[] => {
  const result = text.result(of, named);
  return result === null ? [] : resultLines(result, named);
};

describe('the result', () => {
  const ended = (reason: FinalCount['reason'], scores: readonly number[], raiders: readonly RaiderView[] = []) =>
    view({ phase: 'over', raiders, final: { winners: [seat(1)], scores, reason } });

  test('is none while the game runs', () => {
    expect([EN.result(view(), who), PL.result(view(), who)]).toEqual([null, null]);
  });

  test('puts the winner first, then all by how far they came', () => {
    expect(linesOf(EN, ended('turnOrder', [25, 25, 0]))).toEqual([
      'Jan wins: several are at the temple with equal miles and closed stacks, and the order of turns decides it.',
      '1. Jan: at the temple',
      '2. Anna: at the temple',
      '3. Ewa: on Start',
    ]);
    expect(linesOf(PL, ended('temple', [7, 25, 7]))).toEqual([
      'Wygrywa Jan: w świątyni nie ma nikogo innego.',
      '1. Jan: w świątyni',
      '2. Anna: na polu 7',
      '2. Ewa: na polu 7',
    ]);
  });

  test('speaks to whoever won, and tells the others who did', () => {
    const jan = whoFrom(NAMES, 1);
    expect([EN, PL].map((text) => linesOf(text, ended('temple', [7, 25, 7]), jan)[0])).toEqual([
      'You win: the only raider at the temple.',
      'Wygrywasz: w świątyni nie ma nikogo innego.',
    ]);
    expect([EN, PL].map((text) => linesOf(text, ended('farthest', [3, 4, 0]), jan)[0])).toEqual([
      'You win: nobody reached the temple, and your raider is farthest, 4 spaces from Start.',
      'Wygrywasz: nikt nie dociera do świątyni, a twój pionek jest najdalej, 4 pola od startu.',
    ]);
    expect(linesOf(EN, ended('temple', [7, 25, 7]), anna)[0]).toBe('Jan wins: the only raider at the temple.');
  });

  test('tells the miles or the closed stacks of those among whom they decide (GR-18)', () => {
    const row = (...stacks: StackView[]) => raider({ stacks });
    const raiders = [row(open('1B'), closed(1)), row(open('333'), open('S')), row(open('2'), closed(1))];
    expect(linesOf(EN, ended('miles', [25, 25, 0], raiders))).toEqual([
      'Jan wins: several are at the temple, and the most miles revealed decide it.',
      '1. Jan: at the temple (9 miles revealed)',
      '2. Anna: at the temple (1 mile revealed)',
      '3. Ewa: on Start',
    ]);
    const even = [row(open('2'), closed(1)), row(open('2'), closed(4), closed(1)), row()];
    const before = ended('closedStacks', [4, 4, 0], even);
    expect(linesOf(EN, before).slice(1)).toEqual([
      '1. Jan: on space 4 (2 stacks closed)',
      '2. Anna: on space 4 (1 stack closed)',
      '3. Ewa: on Start',
    ]);
    expect(linesOf(PL, before).slice(1)).toEqual([
      '1. Jan: na polu 4 (zakryte stosy: 2)',
      '2. Anna: na polu 4 (zakryte stosy: 1)',
      '3. Ewa: na starcie',
    ]);
    expect(linesOf(PL, ended('miles', [25, 25, 0], raiders))[1]).toBe('1. Jan: w świątyni (odkryte mile: 9)');
  });

  test('has a sentence for every reason, at the temple and before', () => {
    const reasons = ['miles', 'closedStacks', 'turnOrder'] as const;
    for (const text of [EN, PL]) {
      const said = [
        ...reasons.map((reason) => text.result(ended(reason, [25, 25, 0]), who)?.headline),
        ...reasons.map((reason) => text.result(ended(reason, [4, 4, 0]), who)?.headline),
        text.result(ended('farthest', [3, 4, 0]), who)?.headline,
      ];
      expect(new Set(said).size).toBe(7);
    }
    expect(PL.result(ended('farthest', [3, 4, 0]), who)?.headline).toBe(
      'Wygrywa Jan: nikt nie dociera do świątyni, a ten pionek jest najdalej, 4 pola od startu.',
    );
  });
});
