import { seat } from '@quri/kernel';
import { type Who, whoFrom } from '@quri/words';
import { describe, expect, test } from 'vitest';
import type { State } from '../src/rules/state.ts';
import { en as EN } from '../src/text/en.ts';
import { pl as PL } from '../src/text/pl.ts';
import type { View } from '../src/view/shapes.ts';
import { bid, jungle, newGame, pass } from './jungle.ts';

const NAMES = ['Anna', 'Jan', 'Ewa', 'Olek'];
const who = whoFrom(NAMES);
/** As Anna and as Jan are told. */
const [toAnna, toJan] = [whoFrom(NAMES, 0), whoFrom(NAMES, 1)];
const [anna, jan, ewa] = [seat(0), seat(1), seat(2)];

const TEXTS = [EN, PL];

describe('what is asked', () => {
  const asked = (view: View, named: Who) => TEXTS.map((text) => text.question(view, named));

  test('of whoever places a tile', () => {
    const { state } = newGame(2, {}, 'A2');
    expect(asked(state, toAnna)).toEqual([
      'Place the temple of 2: choose an empty hex and turn the tile as you like.',
      'Połóż świątynię o wartości 2: wybierz puste pole i obróć kafel, jak chcesz.',
    ]);
    expect(asked(state, toJan)).toEqual(['Anna places the temple of 2.', 'Anna kładzie świątynię o wartości 2.']);
    expect(asked({ ...state, tile: 'B6' }, toAnna)).toEqual([
      'Place the volcano on an empty hex of your choice.',
      'Połóż wulkan na pustym polu, które wybierzesz.',
    ]);
  });

  test.each([
    [
      10,
      'You have 10 action points left: act, or end the turn.',
      'Masz jeszcze 10 punktów akcji: działaj albo zakończ turę.',
    ],
    [
      1,
      'You have 1 action point left: act, or end the turn.',
      'Masz jeszcze 1 punkt akcji: działaj albo zakończ turę.',
    ],
    [0, 'You have no action points left: end the turn.', 'Nie masz już punktów akcji: zakończ turę.'],
  ])('of whoever has %i points', (points, inEnglish, inPolish) => {
    expect(asked(jungle({ points }).state, toAnna)).toEqual([inEnglish, inPolish]);
  });

  test('while somebody else acts', () => {
    expect(asked(jungle({ points: 3 }).state, toJan)).toEqual([
      'Anna has 3 action points left.',
      'Anna ma jeszcze 3 punkty akcji.',
    ]);
  });

  test('in a bonus turn', () => {
    const bonus = (points: number, named: Who) => asked(jungle({ points, kind: 'bonus' }).state, named);
    expect(bonus(4, toAnna)).toEqual([
      'Bonus turn: you have 4 action points left, then you score.',
      'Dodatkowa tura: masz jeszcze 4 punkty akcji, potem punktujesz.',
    ]);
    expect(bonus(0, toAnna)).toEqual([
      'Bonus turn: end it, and you score.',
      'Dodatkowa tura: zakończ ją, a zapunktujesz.',
    ]);
    expect(bonus(0, toJan)).toEqual([
      'Bonus turn: Anna has no action points left and scores next.',
      'Dodatkowa tura: Anna nie ma już punktów akcji i zaraz punktuje.',
    ]);
  });

  test('in an auction', () => {
    const game = newGame(2, { auction: true }, 'A1', 'A4');
    expect(asked(game.state, toAnna)).toEqual([
      'Auction: do you bid 1 point or more, or pass? Nobody has bid yet.',
      'Licytacja: dajesz co najmniej 1 punkt czy pasujesz? Nikt jeszcze nic nie daje.',
    ]);
    game.play(bid(4));
    expect(asked(game.state, toJan)).toEqual([
      'Auction: do you bid 5 points or more, or pass? The highest bid is Anna’s: 4 points.',
      'Licytacja: dajesz co najmniej 5 punktów czy pasujesz? Najwięcej daje Anna: 4 punkty.',
    ]);
    expect(asked(game.state, toAnna)).toEqual([
      'Auction: Jan bids or passes. The highest bid is yours: 4 points.',
      'Licytacja: Jan licytuje albo pasuje. Najwięcej dajesz ty: 4 punkty.',
    ]);
    game.play(bid(20));
    expect(asked(game.state, toAnna)).toEqual([
      'Auction: you have 20 points and can only pass. The highest bid is Jan’s: 20 points.',
      'Licytacja: masz 20 punktów, więc możesz tylko spasować. Najwięcej daje Jan: 20 punktów.',
    ]);
    game.play(pass);
    expect(asked(game.state, toJan)).toEqual(['Which tile do you take?', 'Który kafel wybierasz?']);
    expect(asked(game.state, toAnna)).toEqual(['Jan takes a tile from the display.', 'Kafel wybiera Jan.']);
  });
});

