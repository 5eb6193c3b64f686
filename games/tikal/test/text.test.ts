import { seat } from '@quri/kernel';
import { saySeen, whoFrom } from '@quri/words';
import { describe, expect, test } from 'vitest';
import { en as EN } from '../src/text/en.ts';
import { pl as PL } from '../src/text/pl.ts';
import type { Seen } from '../src/view/shapes.ts';
import type { ScoreCount } from '../src/vocabulary.ts';
import { bring, endTurn, hex, jungle } from './jungle.ts';

const NAMES = ['Anna', 'Jan', 'Ewa', 'Olek'];
const who = whoFrom(NAMES);
const [anna, jan, ewa] = [seat(0), seat(1), seat(2)];

const said = (seen: Seen, you: number | null = null): readonly string[] =>
  [EN, PL].map((text) => saySeen(text, seen, whoFrom(NAMES, you)));

describe('the log', () => {
  test.each<[string, Seen, string, string]>([
    [
      'a tile that is drawn',
      { type: 'tileDrawn', seat: jan, tile: 'D1' },
      'Jan draws a temple of 5.',
      'Jan dobiera świątynię o wartości 5.',
    ],
    ['a volcano', { type: 'tileDrawn', seat: jan, tile: 'B6' }, 'Jan draws a volcano!', 'Jan dobiera wulkan!'],
    [
      'a tile that is placed',
      { type: 'tilePlaced', seat: jan, tile: 'A4', hex: hex('c4'), rotation: 2 },
      'Jan explores c4: ruins with 4 treasures.',
      'Jan odkrywa c4: ruiny z 4 skarbami.',
    ],
    [
      'a volcano that is placed',
      { type: 'tilePlaced', seat: jan, tile: 'B6', hex: hex('c4'), rotation: 0 },
      'Jan places the volcano on c4.',
      'Jan kładzie wulkan na c4.',
    ],
    [
      'a tile without a place',
      { type: 'tileSetAside', seat: jan, tile: 'C1' },
      'There is no place for the temple of 3: the tile is set aside.',
      'Nie ma miejsca na świątynię o wartości 3: kafel odpada z gry.',
    ],
    [
      'a new explorer',
      { type: 'figureBrought', seat: jan, figure: 'explorer', to: hex('a5') },
      'Jan brings an explorer to the base camp.',
      'Jan sprowadza odkrywcę do obozu głównego.',
    ],
    [
      'the leader between camps',
      { type: 'campChanged', seat: jan, figure: 'leader', from: hex('a5'), to: hex('c4') },
      'Jan sends the leader from the base camp to the camp on c4.',
      'Jan wysyła kierownika z obozu głównego do obozu na c4.',
    ],
    [
      'a step and its cost',
      { type: 'figureWalked', seat: jan, figure: 'explorer', from: hex('a5'), to: hex('b5'), cost: 2 },
      'Jan walks an explorer from the base camp to b5 for 2 action points.',
      'Jan prowadzi odkrywcę z obozu głównego na b5 za 2 punkty akcji.',
    ],
    [
      'a new level',
      { type: 'templeExcavated', seat: jan, figure: 'leader', hex: hex('b5'), level: 5 },
      'Jan digs with the leader on b5: the temple is now worth 5.',
      'Jan kopie na b5 (kierownik): świątynia jest teraz warta 5.',
    ],
    [
      'a search',
      { type: 'treasureHunted', seat: jan, figure: 'explorer', hex: hex('c4') },
      'Jan searches the ruins on c4 with an explorer.',
      'Jan przeszukuje ruiny na c4 (odkrywca).',
    ],
    [
      'a treasure',
      { type: 'treasureFound', seat: jan, hex: hex('c4'), treasure: 'jaguar', number: 1 },
      'Jan finds a stone jaguar on c4.',
      'Jan znajduje na c4 kamiennego jaguara.',
    ],
    [
      'a swap',
      { type: 'treasureExchanged', seat: jan, give: 'flute', take: 'mask', from: ewa },
      'Jan swaps a flute for Ewa’s mask.',
      'Jan wymienia flet na maskę (Ewa).',
    ],
    [
      'a camp',
      { type: 'campPitched', seat: jan, hex: hex('b4') },
      'Jan pitches a camp on b4.',
      'Jan rozbija obóz na b4.',
    ],
    [
      'the order of a scoring round',
      { type: 'scoringBegun', cause: 'volcano', order: [jan, ewa, anna] },
      'The volcano stirs: everybody takes a bonus turn and scores, in this order: Jan, Ewa and Anna.',
      'Wulkan się budzi: każdy ma dodatkową turę i punktuje. Grają w kolejności: Jan, Ewa i Anna.',
    ],
    [
      'a bonus turn',
      { type: 'bonusTurnBegun', seat: jan },
      'Jan begins a bonus turn: 10 action points, then scoring.',
      'Jan zaczyna dodatkową turę: 10 punktów akcji, potem punktacja.',
    ],
    [
      'the tiles of an auction, told apart',
      { type: 'tilesDisplayed', tiles: ['E4', 'E5', 'F5'] },
      'On display: clearing (E4), clearing (E5) and volcano (F5).',
      'Do wyboru: polana (E4), polana (E5) i wulkan (F5).',
    ],
    ['a bid', { type: 'bidMade', seat: jan, points: 1 }, 'Jan bids 1 point.', 'Jan daje 1 punkt.'],
    [
      'an auction that was won',
      { type: 'auctionWon', seat: jan, paid: 3 },
      'Jan pays 3 points and plays next.',
      'Jan płaci 3 punkty i teraz gra.',
    ],
    [
      'an auction nobody bid in',
      { type: 'auctionWon', seat: jan, paid: 0 },
      'Jan plays next, for free.',
      'Jan gra za darmo.',
    ],
    [
      'the last tile',
      { type: 'tileChosen', seat: jan, tile: 'A6', free: true },
      'Jan gets the last tile, a clearing, for free.',
      'Jan dostaje za darmo ostatni kafel: polana.',
    ],
  ])('tells %s', (_what, seen, inEnglish, inPolish) => {
    expect(said(seen)).toEqual([inEnglish, inPolish]);
  });

  test.each([
    [0, false, '', ''],
    [1, false, ' 1 explorer leaves the game.', ' Z gry odchodzi 1 odkrywca.'],
    [2, false, ' 2 explorers leave the game.', ' Z gry odchodzi 2 odkrywców.'],
    [0, true, ' The leader leaves the game.', ' Z gry odchodzi kierownik.'],
    [2, true, ' The leader and 2 explorers leave the game.', ' Z gry odchodzi kierownik i 2 odkrywców.'],
  ])('tells who leaves for a guard: %i explorers, leader %s', (explorers, leader, inEnglish, inPolish) => {
    expect(said({ type: 'guardPlaced', seat: jan, hex: hex('b5'), value: 7, explorers, leader })).toEqual([
      `Jan puts a guard on b5: the temple stays at 7, and nobody else scores it.${inEnglish}`,
      `Jan stawia strażnika na b5: świątynia zostaje przy wartości 7 i nikt inny już za nią nie punktuje.${inPolish}`,
    ]);
  });

  test.each([
    [0, '', ''],
    [1, ' 1 action point unused.', ' Przepada 1 punkt akcji.'],
    [3, ' 3 action points unused.', ' Przepadają 3 punkty akcji.'],
    [5, ' 5 action points unused.', ' Przepada 5 punktów akcji.'],
  ])('sums up a turn and tells that %i points are lost', (unused, inEnglish, inPolish) => {
    const { summary } = jungle().play(bring(), bring()).state.turn;
    const ended: Seen = { type: 'turnEnded', seat: anna, unused, summary };
    expect(said(ended)).toEqual([
      `In short: Anna brings two explorers.${inEnglish}`,
      `W skrócie: Anna sprowadza dwóch odkrywców.${inPolish}`,
    ]);
    expect(said(ended, 0)).toEqual([
      `In short: you bring two explorers.${inEnglish}`,
      `W skrócie: sprowadzasz dwóch odkrywców.${inPolish}`,
    ]);
  });

  test('leaves it to the next line what a bonus turn scored', () => {
    const events = jungle({ kind: 'bonus', hexes: { b5: { explorers: [1, 0], value: 2 } } }).events(endTurn);
    expect(events.map((event) => saySeen(EN, event, who))).toEqual([
      'In short: Anna ends the turn without doing anything. 10 action points unused.',
      'Anna scores 2 points: 2 for the temple on b5; 2 in all.',
    ]);
  });

  test.each<[string, ScoreCount, string, string]>([
    [
      'temples and treasures',
      {
        temples: [
          { hex: hex('a4'), value: 7 },
          { hex: hex('b5'), value: 10 },
        ],
        treasures: 6,
        total: 23,
      },
      'Jan scores 23 points: 17 for temples (a4 7, b5 10) and 6 for treasures; 40 in all.',
      'Jan zdobywa 23 punkty: 17 za świątynie (a4 7, b5 10) i 6 za skarby; razem 40.',
    ],
    [
      'one temple',
      { temples: [{ hex: hex('a4'), value: 5 }], treasures: 0, total: 5 },
      'Jan scores 5 points: 5 for the temple on a4; 40 in all.',
      'Jan zdobywa 5 punktów: 5 za świątynię na a4; razem 40.',
    ],
    [
      'treasures alone',
      { temples: [], treasures: 1, total: 1 },
      'Jan scores 1 point: 1 for treasures; 40 in all.',
      'Jan zdobywa 1 punkt: 1 za skarby; razem 40.',
    ],
    [
      'nothing',
      { temples: [], treasures: 0, total: 0 },
      'Jan scores nothing; 40 in all.',
      'Jan nie zdobywa punktów; razem 40.',
    ],
  ])('counts %s', (_what, count, inEnglish, inPolish) => {
    expect(said({ type: 'scored', seat: jan, count, points: 40 })).toEqual([inEnglish, inPolish]);
  });
});

