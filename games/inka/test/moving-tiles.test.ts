import { describe, expect, test } from 'vitest';
import { HEXAGON } from '../src/components.ts';
import type { Intent } from '../src/vocabulary.ts';
import { cell, FACE, move, PASS, pose, START_WALKING, temple } from './temple.ts';

const { plain, snake, wall } = FACE;

describe('points and phases', () => {
  test('IN-5 at the start of a turn one’s own blocking counter comes off, the others’ stay', () => {
    const game = temple({ players: 3, blockers: ['U(0,1)', 'U(-3,1)', 'U(2,1)'] }).play(...PASS);
    expect(game.state.blockers).toEqual([null, null, cell('U(2,1)')]);
    expect(game.state.turn.seat).toBe(1);
  });

  test('IN-6 each move of a tile costs a point; any tile, several times, three in all', () => {
    const game = temple({ tiles: { [plain]: 'U(-1,2)+D(-1,2)', [snake]: 'U(1,2)+D(1,2)' } });
    game.play(move(plain, 'U(-2,2)+D(-2,2)'), move(snake, 'U(0,2)+D(0,2)'));
    expect(game.points()).toBe(1);
    game.play(move(plain, 'U(-1,2)+D(-1,2)'));
    expect(game.points()).toBe(0);
    expect(game.offers()).toEqual([START_WALKING]);
    expect(game.refusal(move(plain, 'U(-2,2)+D(-2,2)'))).toEqual({
      code: 'notEnoughPoints',
      rule: 'IN-6',
      cost: 1,
      left: 0,
    });
    expect(game.state.turn.summary.moved.map(({ tile }) => tile)).toEqual([plain, snake, plain]);
  });

  test('IN-6 target tiles are no stepping tiles', () => {
    const game = temple({ tiles: { [plain]: 'U(-1,2)+D(-1,2)' } });
    expect(game.offered('moveTile').every(({ tile }) => tile === plain)).toBe(true);
    expect(game.refusal(move(14, 'U(1,0)+D(1,0)'))).toEqual({ code: 'targetTile', rule: 'IN-6', tile: 14 });
  });

  test('IN-7 a tile with a blocking counter does not move; counters on a tile ride along on their half', () => {
    const tiles = { [plain]: 'U(-1,2)+D(-1,2)' };
    const pinned = temple({ tiles, blockers: [null, 'D(-1,2)'] });
    expect(pinned.ends(plain)).toEqual([]);
    expect(pinned.refusal(move(plain, 'U(-2,2)+D(-2,2)'))).toEqual({
      code: 'blockerOnTile',
      rule: 'IN-7',
      tile: plain,
      seat: 1,
    });
    const ridden = temple({ tiles, counters: ['D(-1,2)', 'U(-1,2)'] });
    expect(ridden.events(move(plain, 'U(-2,2)+D(-2,2)'))).toMatchObject([{ riders: [0, 1] }]);
    ridden.play(move(plain, 'U(-2,2)+D(-2,2)'));
    expect(ridden.state.counters).toEqual([cell('D(-2,2)'), cell('U(-2,2)')]);
    // Half a turn round the obtuse corner v(-1,2): each counter stays on its half.
    ridden.play(move(plain, 'D(-1,1)+U(-1,1)'));
    expect(ridden.state.counters).toEqual([cell('U(-1,1)'), cell('D(-1,1)')]);
  });
});

describe('slides', () => {
  test('IN-8 along either edge, either way, as far as nothing is in the way', () => {
    const game = temple({ tiles: { [plain]: 'U(0,2)+D(0,2)', [wall]: 'U(-4,2)+D(-4,2)' } });
    const row = ['U(-1,2)+D(-1,2)', 'U(-2,2)+D(-2,2)', 'U(-3,2)+D(-3,2)', 'U(1,2)+D(1,2)'].map(pose);
    for (const to of row) expect(game.ends(plain)).toContain(to);
    expect(game.events(move(plain, 'U(-3,2)+D(-3,2)'))).toMatchObject([
      { type: 'tileMoved', from: pose('U(0,2)+D(0,2)'), motion: { kind: 'slide', towards: { a: -1, b: 0 }, steps: 3 } },
    ]);
    expect(game.refusal(move(plain, 'U(-4,2)+D(-4,2)'))).toEqual({
      code: 'inTheWay',
      rule: 'IN-8',
      tile: plain,
      to: pose('U(-4,2)+D(-4,2)'),
      obstacle: { kind: 'tile', cell: cell('U(-4,2)'), tile: wall },
    });
  });

  test('IN-8 not across its long or short diagonal', () => {
    const game = temple({ tiles: { [plain]: 'U(0,2)+D(0,2)' } });
    expect(game.refusal(move(plain, 'U(-2,3)+D(-2,3)'))).toEqual({
      code: 'noSuchMove',
      rule: 'IN-8',
      tile: plain,
      to: pose('U(-2,3)+D(-2,3)'),
    });
  });

  test('IN-8 IN-10 counters and blocking counters stop a slide, and each step must be free', () => {
    const game = temple({
      tiles: { [plain]: 'U(0,2)+D(0,2)' },
      counters: ['U(-3,2)', 'U(0,4)'],
      blockers: [null, 'D(1,2)'],
    });
    expect(game.ends(plain)).toContain(pose('U(-2,2)+D(-2,2)'));
    expect(game.refusal(move(plain, 'U(-4,2)+D(-4,2)'))).toMatchObject({
      code: 'inTheWay',
      obstacle: { kind: 'counter', cell: cell('U(-3,2)'), seat: 0 },
    });
    expect(game.refusal(move(plain, 'U(1,2)+D(1,2)'))).toMatchObject({
      code: 'inTheWay',
      obstacle: { kind: 'blocker', cell: cell('D(1,2)'), seat: 1 },
    });
  });
});

