import { seat } from '@quri/kernel';
import { describe, expect, test } from 'vitest';
import { camp, dig, guard, hex, jungle, walk } from './jungle.ts';

const [anna, jan] = [seat(0), seat(1)];

describe('forward camps', () => {
  test('TK-11 five points on a clearing where one has a figure', () => {
    const game = jungle({ hexes: { b4: { explorers: [1, 0] } } }).play(camp('b4'));
    expect(game.at('b4')).toMatchObject({ camp: 0, explorers: [1, 0] });
    expect(game.points()).toBe(5);
    expect(game.state.expeditions[0]?.camps).toBe(1);
  });

  test('TK-11 on emptied ruins too; the leader is figure enough', () => {
    const tiles = { c4: ['A4', 0, { treasures: 0 }], c5: ['A5', 0, { explorers: [1, 0] }] } as const;
    const game = jungle({ tiles, leaders: ['c4'] });
    expect(game.offered('pitchCamp')).toEqual([camp('c4')]);
    expect(game.refusal(camp('c5'))).toEqual({ code: 'noCampGround', rule: 'TK-11', hex: hex('c5') });
  });

  test('TK-11 not at the base camp, on a temple or in the fog, not without a figure', () => {
    const game = jungle({ hexes: { a5: { explorers: [1, 0] }, a4: { explorers: [1, 0] } } });
    for (const label of ['a5', 'a4', 'h1'])
      expect(game.refusal(camp(label))).toEqual({ code: 'noCampGround', rule: 'TK-11', hex: hex(label) });
    expect(game.refusal(camp('b4'))).toEqual({ code: 'noFigureThere', rule: 'TK-11', figure: null, hex: hex('b4') });
  });

  test('TK-11 one camp on a hex; others may stand there', () => {
    const game = jungle({ hexes: { b4: { explorers: [1, 0], camp: jan }, a5: { explorers: [1, 0] } } });
    expect(game.refusal(camp('b4'))).toEqual({ code: 'campThere', rule: 'TK-11', hex: hex('b4'), owner: 1 });
    expect(game.play(walk('a5', 'b4')).at('b4')?.explorers).toEqual([2, 0]);
  });

  test('TK-11 two camps and no more', () => {
    const game = jungle({ hexes: { b4: { explorers: [1, 0] } }, expeditions: [{ camps: 0 }] });
    expect(game.refusal(camp('b4'))).toEqual({ code: 'noCampLeft', rule: 'TK-11' });
  });
});

describe('guards', () => {
  test('TK-12 five points: one figure guards, the own others leave the game, those of others stay', () => {
    const game = jungle({ hexes: { a4: { explorers: [3, 2] } } }).play(guard('a4'));
    expect(game.at('a4')).toMatchObject({ guard: 0, explorers: [0, 2], value: 1 });
    expect(game.state.expeditions[0]).toMatchObject({ guards: 1, explorers: 18 });
    expect(game.points()).toBe(5);
  });

  test('TK-12 an explorer guards if there is one, and the leader leaves with the others', () => {
    const game = jungle({ hexes: { a4: { explorers: [2, 0] } }, leaders: ['a4'] });
    expect(game.events(guard('a4'))).toEqual([
      { type: 'guardPlaced', seat: anna, hex: hex('a4'), value: 1, explorers: 1, leader: true },
    ]);
    expect(game.play(guard('a4')).state.expeditions[0]?.leader).toBe('gone');
  });

  test('TK-12 a leader alone guards itself', () => {
    const game = jungle({ leaders: ['a4'], hexes: { a4: { explorers: [0, 2] } } });
    expect(game.events(guard('a4'))).toMatchObject([{ explorers: 0, leader: false }]);
    expect(game.play(guard('a4')).state.expeditions[0]?.leader).toBe('gone');
  });

  test('TK-12 only with strictly more strength than every other', () => {
    const tied = jungle({ players: 3, leaders: ['a4'], hexes: { a4: { explorers: [0, 3, 1] } } });
    expect(tied.refusal(guard('a4'))).toEqual({ code: 'noMajority', rule: 'TK-12', hex: hex('a4') });
    expect(jungle({ hexes: { a4: { explorers: [1, 1] } } }).refusal(guard('a4'))).toMatchObject({ code: 'noMajority' });
    const ahead = jungle({ players: 3, leaders: ['a4'], hexes: { a4: { explorers: [0, 2, 1] } } });
    expect(ahead.refusal(guard('a4'))).toBe(null);
  });

  test('TK-12 no second guard on a temple, no third guard, no guard elsewhere', () => {
    const game = jungle({
      hexes: { a4: { explorers: [1, 0], guard: jan }, b4: { explorers: [1, 0] }, b5: { explorers: [1, 0] } },
    });
    expect(game.refusal(guard('a4'))).toEqual({ code: 'guarded', rule: 'TK-12', hex: hex('a4'), guard: 1 });
    expect(game.refusal(guard('b4'))).toEqual({ code: 'noTemple', rule: 'TK-12', hex: hex('b4') });
    const spent = jungle({ hexes: { b5: { explorers: [1, 0] } }, expeditions: [{ guards: 0 }] });
    expect(spent.refusal(guard('b5'))).toEqual({ code: 'noGuardLeft', rule: 'TK-12' });
  });

  test('TK-12 a guarded temple is never excavated again, and everybody may walk in and out', () => {
    const game = jungle({ hexes: { a4: { explorers: [1, 0] }, a5: { explorers: [1, 0] } } }).play(
      guard('a4'),
      walk('a5', 'a4'),
    );
    expect(game.at('a4')?.explorers).toEqual([1, 0]);
    expect(game.refusal(dig('a4'))).toMatchObject({ code: 'guarded' });
    expect(game.refusal(walk('a4', 'a5'))).toBe(null);
  });
});
