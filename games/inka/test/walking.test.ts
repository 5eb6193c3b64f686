import { describe, expect, test } from 'vitest';
import { BARE, cell, endTurn, FACE, move, passage, pose, STOP_WALKING, TAKE_STATUE, temple, walk } from './temple.ts';

const { plain, snakes, inner, wall, snake } = FACE;

const options = BARE;
const START = 'U(-5,4)';

describe('walking', () => {
  test('IN-11 over ground and tiles, not over holes', () => {
    const game = temple({ phase: 'walking' });
    expect(game.walks()).toEqual([cell('D(-5,4)'), cell('D(-5,3)')]);
    expect(game.refusal(walk('U(-4,4)'))).toMatchObject({ code: 'hole', rule: 'IN-11' });
    const bridged = temple({ options, phase: 'walking', tiles: { [plain]: 'D(-5,4)+U(-4,4)' } });
    expect(bridged.walks()).toEqual([cell('D(-5,4)'), cell('U(-4,4)')]);
    bridged.play(walk('U(-4,4)'));
    expect(bridged.state.counters[0]).toBe(cell('U(-4,4)'));
    expect(bridged.points()).toBe(3);
  });

  test('IN-11 a tile covers what is printed: a hole can be walked on, a snake is gone', () => {
    const over = { [plain]: 'U(-3,3)+D(-3,3)' };
    const game = temple({ phase: 'walking', counters: ['D(-3,3)'], tiles: over });
    expect(game.walks()).toContain(cell('U(-3,3)'));
    expect(game.events(walk('U(-3,3)'))).toMatchObject([{ cost: 0 }]);
    const bare = temple({ phase: 'walking', counters: ['U(-2,3)'], tiles: { [plain]: 'D(-3,3)+U(-3,4)' } });
    expect(bare.events(walk('U(-3,3)'))).toMatchObject([{ cost: 1 }]);
  });

  test('IN-11 not through walls, whichever side of the edge they stand on', () => {
    // The inner wall divides a tile.
    const divided = temple({ options, phase: 'walking', counters: ['U(0,2)'], tiles: { [inner]: 'U(0,2)+D(0,2)' } });
    expect(divided.walks()).toEqual([]);
    expect(divided.refusal(walk('D(0,2)'))).toEqual({ code: 'noWay', rule: 'IN-11', cell: cell('D(0,2)') });
    // e0 of U(0,2)+D(0,2) is the left side of its first half.
    const from = (name: string) =>
      temple({
        options,
        phase: 'walking',
        counters: [name],
        tiles: { [wall]: 'U(0,2)+D(0,2)', [plain]: 'U(-1,2)+D(-1,2)' },
      });
    expect(from('U(0,2)').walks()).toEqual([cell('D(0,2)')]);
    expect(from('D(-1,2)').walks()).toEqual([cell('U(-1,2)')]);
  });

  test('IN-11 entering a cell with an uncovered snake costs a point, leaving one or being carried onto one nothing', () => {
    const tiles = { [snakes]: 'U(0,2)+D(0,2)', [plain]: 'U(-1,2)+D(-1,2)' };
    const game = temple({ phase: 'walking', counters: ['U(-1,2)'], tiles });
    expect(game.events(walk('U(0,2)'))).toMatchObject([{ cost: 1 }]);
    game.play(walk('D(0,2)'));
    expect(game.points()).toBe(1);
    expect(game.state.turn.summary).toMatchObject({ snakes: 2, walkedTo: cell('D(0,2)') });
    const leaving = temple({ phase: 'walking', counters: ['U(0,2)'], tiles });
    expect(leaving.events(walk('U(-1,2)'))).toMatchObject([{ cost: 0 }]);
    const carried = temple({ counters: ['U(0,2)'], tiles: { [snakes]: 'U(0,2)+D(0,2)' } });
    expect(carried.play(move(snakes, 'U(1,2)+D(1,2)')).points()).toBe(2);
  });

  test('IN-11 a counter that crosses two snakes to the edge of the board pays 2', () => {
    const tiles = { [snakes]: 'U(-1,4)+D(-1,4)', [plain]: 'U(-2,4)+D(-2,4)' };
    const game = temple({ phase: 'walking', counters: ['D(-2,4)', 'D(4,-5)'], tiles });
    const [event] = game.events(walk('U(0,4)'));
    expect(event).toMatchObject({ cost: 2, path: ['D(-2,4)', 'U(-1,4)', 'D(-1,4)', 'U(0,4)'].map(cell) });
    const poor = temple({ phase: 'walking', points: 1, counters: ['D(-2,4)', 'D(4,-5)'], tiles });
    expect(poor.refusal(walk('U(0,4)'))).toEqual({ code: 'notEnoughPoints', rule: 'IN-11', cost: 2, left: 1 });
    expect(poor.walks()).not.toContain(cell('U(0,4)'));
  });

  test('IN-11 it takes the cheapest way, even a longer one', () => {
    // Around a snake on the printed ground: s at U(-3,3) between D(-4,3) and D(-3,3).
    const tiles = {
      [plain]: 'D(-4,3)+U(-4,4)',
      1: 'D(-4,4)+U(-3,4)',
      [inner]: 'D(-3,3)+U(-2,3)',
    };
    const game = temple({ phase: 'walking', counters: ['D(-4,3)'], tiles });
    expect(game.events(walk('D(-3,3)'))).toMatchObject([
      { cost: 0, path: ['D(-4,3)', 'U(-4,4)', 'D(-4,4)', 'U(-3,4)', 'D(-3,3)'].map(cell) },
    ]);
  });

  test('IN-11 of equally cheap ways it takes a shortest, also behind a snake', () => {
    const game = temple({
      options: { solidCounters: true, openExits: true },
      players: 3,
      phase: 'walking',
      state: {
        poses: [374, 110, 351, 44, 90, 116, 364, 134, 177, 443, 357, 89, 371, 245, 198, 254],
        counters: [148, 15, 127],
        blockers: [null, 111, null],
      },
    });
    expect(game.events({ type: 'walk', to: 121 })).toMatchObject([{ cost: 1, path: [148, 147, 135, 134, 120, 121] }]);
  });

  test('IN-11 after a walk comes something that costs points or the end of the phase', () => {
    const tiles = { [plain]: 'U(0,2)+D(0,2)', [snake]: 'U(1,2)+D(1,2)' };
    const game = temple({ options, phase: 'walking', counters: ['U(0,2)'], tiles }).play(walk('D(0,2)'));
    expect(game.refusal(walk('U(0,2)'))).toEqual({ code: 'hasWalked', rule: 'IN-11' });
    expect(game.offers()).toEqual([walk('U(1,2)'), walk('D(1,2)'), STOP_WALKING]);
    game.play(walk('D(1,2)'));
    expect(game.offers()).toEqual([walk('U(1,2)'), walk('D(0,2)'), walk('U(0,2)'), STOP_WALKING]);
    expect(game.refusal(walk('D(1,2)'))).toMatchObject({ code: 'alreadyThere' });
    expect(game.play(walk('U(0,2)')).points()).toBe(1);
  });

  test('IN-12 one passes counters but does not stop on them', () => {
    const tiles = { [plain]: 'U(0,2)+D(0,2)', 1: 'U(1,2)+D(1,2)' };
    const scene = {
      options,
      phase: 'walking',
      tiles,
      counters: ['U(0,2)', 'D(0,2)'],
      blockers: [null, 'U(1,2)'],
    } as const;
    const game = temple(scene);
    expect(game.walks()).toEqual([cell('D(1,2)')]);
    expect(game.refusal(walk('D(0,2)'))).toEqual({
      code: 'occupied',
      rule: 'IN-12',
      cell: cell('D(0,2)'),
      by: { kind: 'counter', seat: 1 },
    });
    expect(game.refusal(walk('U(1,2)'))).toMatchObject({ by: { kind: 'blocker', seat: 1 } });
    const solid = temple({ ...scene, options: { ...BARE, solidCounters: true } });
    expect(solid.walks()).toEqual([]);
    expect(solid.refusal(walk('D(1,2)'))).toEqual({
      code: 'wayBlocked',
      rule: 'IN-12',
      cell: cell('D(1,2)'),
      by: { kind: 'counter', seat: 1 },
    });
    expect(solid.refusal(walk('U(-5,4)'))).toMatchObject({ code: 'noWay', rule: 'IN-11' });
  });

  test('IN-12 playing counters share target tiles, also where counters are solid', () => {
    for (const solidCounters of [false, true]) {
      const game = temple({ phase: 'walking', counters: ['U(0,0)', 'D(0,0)'], options: { solidCounters } });
      expect(game.walks()).toEqual([cell('D(0,0)')]);
      game.play(walk('D(0,0)'));
      expect(game.state.counters).toEqual([cell('D(0,0)'), cell('D(0,0)')]);
    }
  });
});

