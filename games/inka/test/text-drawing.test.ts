import { whoFrom } from '@quri/words';
import { expect, test } from 'vitest';
import { drawingEn } from '../src/text/drawing.en.ts';
import { drawingPl } from '../src/text/drawing.pl.ts';
import { named } from './labels.ts';
import { FACE, temple } from './temple.ts';

const { state } = temple({
  tiles: { [FACE.plain]: named('a3–a4'), [FACE.snake]: named('d1–d2'), [FACE.cornerSnake]: named('b4–b3') },
  counters: [named('a2'), named('e11')],
  blockers: [named('d1'), named('j6')],
});

const BOARD = [
  'a             >  #● A  A  .  .  .  .  .  #  >',
  'b          .  #  I~ I  ~  .  o  .  ~  .  .  #  .',
  'c       .  .  .  .  .  #  .  .  .  #  .  .  .  .  .',
  'd    C○ C  #  .  .  .  .  .  .  .  .  .  .  .  #  o  .',
  'e .  *  #  .  .  .  .  1  1  .  2▲ 2  .  .  .  .  #  *  .',
  'f .  *  #  .  .  .  .  .  .  3  .  .  .  .  .  .  #  *  .',
  'g    .  o  #  .  .  .  .  .  3  .  .  .  .  .  #  o  .',
  'h       .  .  .  .  .  #  .  .  .  #  .  .  .  .  .',
  'i          .  #  .  .  ~  .  o  .  ~  .  .  #  .',
  'j             >  #  .  .  .  .△ .  .  .  #  >',
];

test('the board is drawn for a terminal: tiles, symbols, snakes, counters and blockers', () => {
  expect(drawingEn(state, whoFrom(['Anna', 'Jan'], 0))).toEqual([
    ...BOARD,
    'A to M tiles, 1 to 3 golden tiles, # ground, . hole, > exit,',
    'o passage, * diamond, ~ snake',
    '● you (blocker ○), ▲ Jan (blocker △)',
  ]);
  expect(drawingPl(state, whoFrom(['Anna', 'Jan'], 1))).toEqual([
    ...BOARD,
    'A do M płyty, 1 do 3 złote płyty, # grunt, . dziura, > wyjście,',
    'o przejście, * diament, ~ wąż',
    '● Anna (blokada ○), ▲ ty (blokada △)',
  ]);
});

test('the drawing fits 80 columns', () => {
  for (const line of [...drawingEn(state, whoFrom([])), ...drawingPl(state, whoFrom([]))])
    expect(line.length).toBeLessThanOrEqual(80);
});
