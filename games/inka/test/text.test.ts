import { seat } from '@quri/kernel';
import { saySeen, whoFrom } from '@quri/words';
import { describe, expect, test } from 'vitest';
import { en as EN } from '../src/text/en.ts';
import { pl as PL } from '../src/text/pl.ts';
import type { Seen, TileMotion } from '../src/view/shapes.ts';
import type { TurnSummary } from '../src/vocabulary.ts';
import { at, lying } from './labels.ts';

const NAMES = ['Anna', 'Jan', 'Ewa', 'Olek'];
const [anna, jan, ewa] = [seat(0), seat(1), seat(2)];

const said = (seen: Seen, you: number | null = null): readonly string[] =>
  [EN, PL].map((text) => saySeen(text, seen, whoFrom(NAMES, you)));

const SLIDE: TileMotion = { kind: 'slide', towards: { a: 1, b: 0 }, steps: 1 };
const TURN: TileMotion = { kind: 'turn', round: { a: 0, b: 0 }, clockwise: true, steps: 2 };
const moved = (some: Partial<Extract<Seen, { type: 'tileMoved' }>> = {}): Seen => ({
  type: 'tileMoved',
  seat: jan,
  tile: 4,
  from: lying('c9–c10'),
  to: lying('c7–c8'),
  motion: SLIDE,
  riders: [],
  ...some,
});

describe('the log', () => {
  test.each<[string, Seen, string, string]>([
    ['who begins', { type: 'firstPlayerDrawn', seat: jan }, 'Jan begins.', 'Jan zaczyna.'],
    ['a start', { type: 'startPicked', seat: jan, cell: at('a11') }, 'Jan starts on a11.', 'Jan startuje z a11.'],
    [
      'a tile that is drawn',
      { type: 'tileDrawn', seat: jan, tile: 8, walls: 2, snakes: 1 },
      'Jan draws a tile with two walls and a snake.',
      'Jan dobiera płytę z dwoma murami i wężem.',
    ],
    [
      'a plain tile that is drawn',
      { type: 'tileDrawn', seat: jan, tile: 0, walls: 0, snakes: 0 },
      'Jan draws a plain tile.',
      'Jan dobiera gładką płytę.',
    ],
    [
      'a tile that is laid',
      { type: 'tileLaid', seat: jan, tile: 3, pose: lying('d5–d4') },
      'Jan lays it on d5–d4.',
      'Jan kładzie ją na d5–d4.',
    ],
    [
      'a turn',
      { type: 'turnBegun', seat: jan, blocker: null },
      'Jan begins the turn with 3 action points.',
      'Jan zaczyna turę z 3 punktami akcji.',
    ],
    [
      'a blocker that comes off',
      { type: 'turnBegun', seat: jan, blocker: at('g14') },
      'Jan takes the blocker off g14 and begins the turn with 3 action points.',
      'Jan zdejmuje blokadę z g14 i zaczyna turę z 3 punktami akcji.',
    ],
    [
      'a slide',
      moved(),
      'Jan slides the tile on c9–c10 to c7–c8 for 1 point.',
      'Jan przesuwa płytę z c9–c10 na c7–c8 za 1 punkt.',
    ],
    [
      'a turn of a golden tile',
      moved({ tile: 13, motion: TURN }),
      'Jan turns the golden tile on c9–c10 by 120° to c7–c8 for 1 point.',
      'Jan obraca złotą płytę z c9–c10 o 120° na c7–c8 za 1 punkt.',
    ],
    ['the way', { type: 'walkingStarted', seat: jan }, 'Jan starts walking.', 'Jan rusza w drogę.'],
    [
      'a free walk',
      { type: 'counterWalked', seat: jan, path: ['a1', 'a2', 'b2'].map(at), cost: 0 },
      'Jan walks from a1 to b2.',
      'Jan idzie z a1 na b2.',
    ],
    [
      'a walk past a snake',
      { type: 'counterWalked', seat: jan, path: ['a1', 'a2'].map(at), cost: 1 },
      'Jan walks from a1 to a2: a snake costs 1 point.',
      'Jan idzie z a1 na a2: wąż kosztuje 1 punkt.',
    ],
    [
      'a walk past three snakes',
      { type: 'counterWalked', seat: jan, path: ['a1', 'a2'].map(at), cost: 3 },
      'Jan walks from a1 to a2: three snakes cost 3 points.',
      'Jan idzie z a1 na a2: trzy węże kosztują 3 punkty.',
    ],
    [
      'the first statue',
      { type: 'statueTaken', seat: jan, tile: 13, left: 2 },
      'Jan takes a statue for 1 point; 2 are left.',
      'Jan bierze posążek za 1 punkt; zostają jeszcze 2.',
    ],
    [
      'the second statue',
      { type: 'statueTaken', seat: jan, tile: 13, left: 1 },
      'Jan takes a statue for 1 point; 1 is left.',
      'Jan bierze posążek za 1 punkt; zostaje jeszcze 1.',
    ],
    [
      'the last statue',
      { type: 'statueTaken', seat: jan, tile: 13, left: 0 },
      'Jan takes the last statue for 1 point: now to an exit!',
      'Jan bierze ostatni posążek za 1 punkt: teraz do wyjścia!',
    ],
    [
      'a passage',
      { type: 'passageTaken', seat: jan, from: at('b7'), to: at('i7') },
      'Jan takes the secret passage from b7 to i7 for 1 point.',
      'Jan przechodzi tajnym przejściem z b7 na i7 za 1 punkt.',
    ],
    ['the end of the way', { type: 'walkingStopped', seat: jan }, 'Jan stops walking.', 'Jan kończy drogę.'],
  ])('tells %s', (_what, seen, inEnglish, inPolish) => {
    expect(said(seen)).toEqual([inEnglish, inPolish]);
  });

  const nothing: TurnSummary = {
    seat: anna,
    moved: [],
    walkedTo: at('j10'),
    snakes: 0,
    passages: 0,
    statues: [],
    blocker: null,
  };

  test.each([
    [0, '', ''],
    [1, ' 1 action point unused.', ' Przepada 1 punkt akcji.'],
    [3, ' 3 action points unused.', ' Przepadają 3 punkty akcji.'],
  ])('sums up a turn and tells that %i points are lost', (unused, inEnglish, inPolish) => {
    const ended: Seen = { type: 'turnEnded', seat: anna, blocker: null, unused, summary: nothing };
    expect(said(ended)).toEqual([
      `In short: Anna walks to j10.${inEnglish}`,
      `W skrócie: Anna idzie na j10.${inPolish}`,
    ]);
    expect(said(ended, 0)).toEqual([`In short: you walk to j10.${inEnglish}`, `W skrócie: idziesz na j10.${inPolish}`]);
  });
});