describe('whoever reads is spoken to', () => {
  test.each<[string, number, Seen, string, string]>([
    [
      'when they walk',
      1,
      { type: 'figureWalked', seat: jan, figure: 'leader', from: hex('b5'), to: hex('a5'), cost: 1 },
      'You walk the leader from b5 to the base camp for 1 action point.',
      'Prowadzisz kierownika z b5 do obozu głównego za 1 punkt akcji.',
    ],
    [
      'when they lose a treasure',
      2,
      { type: 'treasureExchanged', seat: jan, give: 'flute', take: 'mask', from: ewa },
      'Jan swaps a flute for your mask.',
      'Jan zabiera ci maskę i daje flet.',
    ],
    [
      'in the middle of an order',
      2,
      { type: 'scoringBegun', cause: 'final', order: [jan, ewa, anna] },
      'The jungle is explored: everybody takes a last turn and scores, in this order: Jan, you and Anna.',
      'Dżungla jest odkryta: każdy ma ostatnią turę i punktuje. Gracie w kolejności: Jan, ty i Anna.',
    ],
    [
      'when they open an auction',
      1,
      { type: 'auctionOpened', seat: jan },
      'You open the auction.',
      'Licytację zaczynasz ty.',
    ],
    [
      'when they win an auction',
      1,
      { type: 'auctionWon', seat: jan, paid: 5 },
      'You pay 5 points and play next.',
      'Płacisz 5 punktów i teraz grasz.',
    ],
    [
      'when they win',
      1,
      { type: 'gameEnded', winners: [jan], scores: [1, 22, 3], reason: 'points' },
      'You win with 22 points.',
      'Wygrywasz: 22 punkty.',
    ],
    [
      'when they share a victory',
      1,
      { type: 'gameEnded', winners: [anna, jan], scores: [22, 22, 3], reason: 'shared' },
      'You share the victory with Anna: 22 points each, equal guarded temples and as many treasures.',
      'Wygrywacie wspólnie, ty i Anna: po 22 punkty, równie cenne świątynie ze strażnikiem i tyle samo skarbów.',
    ],
  ])('%s', (_when, you, seen, inEnglish, inPolish) => {
    expect(said(seen, you)).toEqual([inEnglish, inPolish]);
  });
});
