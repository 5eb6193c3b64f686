import { type Who, whoFrom } from '@quri/words';
import { describe, expect, test } from 'vitest';
import { en as EN } from '../src/text/en.ts';
import { pl as PL } from '../src/text/pl.ts';
import type { View } from '../src/view/shapes.ts';
import { at, named } from './labels.ts';
import { FACE, newGame, START_WALKING, STOP_WALKING, TAKE_STATUE, temple, walk } from './temple.ts';

const NAMES = ['Anna', 'Jan'];
const who = whoFrom(NAMES);
const [toAnna, toJan] = [whoFrom(NAMES, 0), whoFrom(NAMES, 1)];
const TEXTS = [EN, PL];

const asked = (view: View, named: Who) => TEXTS.map((text) => text.question(view, named));
const told = (view: View) => TEXTS.map((text) => text.headline(view, who));

/** Anna begins; both have picked a start, and the first tile is drawn. */
const laying = (tile: number) =>
  newGame(2, {}, '0', String(tile)).play({ type: 'pickStart', cell: at('a1') }, { type: 'pickStart', cell: at('a11') })
    .state;

describe('what is asked', () => {
  test('while the table is set up', () => {
    const { state } = newGame(2, {}, '0');
    expect(asked(state, toAnna)).toEqual(['Where does your counter start?', 'Skąd startujesz?']);
    expect(asked(state, toJan)).toEqual(['Anna picks a start.', 'Pole startowe wybiera Anna.']);
    expect(asked(laying(FACE.cornerSnake), toAnna)).toEqual([
      'You have drawn a tile with two walls and a snake: lay it on two cells side by side.',
      'Masz płytę z dwoma murami i wężem: połóż ją na dwóch sąsiednich polach.',
    ]);
    expect(asked(laying(FACE.plain), toJan)).toEqual(['Anna lays a plain tile.', 'Anna kładzie gładką płytę.']);
  });

  test.each([
    [
      3,
      'You have 3 action points left: slide or turn a tile, or start walking.',
      'Masz jeszcze 3 punkty akcji: przesuń albo obróć płytę lub ruszaj w drogę.',
    ],
    [0, 'You have no action points left: start walking.', 'Nie masz już punktów akcji: ruszaj w drogę.'],
  ])('of whoever moves tiles with %i points', (points, inEnglish, inPolish) => {
    expect(asked(temple({ points }).state, toAnna)).toEqual([inEnglish, inPolish]);
  });

  test('of whoever walks', () => {
    const walking = (points: number, counter = 'a1', more = {}) =>
      asked(temple({ points, counters: [named(counter)], phase: 'walking', ...more }).state, toAnna);
    expect(walking(1)).toEqual([
      'Walk or stop: you have 1 action point left.',
      'Masz jeszcze 1 punkt akcji: idź albo zakończ drogę.',
    ]);
    expect(walking(0)).toEqual([
      'Walk where no snake is in the way, or stop: you have no action points left.',
      'Idź tam, gdzie nie ma węży, albo zakończ drogę: nie masz już punktów akcji.',
    ]);
    expect(walking(1, 'e11')).toEqual([
      'Your statue is within reach: take it for 1 action point.',
      'Twój posążek jest w zasięgu ręki: weź go za 1 punkt akcji.',
    ]);
    expect(walking(0, 'e11')[0]).toMatch(/^Walk where/);
    expect(walking(2, 'b7')).toEqual([
      'A secret passage: take it for 1 action point, walk, or stop. You have 2 action points left.',
      'Tajne przejście: skorzystaj z niego za 1 punkt akcji, idź albo zakończ drogę. Masz jeszcze 2 punkty akcji.',
    ]);
    expect(walking(2, 'e2')).toEqual([
      'A diamond: move a golden tile for 1 action point, walk, or stop. You have 2 action points left.',
      'Diament: rusz złotą płytę za 1 punkt akcji, idź albo zakończ drogę. Masz jeszcze 2 punkty akcji.',
    ]);
    expect(walking(0, 'a2', { statues: [[]] })).toEqual([
      'You have all your statues: get to an exit! You have no action points left.',
      'Masz wszystkie posążki: do wyjścia! Nie masz już punktów akcji.',
    ]);
  });

  test('after a walk, when nothing is left to spend', () => {
    const game = temple({ points: 0 }).play(START_WALKING, walk(named('a2')));
    expect(asked(game.state, toAnna)).toEqual([
      'You have no action points left: stop walking.',
      'Nie masz już punktów akcji: zakończ drogę.',
    ]);
    expect(asked(game.play(STOP_WALKING).state, toAnna)).toEqual([
      'Which cell do you block? You may also end the turn without.',
      'Które pole blokujesz? Możesz też zakończyć turę bez blokady.',
    ]);
  });

  test.each([
    ['movingTiles', 'Anna moves tiles: 2 action points left.', 'Anna przesuwa płyty: jeszcze 2 punkty akcji.'],
    ['walking', 'Anna walks: 2 action points left.', 'Anna jest w drodze: jeszcze 2 punkty akcji.'],
    ['blocking', 'Anna places the blocker.', 'Anna stawia blokadę.'],
    ['turnOver', 'The table moves on in a moment.', 'Za chwilę gramy dalej.'],
  ] as const)('while somebody else is %s', (phase, inEnglish, inPolish) => {
    expect(asked(temple({ points: 2, phase }).state, toJan)).toEqual([inEnglish, inPolish]);
  });
});