describe('statues', () => {
  test('IN-13 on a target tile with one’s own statue it is taken for a point, several in a turn', () => {
    const targets = ['U(-1,0)+D(-1,0)', 'U(0,0)+D(0,0)', 'U(0,-1)+D(0,-2)'];
    const game = temple({ phase: 'walking', counters: ['D(-1,0)'], targets });
    expect(game.events(TAKE_STATUE)).toEqual([{ type: 'statueTaken', seat: 0, tile: 13, left: 2 }]);
    game.play(TAKE_STATUE, walk('D(0,0)'), TAKE_STATUE);
    expect(game.state.statues).toEqual([[15], [13, 14, 15]]);
    expect(game.points()).toBe(1);
    expect(game.refusal(TAKE_STATUE)).toEqual({ code: 'noStatueLeft', rule: 'IN-13', tile: 14 });
    expect(game.state.turn.summary.statues).toEqual([13, 14]);
  });

  test('IN-13 not from elsewhere, and not without a point', () => {
    expect(temple({ phase: 'walking' }).refusal(TAKE_STATUE)).toEqual({ code: 'notOnTarget', rule: 'IN-13' });
    const poor = temple({ phase: 'walking', points: 0, counters: ['U(0,0)'] });
    expect(poor.refusal(TAKE_STATUE)).toEqual({ code: 'notEnoughPoints', rule: 'IN-13', cost: 1, left: 0 });
    expect(poor.offers()).not.toContainEqual(TAKE_STATUE);
  });
});