describe('turns', () => {
  const middle = 'U(0,0)+D(0,0)';
  /** The target tiles are out of the way. */
  const targets = ['U(-5,1)+D(-5,1)', 'U(-5,2)+D(-5,2)', 'U(-4,-1)+D(-4,-1)'];
  const alone = { targets, tiles: { [wall]: middle } } as const;

  test('IN-9 alone in the open a tile can end on 5 other places round any corner', () => {
    const game = temple(alone);
    const turns = game.offered('moveTile').flatMap((offer) => {
      const [event] = game.events(offer);
      return event?.type === 'tileMoved' && event.motion.kind === 'turn' ? [event.motion] : [];
    });
    expect(turns).toHaveLength(4 * 5);
    expect(turns.every(({ steps }) => steps <= 3)).toBe(true);
    const rounds = new Set(turns.map(({ round }) => `${round.a},${round.b}`));
    expect(rounds).toEqual(new Set(['0,0', '1,0', '0,1', '1,1']));
  });

  test.each([
    ['D(-1,0)+U(-1,1)', ['D(-1,0)', 'U(-1,1)', 'U(0,1)', 'D(-1,1)']],
    ['D(0,-1)+U(1,-1)', ['D(0,-1)', 'U(1,-1)', 'U(1,0)', 'D(1,-1)']],
    ['D(0,-1)+U(0,0)', ['D(0,-1)', 'U(0,1)', 'D(-1,0)', 'U(0,-1)']],
    ['D(0,0)+U(1,0)', ['U(1,0)', 'D(-1,0)', 'U(0,1)', 'D(1,0)']],
  ])('IN-9 by 60° to %s a tile needs exactly %j', (end, needed) => {
    // Which half comes first, the turn itself tells.
    const ends = [pose(end), pose(end.split('+').reverse().join('+'))];
    const to = temple(alone)
      .ends(wall)
      .find((one) => ends.includes(one));
    if (to === undefined) throw new Error(`no turn ends at ${end}`);
    const own = middle.split('+').map(cell);
    const stopping = HEXAGON.triangles.flatMap(({ up, a, b }, one) => {
      if (own.includes(one)) return [];
      const name = `${up ? 'U' : 'D'}(${a},${b})`;
      const game = temple({ ...alone, blockers: [name] });
      const offer: Intent = { type: 'moveTile', tile: wall, to };
      const [event] = game.refusal(offer) === null ? game.events(offer) : [];
      // Where the short way is closed, the other five steps may still lead there.
      return event?.type === 'tileMoved' && event.motion.steps === 1 ? [] : [name];
    });
    expect(new Set(stopping)).toEqual(new Set(needed));
  });

  test('IN-9 a refused turn names the cell that stops it', () => {
    // Round v(0,0) to the left by 60°, with both ways closed: U(0,1) stops the short one, D(1,-1) the long one.
    const game = temple({ ...alone, blockers: ['D(-1,1)', 'D(1,-1)'] });
    const to = pose('D(-1,0)+U(-1,1)');
    expect(game.refusal({ type: 'moveTile', tile: wall, to })).toEqual({
      code: 'inTheWay',
      rule: 'IN-9',
      tile: wall,
      to,
      obstacle: { kind: 'blocker', cell: cell('D(-1,1)'), seat: 0 },
    });
    expect(game.ends(wall)).not.toContain(to);
  });

  test('IN-9 touching at a point is no collision', () => {
    // These cells meet the swept area of the turn round v(0,0) to the left only in a corner.
    for (const name of ['U(-1,0)', 'D(-2,1)', 'U(-1,2)', 'D(0,1)'])
      expect(temple({ ...alone, blockers: [name] }).ends(wall), name).toContain(pose('D(-1,0)+U(-1,1)'));
  });

  test('IN-10 what is swept beyond the edge stops a turn; the option excuses it, but never an end beyond the edge', () => {
    const tiles = { [wall]: 'U(-2,4)+D(-2,4)' };
    const strict = temple({ tiles });
    const loose = temple({ tiles, options: { looseEdge: true } });
    const more = loose.ends(wall).filter((to) => !strict.ends(wall).includes(to));
    expect(more.length).toBeGreaterThan(0);
    for (const to of strict.ends(wall)) expect(loose.ends(wall)).toContain(to);
    const [to = 0] = more;
    expect(strict.refusal({ type: 'moveTile', tile: wall, to })).toMatchObject({
      code: 'inTheWay',
      rule: 'IN-9',
      obstacle: { kind: 'edge', triangle: { b: 5 } },
    });
    const [event] = loose.events({ type: 'moveTile', tile: wall, to });
    expect(event).toMatchObject({ motion: { kind: 'turn' } });
  });

  test('IN-10 a tile is not in its own way, nor is who rides on it', () => {
    const ridden = temple({ ...alone, counters: ['U(0,0)', 'D(0,0)'] });
    expect(ridden.ends(wall)).toEqual(temple(alone).ends(wall));
  });
});

test('IN-16 walking begins in so many words, and no tile moves after it', () => {
  const game = temple({ tiles: { [plain]: 'U(0,2)+D(0,2)' } });
  expect(game.refusal({ type: 'walk', to: cell('D(-5,4)') })).toEqual({ code: 'notWalkingYet', rule: 'IN-16' });
  game.play(START_WALKING);
  expect(game.refusal(move(plain, 'U(-1,2)+D(-1,2)'))).toEqual({ code: 'walkingStarted', rule: 'IN-16' });
  expect(game.refusal(START_WALKING)).toEqual({ code: 'walkingStarted', rule: 'IN-16' });
  expect(game.offered('moveTile')).toEqual([]);
});
