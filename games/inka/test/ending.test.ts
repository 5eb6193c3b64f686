import { frozen } from '@quri/kernel';
import { describe, expect, test } from 'vitest';
import { inka } from '../src/game.ts';
import { positionKey } from '../src/rules/position-key.ts';
import { cell, endTurn, FACE, move, PASS, START_WALKING, STOP_WALKING, TAKE_STATUE, temple, walk } from './temple.ts';

const { plain, wall } = FACE;

describe('leaving with the gold', () => {
  const last = { statues: [[], [13, 14, 15]] } as const;

  test('IN-18 whoever has all statues and stops on an exit wins at once', () => {
    const game = temple({ ...last, phase: 'walking', counters: ['D(-5,4)'] }).play(walk('U(-5,4)'));
    expect(inka.outcome(frozen(game.state))).toEqual({ winners: [0], scores: [3, 0], reason: 'escaped' });
    expect(inka.awaited(frozen(game.state))).toEqual([]);
    expect(game.refusal(STOP_WALKING, 0)).toEqual({ code: 'gameOver', rule: 'IN-18' });
  });

  test('IN-18 any of the four exits will do, but it must be uncovered and free', () => {
    const tiles = { [plain]: 'D(-1,4)+U(-1,4)' };
    const other = temple({ ...last, phase: 'walking', counters: ['U(-1,4)', 'D(4,-5)'], tiles });
    expect(other.play(walk('U(0,4)')).state.phase).toBe('over');
    const occupied = temple({ ...last, phase: 'walking', counters: ['U(-1,4)', 'U(0,4)'], tiles });
    expect(occupied.refusal(walk('U(0,4)'))).toMatchObject({ code: 'occupied' });
    const covered = temple({
      ...last,
      phase: 'walking',
      counters: ['U(-1,4)', 'D(4,-5)'],
      tiles: { [plain]: 'U(-1,4)+D(-1,4)', 1: 'U(0,4)+D(0,3)' },
    });
    expect(covered.play(walk('U(0,4)')).state.phase).toBe('walking');
  });

  test('IN-18 not with a statue left, and not by passing over the exit', () => {
    const game = temple({ statues: [[13], []], phase: 'walking', counters: ['D(-5,4)'] }).play(walk('U(-5,4)'));
    expect(game.state.phase).toBe('walking');
    const tiles = { [plain]: 'D(-1,4)+U(-1,4)', 1: 'D(0,3)+U(1,3)' };
    const passing = temple({ ...last, phase: 'walking', counters: ['U(-1,4)', 'D(4,-5)'], tiles }).play(walk('U(1,3)'));
    expect(passing.state.phase).toBe('walking');
  });

  test('IN-18 another’s statues do not help', () => {
    const game = temple({ statues: [[13], []], phase: 'walking', counters: ['D(-5,4)', 'U(0,4)'] });
    expect(game.play(walk('U(-5,4)'), STOP_WALKING, endTurn()).state.phase).toBe('movingTiles');
  });
});

describe('a stall', () => {
  test('IN-19 no statue for 20 turns a player: most statues win', () => {
    const game = temple({ statues: [[13], [13, 14]], tiles: { [plain]: 'U(0,2)+D(0,2)' } });
    game.state.turnsWithoutStatue = 38;
    game.play(...PASS);
    expect(game.state.turnsWithoutStatue).toBe(39);
    game.play(START_WALKING, STOP_WALKING, endTurn());
    expect(inka.outcome(frozen(game.state))).toEqual({ winners: [0], scores: [2, 1], reason: 'noStatues' });
    expect(game.refusal(STOP_WALKING, 0)).toEqual({ code: 'gameOver', rule: 'IN-19' });
  });

  test('IN-19 a statue begins the count anew', () => {
    const game = temple({ phase: 'walking', counters: ['U(0,0)'] });
    game.state.turnsWithoutStatue = 39;
    game.play(TAKE_STATUE, STOP_WALKING, endTurn());
    expect(game.state).toMatchObject({ turnsWithoutStatue: 0, phase: 'movingTiles' });
    expect(game.state.positions).toHaveLength(1);
  });

  test('IN-19 the same position at the start of a turn for the third time: a tie is shared', () => {
    const game = temple({ tiles: { [plain]: 'U(0,2)+D(0,2)' } });
    for (let turn = 0; turn < 5; turn++) game.play(...PASS);
    // The position of seat 1 came after turns 1, 3 and 5.
    expect(inka.outcome(frozen(game.state))).toEqual({ winners: [0, 1], scores: [0, 0], reason: 'repetition' });
  });

  test('IN-19 another tile, another counter or another blocking counter is another position', () => {
    const scene = { tiles: { [plain]: 'U(0,2)+D(0,2)', [wall]: 'U(-2,2)+D(-2,2)' } } as const;
    const key = (more: Parameters<typeof temple>[0]) => positionKey(frozen(temple({ ...scene, ...more }).state));
    const others = [
      key({}),
      key({ turn: 1 }),
      key({ counters: ['D(-5,4)'] }),
      key({ blockers: [null, 'U(1,1)'] }),
      key({ blockers: ['U(1,1)'] }),
      key({ tiles: { [plain]: 'U(1,2)+D(1,2)', [wall]: 'U(-2,2)+D(-2,2)' } }),
      key({ tiles: { [plain]: 'U(0,2)+D(0,2)', [wall]: 'D(-2,2)+U(-2,2)' } }),
      key({ targets: ['U(-1,0)+D(-1,0)'] }),
    ];
    expect(new Set(others).size).toBe(others.length);
  });

  test('IN-19 what nobody can tell apart is the same position', () => {
    const key = (tiles: Readonly<Record<number, string>>) => positionKey(frozen(temple({ tiles }).state));
    expect(key({ 0: 'D(0,2)+U(0,2)', 1: 'U(-2,2)+D(-2,2)' })).toBe(key({ 1: 'U(0,2)+D(0,2)', 0: 'U(-2,2)+D(-2,2)' }));
  });

  test('IN-19 tiles moved away and back repeat a position', () => {
    const game = temple({ tiles: { [plain]: 'U(0,2)+D(0,2)' } });
    for (let turn = 0; turn < 8 && game.state.phase !== 'over'; turn++)
      game.play(
        move(
          plain,
          game.state.poses[plain] === temple({ tiles: { [plain]: 'U(0,2)+D(0,2)' } }).state.poses[plain]
            ? 'U(1,2)+D(1,2)'
            : 'U(0,2)+D(0,2)',
        ),
        ...PASS,
      );
    expect(game.state.final?.reason).toBe('repetition');
    expect(game.state.counters).toEqual([cell('U(-5,4)'), cell('U(0,4)')]);
  });
});