describe('how far the game is', () => {
  const told = (state: Partial<State>, players = 2) =>
    TEXTS.map((text) => text.headline(jungle({ players, state }).state, who));

  test.each([
    [2, 44],
    [3, 48],
    [4, 52],
  ])('of the turns of %i players', (players, turns) => {
    expect(told({ turnsTaken: 12 }, players)).toEqual([`Turn 13 of ${turns}.`, `Tura 13 z ${turns}.`]);
  });

  test('when everybody scores, and at the end', () => {
    const scoring = (cause: 'volcano' | 'final') => ({ cause, order: [jan, anna], scored: [] });
    expect(told({ scoring: scoring('volcano') })).toEqual([
      'Turn 2 of 44: a volcano, everybody scores.',
      'Tura 2 z 44: wulkan, wszyscy punktują.',
    ]);
    expect(told({ scoring: scoring('final') })).toEqual([
      'Turn 2 of 44: the final scoring.',
      'Tura 2 z 44: ostatnia punktacja.',
    ]);
    expect(told({ turnsTaken: 44, phase: 'over' })).toEqual([
      'Finished after 44 turns.',
      'Koniec gry, liczba tur: 44.',
    ]);
  });
});

describe('the position', () => {
  // The ruins on b3 are reached from a4; c5 has Ewa's camp.
  const busy = jungle({
    players: 3,
    tiles: {
      b3: ['A4', 0, { treasures: 3 }],
      c5: ['B4', 0, { camp: ewa }],
      c4: ['B6', 0],
    },
    hexes: {
      a4: { value: 5, explorers: [2, 0, 1] },
      a5: { explorers: [0, 1, 0] },
      b4: { explorers: [1, 0, 0] },
      b5: { value: 7, guard: jan, explorers: [0, 0, 1] },
    },
    leaders: ['b4', 'a4'],
    expeditions: [
      { points: 21, explorers: 12 },
      { points: 3, guards: 1 },
      { leader: 'gone', camps: 1 },
    ],
    treasures: [['mask', 'flute', 'flute']],
    points: 4,
    state: {
      tiles: ['B1', 'B2', 'G4'],
      levels: [0, 2, 9, 0, 0, 0, 0, 0, 1],
      treasures: [0, 8, 2],
    },
  }).state;

  test('is told line by line in English', () => {
    expect(EN.position(busy, toAnna)).toEqual([
      'Turn 2 of 48.',
      'You: 4 action points left this turn.',
      'You: 21 points; a scoring now would give 4; to bring: 12 explorers; to place: 2 camps and 2 guards; treasures: mask, 2 flutes.',
      'Jan: 3 points; a scoring now would give 12; to bring: 18 explorers; to place: 2 camps and 1 guard.',
      'Ewa: 0 points; a scoring now would give 0; to bring: 18 explorers; the leader has left the game; to place: 1 camp and 2 guards.',
      'Temple a4, worth 5: 2 explorers (you), the leader (Jan), 1 explorer (Ewa); Jan controls it. Paths: b3 for 2, a5 for 2. Stones towards the unexplored: a3 1.',
      'Base camp a5: 1 explorer (Jan). Paths: a4 for 2, b4 for 1, b5 for 2.',
      'Ruins b3, 3 treasures. Paths: b4 for 1, a4 for 2. Stones towards the unexplored: b2 2.',
      'Clearing b4: the leader and 1 explorer (you). Paths: b3 for 1, c5 for 1, a5 for 1.',
      'Temple b5, worth 7, Jan’s guard: 1 explorer (Ewa). Paths: c5 for 1, a5 for 2.',
      'Volcano c4.',
      'Clearing c5, Ewa’s camp. Paths: b5 for 1, b4 for 1. Stones towards the unexplored: d5 1.',
      'The next tile has the letter B; 3 tiles are left to draw.',
      'Still to come with B: temple of 2, temple of 3.',
      'None of the next 3 tiles is a volcano.',
      'Level tiles left: 2 × level 3, 9 × level 4, 1 × level 10.',
      'Treasures nobody has found: 2 masks, stone serpent.',
    ]);
  });

  test('is told line by line in Polish', () => {
    expect(PL.position(busy, toAnna)).toEqual([
      'Tura 2 z 48.',
      'Ty: w tej turze jeszcze 4 punkty akcji.',
      'Ty: 21 punktów; punktacja dałaby teraz 4; do sprowadzenia 12 odkrywców; do postawienia 2 obozy i 2 strażników; skarby: maska, 2 flety.',
      'Jan: 3 punkty; punktacja dałaby teraz 12; do sprowadzenia 18 odkrywców; do postawienia 2 obozy i 1 strażnik.',
      'Ewa: 0 punktów; punktacja dałaby teraz 0; do sprowadzenia 18 odkrywców; kierownik poza grą; do postawienia 1 obóz i 2 strażników.',
      'Świątynia a4, wartość 5: 2 odkrywców (ty), kierownik (Jan), 1 odkrywca (Ewa); przewagę ma Jan. Przejścia: b3 za 2, a5 za 2. Kamienie w stronę nieodkrytych pól: a3 1.',
      'Obóz główny a5: 1 odkrywca (Jan). Przejścia: a4 za 2, b4 za 1, b5 za 2.',
      'Ruiny b3, 3 skarby. Przejścia: b4 za 1, a4 za 2. Kamienie w stronę nieodkrytych pól: b2 2.',
      'Polana b4: kierownik i 1 odkrywca (ty). Przejścia: b3 za 1, c5 za 1, a5 za 1.',
      'Świątynia b5, wartość 7, strażnik (Jan): 1 odkrywca (Ewa). Przejścia: c5 za 1, a5 za 2.',
      'Wulkan c4.',
      'Polana c5, obóz (Ewa). Przejścia: b5 za 1, b4 za 1. Kamienie w stronę nieodkrytych pól: d5 1.',
      'Następny kafel ma literę B; do dobrania: 3 kafle.',
      'Z literą B mogą jeszcze przyjść: świątynia o wartości 2, świątynia o wartości 3.',
      'Wśród 3 następnych kafli nie ma wulkanu.',
      'Kafle poziomów w zasobach: 2 × poziom 3, 9 × poziom 4, 1 × poziom 10.',
      'Skarby, których nikt jeszcze nie ma: 2 maski, kamienny wąż.',
    ]);
  });

  test('names nobody as "you" to those who only watch', () => {
    expect(EN.position(busy, who).join(' ')).not.toMatch(/\byou/i);
    expect(EN.position(busy, who)[2]).toMatch(/^Anna: 21 points;/);
  });

  test('tells of a tie and of who controls a temple', () => {
    const line = (explorers: readonly number[], named: Who) => {
      const { state } = jungle({ hexes: { b5: { explorers } } });
      return TEXTS.map((text) => text.position(state, named).find((one) => / b5, /.test(one)));
    };
    expect(line([2, 2], toAnna)).toEqual([
      expect.stringContaining('2 explorers (you), 2 explorers (Jan); a tie.'),
      expect.stringContaining('2 odkrywców (ty), 2 odkrywców (Jan); remis.'),
    ]);
    expect(line([2, 1], toAnna)).toEqual([
      expect.stringContaining('; you control it.'),
      expect.stringContaining('; masz przewagę.'),
    ]);
    expect(line([2, 1], toJan)).toEqual([
      expect.stringContaining('; Anna controls it.'),
      expect.stringContaining('; przewagę ma Anna.'),
    ]);
    expect(line([0, 0], toAnna)[0]).toMatch(/^Temple b5, worth 1\. Paths/);
  });

  test('gives the odds only where the table allows them', () => {
    const odds = (allowed: boolean) =>
      TEXTS.map((text) =>
        text
          .position(jungle({ options: { odds: allowed }, state: { tiles: ['B1', 'B4', 'B6', 'C1'] } }).state, who)
          .filter((line) => /volcano|wulkan/.test(line)),
      );
    expect(odds(false)).toEqual([[], []]);
    expect(odds(true)).toEqual([
      [
        'Still to come with B: temple of 2, clearing, volcano.',
        'Chance of a volcano: 33% with the next tile, 67% within the next 2 tiles.',
      ],
      [
        'Z literą B mogą jeszcze przyjść: świątynia o wartości 2, polana, wulkan.',
        'Szansa na wulkan: 33% przy następnym kaflu, 67% wśród 2 następnych.',
      ],
    ]);
  });

  test('tells of the tile in hand, and of an auction', () => {
    const placing = newGame(2, {}, 'A2').state;
    expect(EN.position(placing, toJan)[1]).toBe(
      'Anna places a temple of 2; stones before the tile is turned: north 2, south 1.',
    );
    expect(PL.position(placing, toAnna)[1]).toBe(
      'Kładziesz świątynię o wartości 2; kamienie przed obrotem: północ 2, południe 1.',
    );
    const auction = newGame(3, { auction: true }, 'A1', 'A4', 'A2').play(bid(2), pass).state;
    expect(EN.position(auction, toJan)).toEqual(
      expect.arrayContaining([
        'Auction: Anna’s bid of 2 points is the highest; passed: you.',
        'On display: ruins with 4 treasures (A4); stones: north 2, south-west 1.',
      ]),
    );
    expect(PL.position(auction, toAnna)).toEqual(
      expect.arrayContaining([
        'Licytacja: najwięcej dajesz ty, 2 punkty; pas: Jan.',
        'Do wyboru: ruiny z 4 skarbami (A4); kamienie: północ 2, południowy zachód 1.',
      ]),
    );
  });

  test('tells who has scored in this round', () => {
    const count = { temples: [], treasures: 3, total: 3 };
    const scoring = { cause: 'volcano', order: [ewa, anna, jan], scored: [{ seat: ewa, count }] } as const;
    const { state } = jungle({ players: 3, kind: 'bonus', state: { scoring } });
    expect(TEXTS.map((text) => text.position(state, toAnna)[2])).toEqual([
      'Scored in this round: Ewa 3. Still to score: you, then Jan.',
      'Już po punktacji: Ewa 3. Jeszcze przed punktacją: ty; Jan.',
    ]);
  });
});
