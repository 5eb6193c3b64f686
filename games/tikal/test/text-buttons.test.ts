import { seat } from '@quri/kernel';
import { sayIntent, sayRefusal, whoFrom } from '@quri/words';
import { describe, expect, test } from 'vitest';
import { en as EN } from '../src/text/en.ts';
import { pl as PL } from '../src/text/pl.ts';
import { type Intent, type Refusal, TILE_IDS, TREASURES } from '../src/vocabulary.ts';
import {
  bid,
  bring,
  camp,
  changeCamp,
  dig,
  endTurn,
  exchange,
  guard,
  hex,
  hunt,
  jungle,
  pass,
  place,
  walk,
} from './jungle.ts';

const NAMES = ['Anna', 'Jan', 'Ewa', 'Olek'];
const [anna, jan] = [seat(0), seat(1)];

describe('buttons', () => {
  const labels = (intent: Intent) => [EN, PL].map((text) => sayIntent(text, intent, whoFrom(NAMES, 0), null));

  test.each<[Intent, string, string]>([
    [bid(2), 'Bid 2 points', 'Daję 2 punkty'],
    [pass, 'Pass', 'Pasuję'],
    [{ type: 'chooseTile', tile: 'E4' }, 'Take the clearing (E4)', 'Biorę polanę (E4)'],
    [place('c4'), 'Place the tile on c4, not turned', 'Kładę kafel na c4, bez obrotu'],
    [
      place('c4', 2),
      'Place the tile on c4, turned 120 degrees clockwise',
      'Kładę kafel na c4, obrócony w prawo o 120 stopni',
    ],
    [bring(), 'Bring an explorer to the base camp (1 point)', 'Sprowadzam odkrywcę do obozu głównego (1 punkt)'],
    [
      changeCamp('a5', 'b4', 'leader'),
      'Send the leader from the base camp to the camp on b4 (1 point)',
      'Wysyłam kierownika z obozu głównego do obozu na b4 (1 punkt)',
    ],
    [walk('a5', 'b4'), 'Walk an explorer from the base camp to b4', 'Prowadzę odkrywcę z obozu głównego na b4'],
    [dig('b5', 'leader'), 'Dig on b5 with the leader (2 points)', 'Kopię na b5: kierownik (2 punkty)'],
    [hunt('c4'), 'Search the ruins on c4 with an explorer (3 points)', 'Przeszukuję ruiny na c4: odkrywca (3 punkty)'],
    [
      exchange('mask', 'flute', 1),
      'Swap your mask for Jan’s flute (3 points)',
      'Wymieniam maskę na flet (Jan; 3 punkty)',
    ],
    [camp('b4'), 'Pitch a camp on b4 (5 points)', 'Rozbijam obóz na b4 (5 punktów)'],
    [guard('b5'), 'Put a guard on b5 (5 points)', 'Stawiam strażnika na b5 (5 punktów)'],
    [endTurn, 'End the turn', 'Kończę turę'],
  ])('%j', (intent, inEnglish, inPolish) => {
    expect(labels(intent)).toEqual([inEnglish, inPolish]);
  });

  test('no two offers of a busy turn read the same', () => {
    const busy = jungle({
      tiles: { c4: ['A4', 1, { explorers: [1, 0] }], c5: ['B4', 0, { camp: anna, explorers: [2, 0] }] },
      hexes: { a5: { explorers: [1, 0] }, b4: { camp: anna, explorers: [1, 0] }, b5: { explorers: [3, 1] } },
      leaders: ['b5'],
      treasures: [
        ['mask', 'flute'],
        ['bell', 'disc'],
      ],
    }).offers();
    expect(new Set(busy.map(({ type }) => type))).toContain('changeCamp');
    for (const language of [0, 1]) expect(new Set(busy.map((one) => labels(one)[language])).size).toBe(busy.length);
    const tiles = TILE_IDS.flatMap((tile) => labels({ type: 'chooseTile', tile }));
    expect(new Set(tiles).size).toBe(2 * TILE_IDS.length);
  });
});

