import { advance, apply, type Dice, frozen, type Seat, scriptedDice, seat } from '@quri/kernel';
import { poseBetween } from '@quri/triangle-lattice';
import { HEXAGON } from '../src/components.ts';
import { inka } from '../src/game.ts';
import type { Event } from '../src/rules/events.ts';
import { blank } from '../src/rules/setup.ts';
import type { State } from '../src/rules/state.ts';
import { turnOf } from '../src/rules/turn.ts';
import { TEMPLE_BOARD } from '../src/temple.data.ts';
import type { Cell, Intent, Options, Pose, Refusal, Tile } from '../src/vocabulary.ts';

/** The stepping tiles by their faces. */
export const FACE = {
  plain: 0,
  snake: 2,
  snakes: 3,
  wall: 5,
  wallSnake: 6,
  corner: 7,
  cornerSnake: 8,
  sides: 9,
  otherSides: 10,
  inner: 11,
  innerSnake: 12,
} as const satisfies Readonly<Record<string, Tile>>;

/** A cell as the rules name it: U(0,0) or D(-1,2). */
export function cell(name: string): Cell {
  const [, kind, a, b] = /^([UD])\((-?\d+),(-?\d+)\)$/.exec(name) ?? [];
  const found = HEXAGON.cellOf({ up: kind === 'U', a: Number(a), b: Number(b) });
  if (kind === undefined || found === null) throw new RangeError(`there is no cell ${name}`);
  return found;
}

/** The cells of a pose, the first half first: U(0,0)+D(0,0). */
export function pose(names: string): Pose {
  const [first = '', second = ''] = names.split('+');
  const found = poseBetween(HEXAGON, cell(first), cell(second));
  if (found === null) throw new RangeError(`${names} are no neighbours`);
  return found;
}

export const STARTS = ['U(-5,4)', 'U(0,4)', 'D(-1,-5)', 'D(4,-5)'] as const;

export const USUAL: Options = { looseEdge: false, solidCounters: false, openExits: false, board: 'temple' };

/** A board with nothing printed on it but the starts. */
export const BARE: Partial<Options> = {
  board: JSON.stringify({ rows: TEMPLE_BOARD.rows.map((row) => row.replace(/[#spd]/g, '.')) }),
};

interface Scene {
  readonly players?: number;
  readonly options?: Partial<Options>;
  /** Where stepping tiles lie; the others are not on the board. */
  readonly tiles?: Readonly<Record<Tile, string>>;
  /** Where target tiles lie, if not where they begin. */
  readonly targets?: readonly string[];
  /** Playing counters by seat; at their starts if not named. */
  readonly counters?: readonly string[];
  readonly blockers?: readonly (string | null)[];
  readonly statues?: readonly (readonly Tile[])[];
  readonly turn?: number;
  readonly points?: number;
  readonly phase?: State['phase'];
  /** Anything else of the state. */
  readonly state?: Partial<State>;
}

/** A position in somebody's turn. It is made, not played: most tiles are missing. */
export function temple(scene: Scene = {}) {
  const { players = 2, tiles = {}, targets = [], counters = [], blockers = [], turn = 0, points = 3 } = scene;
  const state: State = blank(players, { ...USUAL, ...scene.options });
  for (const [tile, names] of Object.entries(tiles)) state.poses[Number(tile)] = pose(names);
  targets.forEach((names, i) => {
    state.poses[13 + i] = pose(names);
  });
  state.counters = state.counters.map((_, n) => cell(counters[n] ?? STARTS[n] ?? ''));
  state.starts = state.starts.map((_, n) => cell(STARTS[n] ?? ''));
  state.blockers = state.blockers.map((_, n) => (typeof blockers[n] === 'string' ? cell(blockers[n]) : null));
  state.statues = state.statues.map((standing, n) => scene.statues?.[n] ?? standing);
  state.first = seat(0);
  state.undrawn = [];
  state.turn = { ...turnOf(seat(turn)), actionPoints: points };
  state.phase = scene.phase ?? 'movingTiles';
  state.turnsTaken = 1;
  Object.assign(state, scene.state);
  return playing(state);
}

/** A game from its beginning, with the draws scripted; what is not scripted must not be drawn. */
export function newGame(players: number, options: Partial<Options>, ...draws: readonly string[]) {
  const game = playing(blank(players, { ...USUAL, ...options }), draws);
  game.proceed();
  return game;
}

function playing(state: State, draws: readonly string[] = []) {
  let dice: Dice = scriptedDice(draws);
  const self = {
    state,
    /** The results of the draws to come. */
    draws(...results: readonly string[]) {
      dice = scriptedDice(results);
      return self;
    },
    proceed() {
      advance(inka, state, dice);
      return self;
    },
    /** The one whose turn it is does all this. */
    play(...intents: readonly Intent[]) {
      for (const intent of intents) apply(inka, state, self.awaited(), intent, dice);
      return self;
    },
    awaited(): Seat {
      const [one] = inka.awaited(frozen(state));
      if (one === undefined) throw new Error('nobody is awaited');
      return one;
    },
    offers(by: number = self.awaited()): readonly Intent[] {
      return inka.legal(frozen(state), seat(by));
    },
    /** The offers of one sort. */
    offered<T extends Intent['type']>(type: T): readonly Extract<Intent, { type: T }>[] {
      return self.offers().filter((one): one is Extract<Intent, { type: T }> => one.type === type);
    },
    /** Where a tile can be moved to. */
    ends: (tile: Tile): readonly Pose[] =>
      self.offered('moveTile').flatMap((one) => (one.tile === tile ? [one.to] : [])),
    /** Where the counter can walk to. */
    walks: (): readonly Cell[] => self.offered('walk').map(({ to }) => to),
    events(intent: Intent): readonly Event[] {
      const decided = inka.decide(frozen(state), self.awaited(), intent);
      if (!decided.ok) throw new Error(`refused: ${decided.refused.code}`);
      return decided.value;
    },
    refusal(intent: Intent, by: number = self.awaited()): Refusal | null {
      const decided = inka.decide(frozen(state), seat(by), intent);
      return decided.ok ? null : decided.refused;
    },
    points: () => state.turn.actionPoints,
  };
  return self;
}

export const move = (tile: Tile, to: string): Intent => ({ type: 'moveTile', tile, to: pose(to) });
export const walk = (to: string): Intent => ({ type: 'walk', to: cell(to) });
export const START_WALKING: Intent = { type: 'startWalking' };
export const STOP_WALKING: Intent = { type: 'stopWalking' };
export const TAKE_STATUE: Intent = { type: 'takeStatue' };
export const passage = (to: string): Intent => ({ type: 'takePassage', to: cell(to) });
export const endTurn = (blocker: string | null = null): Intent => ({
  type: 'endTurn',
  blocker: blocker === null ? null : cell(blocker),
});
/** All that is left of a turn without doing anything. */
export const PASS: readonly Intent[] = [START_WALKING, STOP_WALKING, endTurn()];
