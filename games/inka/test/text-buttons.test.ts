import { seat } from '@quri/kernel';
import { sayIntent, sayRefusal, whoFrom } from '@quri/words';
import { describe, expect, test } from 'vitest';
import { en as EN } from '../src/text/en.ts';
import { pl as PL } from '../src/text/pl.ts';
import type { Intent, Refusal } from '../src/vocabulary.ts';
import { at, lying, named } from './labels.ts';
import {
  endTurn,
  FACE,
  move,
  newGame,
  passage,
  START_WALKING,
  STOP_WALKING,
  TAKE_STATUE,
  temple,
  walk,
} from './temple.ts';

const NAMES = ['Anna', 'Jan', 'Ewa', 'Olek'];
const [anna, jan] = [seat(0), seat(1)];
const [TILE, GOLDEN] = [5, 14];

describe('buttons', () => {
  const labels = (intent: Intent) => [EN, PL].map((text) => sayIntent(text, intent, whoFrom(NAMES, 0), null));

  test('where the view is known, tiles slide and turn, and walks tell their cost', () => {
    const { state } = temple({
      phase: 'walking',
      counters: ['U(0,2)'],
      tiles: { [TILE]: 'U(0,2)+D(0,2)', 3: 'U(1,2)+D(1,2)' },
    });
    const said = (intent: Intent) => [EN, PL].map((text) => sayIntent(text, intent, whoFrom(NAMES, 0), state));
    expect(said(walk('D(0,2)'))).toEqual(['Walk to c12', 'Idę na c12']);
    expect(said(walk('U(1,2)'))).toEqual(['Walk to c13 (1 action point)', 'Idę na c13 (1 punkt akcji)']);
    expect(said(move(TILE, 'U(0,1)+D(0,1)'))).toEqual([
      'Slide the tile on c11–c12 by 1 step to d11–d12',
      'Przesuwam płytę z c11–c12 o 1 krok na d11–d12',
    ]);
  });

  test.each<[Intent, string, string]>([
    [{ type: 'pickStart', cell: at('a11') }, 'Start on a11', 'Startuję z a11'],
    [{ type: 'layTile', pose: lying('c4–c5') }, 'Lay the tile on c4–c5', 'Kładę płytę na c4–c5'],
    [move(TILE, named('c4–c5')), 'Move tile F to c4–c5', 'Przestawiam płytę F na c4–c5'],
    [move(GOLDEN, named('c5–c4')), 'Move golden tile 2 to c5–c4', 'Przestawiam złotą płytę 2 na c5–c4'],
    [START_WALKING, 'Start walking', 'Ruszam w drogę'],
    [walk(named('f9')), 'Walk to f9', 'Idę na f9'],
    [TAKE_STATUE, 'Take your statue (1 action point)', 'Biorę swój posążek (1 punkt akcji)'],
    [
      passage(named('i7')),
      'Take the secret passage to i7 (1 action point)',
      'Idę tajnym przejściem na i7 (1 punkt akcji)',
    ],
    [STOP_WALKING, 'Stop walking', 'Kończę drogę'],
    [endTurn(), 'End the turn without the blocker', 'Kończę turę bez blokady'],
    [endTurn(named('c3')), 'Block c3 and end the turn', 'Blokuję c3 i kończę turę'],
  ])('%j', (intent, inEnglish, inPolish) => {
    expect(labels(intent)).toEqual([inEnglish, inPolish]);
  });

  test('no two offers of a decision read the same', () => {
    const tiles = {
      [FACE.plain]: named('c9–c10'),
      [FACE.snakes]: named('h9–h10'),
      [FACE.cornerSnake]: named('e4–e5'),
    };
    const moving = temple({ tiles }).offers();
    const diamond = temple({ tiles, counters: [named('e2')], phase: 'walking' }).offers();
    const passages = temple({ tiles, counters: [named('b7')], phase: 'walking' }).offers();
    const blocking = temple({ tiles, phase: 'blocking' }).offers();
    const laying = newGame(2, {}, '0', '8').play(
      { type: 'pickStart', cell: at('a1') },
      { type: 'pickStart', cell: at('a11') },
    );
    for (const [offers, type] of [
      [moving, 'moveTile'],
      [diamond, 'moveTile'],
      [passages, 'takePassage'],
      [blocking, 'endTurn'],
      [laying.offers(), 'layTile'],
    ] as const) {
      expect(offers.filter((one) => one.type === type).length).toBeGreaterThan(1);
      for (const language of [0, 1])
        expect(new Set(offers.map((one) => labels(one)[language])).size).toBe(offers.length);
    }
  });
});