describe('refusals', () => {
  const at = hex('c4');
  const ALL: readonly Refusal[] = [
    { code: 'gameOver', rule: 'TK-17' },
    { code: 'notNow', rule: 'TK-1' },
    { code: 'notYourTurn', rule: 'TK-18', turn: jan },
    { code: 'placeTileFirst', rule: 'TK-1', tile: 'D1' },
    { code: 'noTileToPlace', rule: 'TK-1' },
    { code: 'noTileToPlace', rule: 'TK-14' },
    { code: 'auctionFirst', rule: 'TK-A1' },
    { code: 'chooseTileFirst', rule: 'TK-A1' },
    { code: 'noAuction', rule: 'TK-A1' },
    { code: 'bidTooLow', rule: 'TK-A1', atLeast: 4 },
    { code: 'bidTooHigh', rule: 'TK-A2', points: 3 },
    { code: 'notOnDisplay', rule: 'TK-A1', tile: 'D1' },
    { code: 'alreadyExplored', rule: 'TK-2', hex: at },
    { code: 'notAtFrontier', rule: 'TK-2', hex: at },
    { code: 'noPassage', rule: 'TK-2', hex: at },
    { code: 'turnedTooFar', rule: 'TK-2', rotations: 1 },
    { code: 'turnedTooFar', rule: 'TK-2', rotations: 2 },
    { code: 'cutsOff', rule: 'TK-4', hex: at },
    { code: 'notEnoughPoints', rule: 'TK-8', cost: 2, left: 1 },
    { code: 'notEnoughPoints', rule: 'TK-8', cost: 2, left: 0 },
    { code: 'noneInSupply', rule: 'TK-5', figure: 'explorer' },
    { code: 'noneInSupply', rule: 'TK-5', figure: 'leader' },
    { code: 'notYourCamp', rule: 'TK-5', hex: at },
    { code: 'alreadyThere', rule: 'TK-6', hex: at },
    { code: 'noFigureThere', rule: 'TK-7', figure: 'explorer', hex: at },
    { code: 'noFigureThere', rule: 'TK-7', figure: 'leader', hex: at },
    { code: 'noFigureThere', rule: 'TK-11', figure: null, hex: at },
    { code: 'notNeighbours', rule: 'TK-7', from: hex('a5'), to: at },
    { code: 'unexplored', rule: 'TK-7', hex: at },
    { code: 'volcano', rule: 'TK-7', hex: at },
    { code: 'noStones', rule: 'TK-7', from: hex('a5'), to: at },
    { code: 'noTemple', rule: 'TK-8', hex: at },
    { code: 'guarded', rule: 'TK-8', hex: at, guard: jan },
    { code: 'guarded', rule: 'TK-12', hex: at, guard: jan },
    { code: 'noLevelLeft', rule: 'TK-8', level: 5 },
    { code: 'noLevelLeft', rule: 'TK-8', level: 11 },
    { code: 'workedTwice', rule: 'TK-8', hex: at },
    { code: 'workedTwice', rule: 'TK-9', hex: at },
    { code: 'hasWorkedHere', rule: 'TK-8', figure: 'explorer', hex: at },
    { code: 'hasWorkedHere', rule: 'TK-8', figure: 'leader', hex: at },
    { code: 'noRuins', rule: 'TK-9', hex: at },
    { code: 'noTreasureLeft', rule: 'TK-9', hex: at },
    { code: 'notAlone', rule: 'TK-10', seat: jan, treasure: 'mask' },
    { code: 'sameKind', rule: 'TK-10', treasure: 'mask' },
    { code: 'ownTreasure', rule: 'TK-10' },
    { code: 'nobodyThere', rule: 'TK-10' },
    { code: 'noCampLeft', rule: 'TK-11' },
    { code: 'noCampGround', rule: 'TK-11', hex: at },
    { code: 'campThere', rule: 'TK-11', hex: at, owner: jan },
    { code: 'noGuardLeft', rule: 'TK-12' },
    { code: 'noMajority', rule: 'TK-12', hex: at },
  ];
  const refused = (refusal: Refusal, you = 0) => [EN, PL].map((text) => sayRefusal(text, refusal, whoFrom(NAMES, you)));

  test('every one is explained, each in its own words', () => {
    for (const text of [EN, PL]) {
      const sentences = ALL.map((refusal) => sayRefusal(text, refusal, whoFrom(NAMES, 0)));
      expect(new Set(sentences).size).toBe(ALL.length);
      expect(Object.keys(text.refusal).sort()).toEqual([...new Set(ALL.map(({ code }) => code))].sort());
      for (const sentence of sentences) expect(sentence).toMatch(/^\p{Lu}.+\.$/u);
    }
  });

  test.each<[Refusal, string, string]>([
    [
      { code: 'notEnoughPoints', rule: 'TK-12', cost: 5, left: 4 },
      'This costs 5 action points, and you have only 4 left.',
      'To kosztuje 5 punktów akcji, a masz już tylko 4.',
    ],
    [
      { code: 'guarded', rule: 'TK-8', hex: at, guard: jan },
      'Jan’s guard holds the temple on c4: it is not dug any further.',
      'Świątyni na c4 pilnuje strażnik (Jan): już się jej nie odkopuje.',
    ],
    [
      { code: 'guarded', rule: 'TK-12', hex: at, guard: anna },
      'Your guard holds the temple on c4: there is no room for another.',
      'Świątyni na c4 pilnuje twój strażnik: na drugiego nie ma tam miejsca.',
    ],
    [
      { code: 'noFigureThere', rule: 'TK-7', figure: 'leader', hex: hex('a5') },
      'Your leader is not at the base camp.',
      'Nie masz kierownika w obozie głównym.',
    ],
    [
      { code: 'notAlone', rule: 'TK-10', seat: anna, treasure: 'serpent' },
      'Only a treasure that is the only one of its kind can be swapped: you do not have exactly one stone serpent.',
      'Wymienia się tylko skarby, których ktoś ma po jednym: nie masz dokładnie jednego kamiennego węża.',
    ],
  ])('%j', (refusal, inEnglish, inPolish) => {
    expect(refused(refusal)).toEqual([inEnglish, inPolish]);
  });

  test('every treasure has a genitive of its own', () => {
    const sentences = TREASURES.map((treasure) => refused({ code: 'notAlone', rule: 'TK-10', seat: jan, treasure })[1]);
    expect(new Set(sentences).size).toBe(TREASURES.length);
    for (const sentence of sentences) expect(sentence).toMatch(/Jan nie ma dokładnie (jednej|jednego) /);
  });
});