describe('those who ride along', () => {
  const rides = (riders: readonly (typeof anna)[], you: number | null = null) =>
    said(moved({ riders }), you).map((line) => line.replace(/^.*? for 1 point|^.*? za 1 punkt/, ''));

  test('are named', () => {
    expect(rides([anna])).toEqual(['. Anna rides along.', '. Anna jedzie razem z nią.']);
    expect(rides([anna, jan])).toEqual(['. Anna and Jan ride along.', '. Anna i Jan jadą razem z nią.']);
  });

  test('are not named twice when it is only the one who moves the tile', () => {
    expect(rides([jan])).toEqual([' and rides along.', ' i jedzie razem z nią.']);
    expect(rides([jan], 1)).toEqual([' and ride along.', ' i jedziesz razem z nią.']);
  });

  test('are spoken to', () => {
    expect(rides([ewa], 2)).toEqual(['. You ride along.', '. Jedziesz razem z nią.']);
    expect(rides([anna, ewa], 2)).toEqual(['. You and Anna ride along.', '. Ty i Anna jedziecie razem z nią.']);
  });
});

describe('whoever reads is spoken to', () => {
  test.each<[string, Seen, string, string]>([
    ['when they begin', { type: 'firstPlayerDrawn', seat: jan }, 'You begin.', 'Zaczynasz.'],
    [
      'when their blocker comes off',
      { type: 'turnBegun', seat: jan, blocker: at('i2') },
      'You take the blocker off i2 and begin the turn with 3 action points.',
      'Zdejmujesz blokadę z i2 i zaczynasz turę z 3 punktami akcji.',
    ],
    [
      'when they turn a tile',
      moved({ motion: TURN }),
      'You turn the tile on c9–c10 by 120° to c7–c8 for 1 point.',
      'Obracasz płytę z c9–c10 o 120° na c7–c8 za 1 punkt.',
    ],
    [
      'when they escape',
      { type: 'gameEnded', winners: [jan], scores: [1, 3, 0], reason: 'escaped' },
      'You escape from the temple with all three statues and win.',
      'Wychodzisz ze świątyni z trzema posążkami i wygrywasz.',
    ],
  ])('%s', (_when, seen, inEnglish, inPolish) => {
    expect(said(seen, 1)).toEqual([inEnglish, inPolish]);
  });
});