describe('refusals', () => {
  const [cell, pose] = [at('c4'), lying('c4–c5')];
  const by = { kind: 'counter', seat: jan } as const;
  const blocked = { code: 'inTheWay', rule: 'IN-9', tile: TILE, to: pose } as const;
  const ALL: readonly Refusal[] = [
    { code: 'gameOver', rule: 'IN-18' },
    { code: 'notNow', rule: 'IN-4' },
    { code: 'notYourTurn', rule: 'IN-4', turn: jan },
    { code: 'pickStartFirst', rule: 'IN-1' },
    { code: 'layTileFirst', rule: 'IN-2' },
    { code: 'startsPicked', rule: 'IN-1' },
    { code: 'tilesLaid', rule: 'IN-2' },
    { code: 'noStart', rule: 'IN-1', cell },
    { code: 'startTaken', rule: 'IN-1', cell, seat: jan },
    { code: 'looksTheSame', rule: 'IN-2', pose },
    { code: 'tileThere', rule: 'IN-2', cell, tile: TILE },
    { code: 'tileThere', rule: 'IN-2', cell, tile: GOLDEN },
    { code: 'counterThere', rule: 'IN-2', cell, seat: jan },
    { code: 'closesStart', rule: 'IN-3', cell, seat: jan },
    { code: 'notEnoughPoints', rule: 'IN-6', cost: 1, left: 0 },
    { code: 'notEnoughPoints', rule: 'IN-11', cost: 2, left: 1 },
    { code: 'walkingStarted', rule: 'IN-16' },
    { code: 'notWalkingYet', rule: 'IN-16' },
    { code: 'walkingStopped', rule: 'IN-17' },
    { code: 'stillWalking', rule: 'IN-17' },
    { code: 'blockerOnTile', rule: 'IN-7', tile: TILE, seat: jan },
    { code: 'targetTile', rule: 'IN-6', tile: GOLDEN },
    { code: 'noDiamond', rule: 'IN-15', tile: GOLDEN },
    { code: 'noSuchMove', rule: 'IN-8', tile: TILE, to: pose },
    { ...blocked, obstacle: { kind: 'tile', cell, tile: 3 } },
    { ...blocked, obstacle: { kind: 'tile', cell, tile: GOLDEN } },
    { ...blocked, obstacle: { kind: 'counter', cell, seat: jan } },
    { ...blocked, obstacle: { kind: 'blocker', cell, seat: jan } },
    { ...blocked, obstacle: { kind: 'edge', triangle: { up: true, a: 9, b: 9 } } },
    { ...blocked, rule: 'IN-8', obstacle: { kind: 'tile', cell, tile: 3 } },
    { code: 'alreadyThere', rule: 'IN-11', cell },
    { code: 'hole', rule: 'IN-11', cell },
    { code: 'noWay', rule: 'IN-11', cell },
    { code: 'wayBlocked', rule: 'IN-12', cell, by: { kind: 'blocker', seat: jan } },
    { code: 'hasWalked', rule: 'IN-11' },
    { code: 'occupied', rule: 'IN-12', cell, by },
    { code: 'occupied', rule: 'IN-14', cell, by },
    { code: 'occupied', rule: 'IN-17', cell, by },
    { code: 'notOnTarget', rule: 'IN-13' },
    { code: 'noStatueLeft', rule: 'IN-13', tile: GOLDEN },
    { code: 'notOnPassage', rule: 'IN-14' },
    { code: 'noPassage', rule: 'IN-14', cell },
    { code: 'samePassage', rule: 'IN-14', cell },
    { code: 'passageCovered', rule: 'IN-14', cell },
    { code: 'blockerOnTarget', rule: 'IN-17', cell },
    { code: 'blockerOnExit', rule: 'IN-17', cell },
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
      { code: 'notEnoughPoints', rule: 'IN-6', cost: 1, left: 0 },
      'This costs 1 action point, and you have none left.',
      'To kosztuje 1 punkt akcji, a nie masz już ani jednego.',
    ],
    [
      { code: 'notEnoughPoints', rule: 'IN-11', cost: 3, left: 2 },
      'With the snakes on the way this costs 3 action points, and you have only 2 left.',
      'Przez węże po drodze to kosztuje 3 punkty akcji, a masz już tylko 2.',
    ],
    [
      { ...blocked, obstacle: { kind: 'tile', cell: at('d6'), tile: 3 } },
      'The tile cannot turn to c4–c5: the tile on d6 is in the way.',
      'Płyty nie da się obrócić na c4–c5: przeszkadza płyta na d6.',
    ],
    [
      { ...blocked, rule: 'IN-8', tile: GOLDEN, obstacle: { kind: 'blocker', cell: at('d6'), seat: jan } },
      'The golden tile cannot slide to c4–c5: Jan’s blocker on d6 is in the way.',
      'Złotej płyty nie da się przesunąć na c4–c5: przeszkadza blokada (Jan) na d6.',
    ],
    [
      { ...blocked, obstacle: { kind: 'counter', cell: at('d6'), seat: anna } },
      'The tile cannot turn to c4–c5: your counter on d6 is in the way.',
      'Płyty nie da się obrócić na c4–c5: przeszkadza twój pionek na d6.',
    ],
    [
      { ...blocked, obstacle: { kind: 'edge', triangle: { up: true, a: 9, b: 9 } } },
      'The tile cannot turn to c4–c5: on the way it would reach beyond the edge of the board.',
      'Płyty nie da się obrócić na c4–c5: po drodze wystawałaby poza krawędź planszy.',
    ],
    [
      { code: 'occupied', rule: 'IN-17', cell, by: { kind: 'counter', seat: anna } },
      'Your blocker cannot go to c4: your counter is there.',
      'Blokada nie może stanąć na c4: jest tam twój pionek.',
    ],
    [
      { code: 'closesStart', rule: 'IN-3', cell: at('a1'), seat: jan },
      'Walls would close in Jan’s start on a1: one of its edges must stay open.',
      'Mury zamknęłyby pole startowe a1 (Jan): choć jedna jego krawędź musi zostać wolna.',
    ],
  ])('%j', (refusal, inEnglish, inPolish) => {
    expect(refused(refusal)).toEqual([inEnglish, inPolish]);
  });

  test('tell what stops a tile at a real table, and where', () => {
    // A tile at the upper edge, and another one two cells to its right.
    const game = temple({ tiles: { [FACE.plain]: named('a5–a6'), [FACE.snake]: named('a8–a9') } });
    const why = (to: string) => {
      const refusal = game.refusal(move(FACE.plain, named(to)));
      return refusal === null ? null : refused(refusal)[0];
    };
    expect(why('a9–a10')).toBe('The tile cannot slide to a9–a10: the tile on a8 is in the way.');
    expect(why('a3–a4')).toBeNull();
    expect(why('j5–j6')).toBe('No slide and no turn takes this tile to j5–j6.');
  });
});