describe('secret passages', () => {
  const here = 'U(-2,3)';

  test('IN-14 from a passage to any other one, and on from there', () => {
    const game = temple({ phase: 'walking', counters: [here] });
    expect(new Set(game.offered('takePassage').map(({ to }) => to))).toEqual(
      new Set(['D(-5,1)', 'D(2,1)', 'U(-3,-2)', 'U(4,-2)', 'D(1,-4)'].map(cell)),
    );
    game.play(passage('D(2,1)'));
    expect(game.points()).toBe(2);
    expect(game.walks().length).toBeGreaterThan(0);
    expect(game.state.turn.summary).toMatchObject({ passages: 1, walkedTo: cell('D(2,1)') });
  });

  test('IN-14 neither may be covered, and the other one must be free', () => {
    const scene = {
      phase: 'walking',
      counters: [here, 'D(-5,1)'],
      blockers: [null, 'D(2,1)'],
      tiles: { [plain]: 'U(-3,-2)+D(-3,-2)' },
    } as const;
    const game = temple(scene);
    expect(new Set(game.offered('takePassage').map(({ to }) => to))).toEqual(new Set(['U(4,-2)', 'D(1,-4)'].map(cell)));
    expect(game.refusal(passage('D(-5,1)'))).toMatchObject({
      code: 'occupied',
      rule: 'IN-14',
      by: { kind: 'counter' },
    });
    expect(game.refusal(passage('D(2,1)'))).toMatchObject({ code: 'occupied', rule: 'IN-14', by: { kind: 'blocker' } });
    expect(game.refusal(passage('U(-3,-2)'))).toMatchObject({ code: 'passageCovered' });
    expect(game.refusal(passage(here))).toMatchObject({ code: 'samePassage' });
    expect(game.refusal(passage(START))).toMatchObject({ code: 'noPassage' });
    const covered = temple({ ...scene, tiles: { 1: 'U(-2,3)+D(-2,3)' } });
    expect(covered.refusal(passage('U(4,-2)'))).toEqual({ code: 'notOnPassage', rule: 'IN-14' });
    expect(temple({ ...scene, points: 0 }).refusal(passage('U(4,-2)'))).toMatchObject({ code: 'notEnoughPoints' });
  });
});

