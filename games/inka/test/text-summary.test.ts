import { seat } from '@quri/kernel';
import { whoFrom } from '@quri/words';
import { describe, expect, test } from 'vitest';
import { summaryEn } from '../src/text/summary.en.ts';
import { summaryPl } from '../src/text/summary.pl.ts';
import type { MovedTile, TurnSummary } from '../src/vocabulary.ts';
import { at, lying, named } from './labels.ts';
import { endTurn, FACE, move, START_WALKING, STOP_WALKING, temple } from './temple.ts';

const NAMES = ['Puma', 'Jan', 'Ewa'];

const said = (some: Partial<TurnSummary>, you: number | null = null): readonly string[] => {
  const summary: TurnSummary = {
    seat: seat(0),
    moved: [],
    walkedTo: null,
    snakes: 0,
    passages: 0,
    statues: [],
    blocker: null,
    ...some,
  };
  return [summaryEn, summaryPl].map((sum) => sum(summary, whoFrom(NAMES, you)));
};

const slid = (tile: number): MovedTile => ({ tile, from: lying('c9–c10'), to: lying('c7–c8') });
/** By 60° round the lower left corner. */
const turned = (tile: number): MovedTile => ({ tile, from: lying('f7–f6'), to: lying('g5–g6') });

describe('a turn in one line', () => {
  const turn = {
    moved: [slid(1), turned(2)],
    walkedTo: at('f9'),
    snakes: 1,
    statues: [13],
    blocker: at('c3'),
  };

  test('tells what was done, in the order of the phases', () => {
    expect(said(turn)).toEqual([
      'Puma slides a tile, turns another, walks past a snake to f9, takes a statue and blocks c3.',
      'Puma przesuwa płytę, obraca drugą, idzie obok węża na f9, bierze posążek i blokuje c3.',
    ]);
  });

  test('speaks to whoever reads', () => {
    expect(said(turn, 0)).toEqual([
      'You slide a tile, turn another, walk past a snake to f9, take a statue and block c3.',
      'Przesuwasz płytę, obracasz drugą, idziesz obok węża na f9, bierzesz posążek i blokujesz c3.',
    ]);
    expect(said(turn, 1)).toEqual(said(turn));
  });

  test('says it when nothing was done', () => {
    expect(said({})).toEqual(['Puma ends the turn without doing anything.', 'Puma kończy turę bez żadnej akcji.']);
    expect(said({}, 0)).toEqual(['You end the turn without doing anything.', 'Kończysz turę bez żadnej akcji.']);
    expect(said({ blocker: at('c3') })).toEqual(['Puma blocks c3.', 'Puma blokuje c3.']);
  });

  test.each<[string, readonly MovedTile[], string, string]>([
    ['one tile', [turned(1)], 'turns a tile', 'obraca płytę'],
    ['two tiles alike', [slid(1), slid(2)], 'slides two tiles', 'przesuwa dwie płyty'],
    ['three tiles alike', [turned(1), turned(2), turned(3)], 'turns three tiles', 'obraca trzy płyty'],
    ['one tile twice', [slid(1), slid(1)], 'slides a tile twice', 'dwa razy przesuwa płytę'],
    ['one tile three times', [turned(1), turned(1), turned(1)], 'turns a tile three times', 'trzy razy obraca płytę'],
    ['one tile both ways', [turned(1), slid(1), turned(1)], 'slides and turns a tile', 'przesuwa i obraca płytę'],
    [
      'two alike and a third',
      [slid(1), turned(2), slid(3)],
      'slides two tiles and turns another',
      'przesuwa dwie płyty i obraca trzecią',
    ],
    [
      'one and two others',
      [slid(1), turned(2), turned(3)],
      'slides a tile and turns two others',
      'przesuwa płytę i obraca dwie inne',
    ],
    [
      'golden tiles',
      [slid(13), slid(14), turned(15)],
      'slides two golden tiles and turns another',
      'przesuwa dwie złote płyty i obraca trzecią',
    ],
    [
      'a tile and a golden one',
      [slid(1), slid(14)],
      'slides a tile and slides a golden tile',
      'przesuwa płytę i przesuwa złotą płytę',
    ],
  ])('counts %s', (_what, moved, inEnglish, inPolish) => {
    expect(said({ moved })).toEqual([`Puma ${inEnglish}.`, `Puma ${inPolish}.`]);
  });

  test.each([
    [0, 0, '', ''],
    [2, 0, 'past two snakes ', 'obok dwóch węży '],
    [3, 0, 'past three snakes ', 'obok trzech węży '],
    [0, 1, 'through a secret passage ', 'przez tajne przejście '],
    [1, 2, 'past a snake and through two secret passages ', 'obok węża i przez dwa tajne przejścia '],
  ])('tells of a way with %i snakes and %i passages', (snakes, passages, inEnglish, inPolish) => {
    expect(said({ walkedTo: at('i2'), snakes, passages })).toEqual([
      `Puma walks ${inEnglish}to i2.`,
      `Puma idzie ${inPolish}na i2.`,
    ]);
  });

  test.each([
    [1, 'a statue', 'posążek'],
    [2, 'two statues', 'dwa posążki'],
    [3, 'three statues', 'trzy posążki'],
  ])('counts %i statues', (count, inEnglish, inPolish) => {
    expect(said({ statues: [13, 14, 15].slice(0, count) })).toEqual([
      `Puma takes ${inEnglish}.`,
      `Puma bierze ${inPolish}.`,
    ]);
  });

  test('fits what the rules sum up', () => {
    const game = temple({ tiles: { [FACE.snake]: named('c9–c10') } });
    game.play(move(FACE.snake, named('c7–c8')), START_WALKING, STOP_WALKING);
    const [ended] = game.events(endTurn(named('c3')));
    if (ended?.type !== 'turnEnded') throw new Error('the turn did not end');
    expect(summaryEn(ended.summary, whoFrom(NAMES))).toBe('Puma slides a tile and blocks c3.');
  });
});