describe('how far the game is', () => {
  test('while the table is set up', () => {
    expect(told(newGame(2, {}, '0').state)).toEqual(['Setting up: the starts.', 'Przygotowanie: starty.']);
    expect(told(laying(0))).toEqual(['Setting up: tile 1 of 13.', 'Układanie płyt: 1 z 13.']);
  });

  test('in turns, and how near a stall is', () => {
    const after = (turnsTaken: number, turnsWithoutStatue: number) =>
      told(temple({ state: { turnsTaken, turnsWithoutStatue } }).state);
    expect(after(11, 19)).toEqual(['Turn 12.', 'Tura 12.']);
    expect(after(30, 20)).toEqual([
      'Turn 31: no statue for 20 turns, and after 40 the game ends.',
      'Tura 31: tury z rzędu bez posążka: 20, po 40 gra się kończy.',
    ]);
  });

  test('at the end', () => {
    const { state } = temple({ state: { phase: 'over', turnsTaken: 24 } });
    expect(told(state)).toEqual(['Finished after 24 turns.', 'Koniec gry, liczba tur: 24.']);
  });
});

describe('the position', () => {
  const busy = temple({
    tiles: {
      [FACE.plain]: named('a3–a4'),
      [FACE.snake]: named('d1–d2'),
      [FACE.cornerSnake]: named('b4–b3'),
    },
    counters: [named('a2'), named('e11')],
    blockers: [null, named('c3')],
    statues: [[13, 14], [13]],
    points: 2,
  }).state;

  test('is told line by line in English', () => {
    expect(EN.position(busy, toAnna)).toEqual([
      'Turn 2.',
      'You: moving tiles, 2 action points left.',
      'You: 1 of 3 statues; counter on a2 (ground).',
      'Jan: 2 of 3 statues; counter on e11 (golden tile 2); blocker on c3 (hole).',
      'Tile A on a3–a4: plain.',
      'Tile C on d1–d2: snake on d1.',
      'Tile I on b4–b3: walls between b4 and b5, b4 and a3; snake on b3.',
      'Golden tile 1 on e9–e8: your statue and Jan’s statue.',
      'Golden tile 2 on e11–e12: your statue.',
      'Golden tile 3 on f10–g9: no statues left.',
      'Open exits: a1, a11, j1 and j11.',
      'Open secret passages: b7, d16, g2, g16 and i7.',
      'Open diamonds: e2, e18, f2 and f18.',
      'Open snakes on the ground: b5, b9, i5 and i9.',
      'Other ground that no tile covers: a2, a10, b2, b12, c6, c10, d3, d15, e3, e17, f3, f17, g3, g15, h6, h10, i2, i12, j2 and j10.',
      'You can walk to a1, a3, a4 and b2 for free; to b3 and b4 for 1 action point.',
    ]);
  });

  test('is told line by line in Polish', () => {
    expect(PL.position(busy, toJan)).toEqual([
      'Tura 2.',
      'Anna: czas na płyty, jeszcze 2 punkty akcji.',
      'Anna: posążki 1 z 3; pionek na a2 (grunt).',
      'Ty: posążki 2 z 3; pionek na e11 (złota płyta 2); blokada na c3 (dziura).',
      'Płyta A na a3–a4: gładka.',
      'Płyta C na d1–d2: wąż na d1.',
      'Płyta I na b4–b3: mury na krawędziach b4–b5, b4–a3; wąż na b3.',
      'Złota płyta 1 na e9–e8: posążek (Anna) i twój posążek.',
      'Złota płyta 2 na e11–e12: posążek (Anna).',
      'Złota płyta 3 na f10–g9: bez posążków.',
      'Odkryte wyjścia: a1, a11, j1, j11.',
      'Odkryte tajne przejścia: b7, d16, g2, g16, i7.',
      'Odkryte diamenty: e2, e18, f2, f18.',
      'Odkryte węże na gruncie: b5, b9, i5, i9.',
      'Pozostały odkryty grunt: a2, a10, b2, b12, c6, c10, d3, d15, e3, e17, f3, f17, g3, g15, h6, h10, i2, i12, j2, j10.',
      'Anna może iść na a1, a3, a4, b2 za darmo; na b3, b4 za 1 punkt akcji.',
    ]);
  });

  test('names nobody as "you" to those who only watch', () => {
    expect(EN.position(busy, who).join(' ')).not.toMatch(/\byou/i);
  });

  test('tells what is on the tile to be laid', () => {
    const face = (tile: number) => [EN.position(laying(tile), toAnna)[1], PL.position(laying(tile), toJan)[1]];
    expect(face(FACE.plain)).toEqual(['You lay tile A: plain.', 'Anna kładzie płytę A: gładka.']);
    expect(face(FACE.otherSides)).toEqual([
      'You lay tile K: walls on edges 2 and 4 and a snake on the first half.',
      'Anna kładzie płytę K: mury na krawędziach 2 i 4 i wąż na pierwszej połówce.',
    ]);
    expect(face(FACE.innerSnake)).toEqual([
      'You lay tile M: a wall between the halves and a snake on the second half.',
      'Anna kładzie płytę M: mur między połówkami i wąż na drugiej połówce.',
    ]);
    expect(face(FACE.wall)).toEqual(['You lay tile F: a wall on edge 1.', 'Anna kładzie płytę F: mur na krawędzi 1.']);
  });

  test('tells of no way, but says nothing of it after a walk', () => {
    const last = (view: View, named: Who) => TEXTS.map((text) => text.position(view, named).at(-1));
    const alone = temple({ counters: [named('e11')], targets: [], tiles: {}, phase: 'walking' });
    expect(last(alone.state, toAnna)).toEqual(['You can walk to e12 for free.', 'Możesz iść na e12 za darmo.']);
    alone.play(TAKE_STATUE, walk(named('e12')));
    expect(last(alone.state, toAnna)[0]).toMatch(/^Other ground/);
    const stuck = temple({ counters: [named('c6')], points: 0 }).state;
    expect(last(stuck, toAnna)).toEqual(['You cannot walk anywhere.', 'Nie możesz nigdzie iść.']);
    expect(last(stuck, toJan)).toEqual(['Anna cannot walk anywhere.', 'Anna nie może nigdzie iść.']);
  });

  test('tells what each way costs', () => {
    const { state } = temple({ counters: [named('c6')], tiles: { [FACE.snakes]: named('b6–b7') } });
    expect(TEXTS.map((text) => text.position(state, toAnna).at(-1))).toEqual([
      'You can walk to b5 for 1 action point; to b6 for 2 action points; to b7 for 3 action points.',
      'Możesz iść na b5 za 1 punkt akcji; na b6 za 2 punkty akcji; na b7 za 3 punkty akcji.',
    ]);
  });
});
