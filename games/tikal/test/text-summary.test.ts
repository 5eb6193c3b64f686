import { seat } from '@quri/kernel';
import { whoFrom } from '@quri/words';
import { describe, expect, test } from 'vitest';
import { summaryEn } from '../src/text/summary.en.ts';
import { summaryPl } from '../src/text/summary.pl.ts';
import type { TileId, TurnSummary } from '../src/vocabulary.ts';
import { endTurn, hex, jungle, walk } from './jungle.ts';

const NAMES = ['Puma', 'Jan', 'Ewa'];

const summary = (some: Partial<TurnSummary> = {}): TurnSummary => ({
  seat: seat(0),
  kind: 'normal',
  tile: null,
  brought: 0,
  leader: false,
  steps: 0,
  dug: [],
  found: [],
  exchanged: [],
  camps: [],
  guards: [],
  scored: null,
  ...some,
});

const said = (some: Partial<TurnSummary>, you: number | null = null): readonly string[] => {
  const who = whoFrom(NAMES, you);
  return [summaryEn(summary(some), who), summaryPl(summary(some), who)];
};

const tile = (id: TileId, label: string | null = 'c4') => ({ id, hex: label === null ? null : hex(label) });

describe('a turn in one line', () => {
  const turn = { tile: tile('D1'), brought: 2, dug: [{ hex: hex('c3'), level: 4 }] };

  test('tells what was done, in the order in which one thinks of it', () => {
    expect(said(turn)).toEqual([
      'Puma explores a temple of 5, brings two explorers, digs to 4.',
      'Puma odkrywa świątynię o wartości 5, sprowadza dwóch odkrywców, kopie do 4.',
    ]);
  });

  test('speaks to whoever reads', () => {
    expect(said(turn, 0)).toEqual([
      'You explore a temple of 5, bring two explorers, dig to 4.',
      'Odkrywasz świątynię o wartości 5, sprowadzasz dwóch odkrywców, kopiesz do 4.',
    ]);
    expect(said(turn, 1)).toEqual(said(turn));
  });

  test('says it when nothing was done', () => {
    expect(said({ kind: 'bonus', scored: 12 })).toEqual([
      'Puma ends the turn without doing anything, scores 12 points.',
      'Puma kończy turę bez żadnej akcji, zdobywa 12 punktów.',
    ]);
    expect(said({ kind: 'bonus', scored: 0 }, 0)).toEqual([
      'You end the turn without doing anything, score nothing.',
      'Kończysz turę bez żadnej akcji, nie zdobywasz punktów.',
    ]);
  });

  test.each<[TileId, string, string]>([
    ['A1', 'explores a temple of 1', 'odkrywa świątynię o wartości 1'],
    ['A4', 'explores ruins with 4 treasures', 'odkrywa ruiny z 4 skarbami'],
    ['A6', 'explores a clearing', 'odkrywa polanę'],
    ['B6', 'places a volcano', 'kładzie wulkan'],
  ])('names tile %s', (id, inEnglish, inPolish) => {
    expect(said({ tile: tile(id) })).toEqual([`Puma ${inEnglish}.`, `Puma ${inPolish}.`]);
  });

  test('says which tile found no place', () => {
    expect(said({ tile: tile('G4', null) })).toEqual([
      'Puma finds no place for a clearing.',
      'Puma nie znajduje miejsca na polanę.',
    ]);
  });

  test.each([
    [1, false, 'an explorer', 'odkrywcę'],
    [3, false, 'three explorers', 'trzech odkrywców'],
    [5, true, 'five explorers and the leader', 'pięciu odkrywców i kierownika'],
    [0, true, 'the leader', 'kierownika'],
    [10, false, 'ten explorers', 'dziesięciu odkrywców'],
  ])('counts %i explorers, leader %s', (brought, leader, inEnglish, inPolish) => {
    expect(said({ brought, leader })).toEqual([`Puma brings ${inEnglish}.`, `Puma sprowadza ${inPolish}.`]);
  });

  test.each([
    [1, '1 step', '1 krok'],
    [3, '3 steps', '3 kroki'],
    [5, '5 steps', '5 kroków'],
  ])('counts %i steps', (steps, inEnglish, inPolish) => {
    expect(said({ steps })).toEqual([`Puma walks ${inEnglish}.`, `Puma robi ${inPolish}.`]);
  });

  test('tells the last level of one temple, and of several which is which', () => {
    const twice = [
      { hex: hex('b5'), level: 4 },
      { hex: hex('b5'), level: 5 },
    ];
    expect(said({ dug: twice })).toEqual(['Puma digs to 5.', 'Puma kopie do 5.']);
    expect(said({ dug: [...twice, { hex: hex('c3'), level: 3 }] })).toEqual([
      'Puma digs to 5 on b5 and to 3 on c3.',
      'Puma kopie do 5 na b5 i do 3 na c3.',
    ]);
  });

  test('declines treasures, equal ones together', () => {
    const found = (...treasures: readonly TurnSummary['found'][number]['treasure'][]) =>
      said({ found: treasures.map((treasure) => ({ hex: hex('d4'), treasure })) });
    expect(found('mask')).toEqual(['Puma finds a mask.', 'Puma znajduje maskę.']);
    expect(found('flute', 'mask', 'mask')).toEqual([
      'Puma finds two masks and a flute.',
      'Puma znajduje dwie maski i flet.',
    ]);
    expect(found('jaguar', 'jaguar', 'vessel')).toEqual([
      'Puma finds two stone jaguars and a vessel.',
      'Puma znajduje dwa kamienne jaguary i naczynie.',
    ]);
    expect(found('serpent')[1]).toBe('Puma znajduje kamiennego węża.');
    expect(found('bell', 'bell', 'bell')[1]).toBe('Puma znajduje trzy dzwonki.');
  });

  test('tells from whom a treasure was taken, and whoever lost it that it was theirs', () => {
    const exchanged = [{ give: 'mask', take: 'serpent', from: seat(1) }] as const;
    expect(said({ exchanged })).toEqual([
      'Puma swaps a mask for Jan’s stone serpent.',
      'Puma wymienia maskę na kamiennego węża (Jan).',
    ]);
    expect(said({ exchanged }, 0)).toEqual([
      'You swap a mask for Jan’s stone serpent.',
      'Wymieniasz maskę na kamiennego węża (Jan).',
    ]);
    expect(said({ exchanged }, 1)).toEqual([
      'Puma swaps a mask for your stone serpent.',
      'Puma zabiera ci kamiennego węża za maskę.',
    ]);
  });

  test('tells camps and guards', () => {
    expect(said({ camps: [hex('b4')], guards: [{ hex: hex('b5'), value: 7 }] })).toEqual([
      'Puma pitches a camp, puts a guard on a temple of 7.',
      'Puma rozbija obóz, stawia strażnika w świątyni o wartości 7.',
    ]);
    expect(said({ camps: [hex('b4'), hex('c4')] }, 0)).toEqual(['You pitch two camps.', 'Rozbijasz dwa obozy.']);
  });

  test('fits what the rules sum up', () => {
    const game = jungle({ hexes: { a5: { explorers: [1, 0] } }, kind: 'bonus' }).play(walk('a5', 'b5'));
    const [ended] = game.events(endTurn);
    if (ended?.type !== 'turnEnded') throw new Error('the turn did not end');
    expect(summaryEn(ended.summary, whoFrom(NAMES))).toBe('Puma walks 1 step, scores 1 point.');
  });
});
