import { advance, apply, at, frozen, pick, type Rng, rngDice, type Seat, seats, seededRng } from '@quri/kernel';
import { halvesOf } from '@quri/triangle-lattice';
import { describe, expect, test } from 'vitest';
import { type Floor, floorOf, isCovered, tileAt } from '../src/answers/floor.ts';
import { isTarget, symbolAt } from '../src/answers/map.ts';
import { HEXAGON } from '../src/components.ts';
import { inka } from '../src/game.ts';
import type { State } from '../src/rules/state.ts';
import { type Intent, type Options, STALL_TURNS } from '../src/vocabulary.ts';
import { USUAL } from './temple.ts';

/** What is wrong with a position; nothing ever may be. */
function faultIn(s: State): string | null {
  const cells = s.poses.flatMap((pose) => (pose === null ? [] : halvesOf(HEXAGON, pose)));
  if (new Set(cells).size !== cells.length) return 'tiles overlap';
  const laid = s.poses.filter((pose) => pose !== null).length - 3;
  if (laid + s.undrawn.length + (s.tile === null ? 0 : 1) !== 13) return 'a tile is missing';
  if (s.turn.actionPoints < 0) return 'more points were spent than there are';
  if (s.turnsWithoutStatue > STALL_TURNS * s.counters.length) return 'a stall does not end the game';
  const floor = floorOf(s);
  for (const seat of seats(s.counters.length)) {
    const fault = faultOfCounter(s, floor, seat) ?? faultOfBlocker(s, floor, seat);
    if (fault !== null) return fault;
  }
  return null;
}

function faultOfCounter(s: State, floor: Floor, seat: Seat): string | null {
  const cell = s.counters[seat] ?? null;
  if (cell === null) return null;
  if (floor.walkable[cell] !== 1) return `seat ${seat} stands on a hole`;
  if (s.tile !== null && isCovered(floor, cell)) return `seat ${seat} is under a tile`;
  const isAlone = s.counters.filter((one) => one === cell).length === 1;
  return isAlone || isTarget(tileAt(floor, cell) ?? 0) ? null : `seat ${seat} shares a cell`;
}

function faultOfBlocker(s: State, floor: Floor, seat: Seat): string | null {
  const cell = s.blockers[seat] ?? null;
  if (cell === null) return null;
  if (isTarget(tileAt(floor, cell) ?? 0)) return `the blocking counter of ${seat} lies on a target tile`;
  if (s.counters.includes(cell) || s.blockers.filter((one) => one === cell).length > 1)
    return `the blocking counter of ${seat} shares its cell`;
  return s.options.openExits && symbolAt(s, cell) === 'start' ? `the blocking counter of ${seat} is on an exit` : null;
}

/** Goes for statues and exits where it can, and otherwise does anything, so that every rule is used and games are won. */
function eager(s: State, seat: Seat, offers: readonly Intent[], rng: Rng): Intent {
  const floor = floorOf(s);
  const standing = at(s.statues, seat);
  const strays = rng.fraction() < 0.3;
  const wanted = offers.filter((offer) => {
    if (offer.type === 'takeStatue') return true;
    if (offer.type === 'takePassage') return strays;
    if (offer.type === 'walk' && strays) return ['passage', 'diamond'].includes(symbolAt(s, offer.to) ?? '');
    if (offer.type !== 'walk') return false;
    const tile = tileAt(floor, offer.to);
    return standing.length === 0
      ? symbolAt(s, offer.to) === 'start' && tile === null
      : tile !== null && standing.includes(tile);
  });
  if (wanted.length > 0 && rng.fraction() < 0.9) return pick(rng, wanted);
  const startWalking = offers.find(({ type }) => type === 'startWalking');
  return startWalking !== undefined && rng.fraction() < 0.5 ? startWalking : pick(rng, offers);
}

/** Most statues stand next to the starts, so that they are taken and games are won. */
const EASY: Partial<Options> = {
  board: JSON.stringify({
    rows: [
      'S#########S',
      '#####spd#####',
      '###############',
      '#p#############p#',
      '#d#####11#22#####d#',
      '#d#######3#######d#',
      '#p######3######p#',
      '###############',
      '#####spd#####',
      'S#########S',
    ],
  }),
};

const tables: readonly (readonly [name: string, players: number, options: Partial<Options>])[] = [
  ['two players', 2, {}],
  ['three players, loose edge', 3, { looseEdge: true }],
  ['four players, solid counters, open exits', 4, { solidCounters: true, openExits: true }],
  ['two players, easy board', 2, EASY],
  ['four players, easy board', 4, EASY],
];

describe('in every game', () => {
  test.each(tables)('IN-7 IN-8 IN-9 IN-10 IN-12 IN-17 %s: nothing overlaps, nobody falls', (_name, players, more) => {
    const seen = new Set<string>();
    const reasons = new Set<string>();
    // On the easy board games are short.
    for (let game = 0; game < (more.board === undefined ? 5 : 30); game++) {
      const rng = seededRng(`properties ${game}`);
      const dice = rngDice(rng);
      const s = inka.blank(players, { ...USUAL, ...more });
      advance(inka, s, dice);
      for (let seats = inka.awaited(frozen(s)); seats.length > 0; seats = inka.awaited(frozen(s))) {
        const seat = at(seats, 0);
        const intent = eager(s, seat, inka.legal(frozen(s), seat), rng);
        seen.add(intent.type);
        apply(inka, s, seat, intent, dice);
        expect(faultIn(s)).toBeNull();
      }
      expect(s.final?.scores).toEqual(s.statues.map((standing) => 3 - standing.length));
      reasons.add(s.final?.reason ?? '');
    }
    expect([...seen]).toEqual(expect.arrayContaining(['pickStart', 'layTile', 'moveTile', 'walk', 'endTurn']));
    if (more.board !== undefined) {
      expect([...seen]).toEqual(expect.arrayContaining(['takeStatue', 'takePassage']));
      expect([...reasons]).toContain('escaped');
    }
  });
});