describe('diamonds', () => {
  const on = { phase: 'walking', counters: ['D(3,0)', 'U(0,0)'] } as const;

  test('IN-15 from a diamond target tiles move by the rules for tiles, with who stands on them', () => {
    const game = temple(on);
    const [event] = game.events(move(14, 'U(1,0)+D(1,0)'));
    expect(event).toMatchObject({ type: 'tileMoved', motion: { kind: 'slide' }, riders: [1] });
    game.play(move(14, 'U(1,0)+D(1,0)'));
    expect(game.state.counters).toEqual([cell('D(3,0)'), cell('U(1,0)')]);
    expect(game.state.poses[14]).toBe(pose('U(1,0)+D(1,0)'));
    game.play(move(15, 'U(0,-2)+D(0,-3)'));
    expect(game.points()).toBe(1);
    // IN-15: and go on moving.
    expect(game.refusal(walk('D(3,0)'))).toMatchObject({ code: 'alreadyThere' });
    expect(game.walks().length).toBeGreaterThan(0);
  });

  test('IN-15 only target tiles, only from an uncovered diamond, for a point each', () => {
    const game = temple({ ...on, tiles: { [plain]: 'U(0,2)+D(0,2)' } });
    expect(game.offered('moveTile').every(({ tile }) => tile >= 13)).toBe(true);
    expect(game.refusal(move(plain, 'U(-1,2)+D(-1,2)'))).toMatchObject({ code: 'walkingStarted' });
    const covered = temple({ ...on, tiles: { [plain]: 'D(3,0)+U(3,0)' } });
    expect(covered.refusal(move(14, 'U(1,0)+D(1,0)'))).toEqual({ code: 'noDiamond', rule: 'IN-15', tile: 14 });
    expect(covered.offered('moveTile')).toEqual([]);
    expect(temple({ ...on, points: 0 }).refusal(move(14, 'U(1,0)+D(1,0)'))).toMatchObject({
      code: 'notEnoughPoints',
      rule: 'IN-15',
    });
  });

  test('IN-15 a target tile may cover ground, symbols and exits, but no tile and no counter', () => {
    const game = temple({ ...on, tiles: { [plain]: 'U(2,0)+D(2,0)' } });
    expect(game.ends(14)).toContain(pose('U(1,0)+D(1,0)'));
    expect(game.refusal(move(14, 'U(2,0)+D(2,0)'))).toMatchObject({ code: 'inTheWay', obstacle: { tile: plain } });
  });
});

describe('the blocking counter', () => {
  const blocking = { phase: 'blocking' } as const;

  test('IN-17 on any unoccupied cell of the board, a hole, a symbol or an exit too, or on a tile; or not at all', () => {
    const game = temple({ ...blocking, tiles: { [plain]: 'U(0,2)+D(0,2)' }, blockers: [null, 'U(1,2)'] });
    for (const name of ['U(0,1)', 'U(-2,3)', 'D(4,-5)', 'D(0,2)']) expect(game.refusal(endTurn(name)), name).toBeNull();
    // All but six cells of target tiles, two counters and a blocking counter, and to place none.
    expect(game.offers()).toHaveLength(150 - 6 - 2 - 1 + 1);
    expect(game.refusal(endTurn('U(0,0)'))).toMatchObject({ code: 'blockerOnTarget', rule: 'IN-17' });
    expect(game.refusal(endTurn(START))).toMatchObject({ code: 'occupied', by: { kind: 'counter', seat: 0 } });
    expect(game.refusal(endTurn('U(1,2)'))).toMatchObject({ code: 'occupied', by: { kind: 'blocker', seat: 1 } });
    game.play(endTurn('D(0,2)'));
    expect(game.state.blockers[0]).toBe(cell('D(0,2)'));
    expect(game.state.turn).toMatchObject({ seat: 1, actionPoints: 3 });
    expect(game.state.recent.at(-1)?.blocker).toBe(cell('D(0,2)'));
  });

  test('IN-17 points that are left are lost, and the phases come in their order', () => {
    const game = temple({ phase: 'walking' });
    expect(game.refusal(endTurn())).toEqual({ code: 'stillWalking', rule: 'IN-17' });
    game.play(STOP_WALKING);
    expect(game.refusal(walk('D(-5,4)'))).toEqual({ code: 'walkingStopped', rule: 'IN-17' });
    expect(game.events(endTurn())).toMatchObject([{ type: 'turnEnded', unused: 3, blocker: null }]);
  });

  test('IN-17 the option keeps exits free', () => {
    const game = temple({ ...blocking, options: { openExits: true } });
    expect(game.refusal(endTurn('D(4,-5)'))).toEqual({
      code: 'blockerOnExit',
      rule: 'IN-17',
      cell: cell('D(4,-5)'),
    });
    expect(game.offers()).not.toContainEqual(endTurn('D(4,-5)'));
  });
});
