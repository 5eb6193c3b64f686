import { advance, apply, type Dice, frozen, type Seat, scriptedDice, seat } from '@quri/kernel';
import { ALL_HEXES, labelOf } from '../src/answers/map.ts';
import { exploredAs, terrainOf } from '../src/answers/terrain.ts';
import { tikal } from '../src/game.ts';
import type { Event } from '../src/rules/events.ts';
import { blank } from '../src/rules/setup.ts';
import type { State } from '../src/rules/state.ts';
import { turnOf } from '../src/rules/turn.ts';
import type { Expedition, Explored } from '../src/view/shapes.ts';
import type { Figure, Hex, Intent, Options, Refusal, Rotation, TerrainId, Treasure } from '../src/vocabulary.ts';
import { TREASURES } from '../src/vocabulary.ts';

/** A hex by its label: a5 is the base camp. */
export function hex(label: string): Hex {
  const found = ALL_HEXES.find((one) => labelOf(one) === label);
  if (found === undefined) throw new RangeError(`there is no hex ${label}`);
  return found;
}

const USUAL: Options = { finalRound: 'placer', auction: false, odds: true };

interface Scene {
  readonly players?: number;
  readonly options?: Partial<Options>;
  /** What is explored besides the printed hexes, by label: a terrain, its rotation, and what differs from a fresh one. */
  readonly tiles?: Readonly<Record<string, readonly [TerrainId, Rotation?, Partial<Explored>?]>>;
  /** What differs on hexes that are explored already. */
  readonly hexes?: Readonly<Record<string, Partial<Explored>>>;
  readonly expeditions?: readonly Partial<Expedition>[];
  /** Treasures by seat. */
  readonly treasures?: readonly (readonly Treasure[])[];
  readonly leaders?: readonly (string | null)[];
  readonly turn?: number;
  readonly kind?: 'normal' | 'bonus';
  readonly points?: number;
  /** Anything else of the state. */
  readonly state?: Partial<State>;
}

const counts = (some: readonly Treasure[]): readonly number[] =>
  TREASURES.map((kind) => some.filter((one) => one === kind).length);

/** A position in somebody's turn. It is made, not played: supplies are as the scene says. */
export function jungle(scene: Scene = {}) {
  const { players = 2, tiles = {}, hexes = {}, expeditions = [], treasures = [], leaders = [] } = scene;
  const state: State = blank(players, { ...USUAL, ...scene.options });
  for (const [label, [terrain, rotation = 0, different = {}]] of Object.entries(tiles))
    state.hexes[hex(label)] = { ...exploredAs(terrainOf(terrain), players, rotation), ...different };
  for (const [label, different] of Object.entries(hexes)) {
    const now = state.hexes[hex(label)];
    if (!now) throw new Error(`${label} is not explored`);
    state.hexes[hex(label)] = { ...now, ...different };
  }
  state.expeditions = state.expeditions.map((one, n) => ({
    ...one,
    ...(treasures[n] === undefined ? {} : { treasures: counts(treasures[n]) }),
    ...(typeof leaders[n] === 'string' ? { leader: hex(leaders[n]) } : {}),
    ...expeditions[n],
  }));
  const { turn = 0, kind = 'normal', points = 10 } = scene;
  state.turn = { ...turnOf(seat(turn), kind, null), actionPoints: points };
  state.phase = 'acting';
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
      advance(tikal, state, dice);
      return self;
    },
    /** The one whose turn it is does all this. */
    play(...intents: readonly Intent[]) {
      for (const intent of intents) apply(tikal, state, self.awaited(), intent, dice);
      return self;
    },
    awaited(): Seat {
      const [one] = tikal.awaited(frozen(state));
      if (one === undefined) throw new Error('nobody is awaited');
      return one;
    },
    offers(by: number = self.awaited()): readonly Intent[] {
      return tikal.legal(frozen(state), seat(by));
    },
    /** The offers of one sort. */
    offered<T extends Intent['type']>(type: T): readonly Extract<Intent, { type: T }>[] {
      return self.offers().filter((one): one is Extract<Intent, { type: T }> => one.type === type);
    },
    events(intent: Intent): readonly Event[] {
      const decided = tikal.decide(frozen(state), self.awaited(), intent);
      if (!decided.ok) throw new Error(`refused: ${decided.refused.code}`);
      return decided.value;
    },
    refusal(intent: Intent, by: number = self.awaited()): Refusal | null {
      const decided = tikal.decide(frozen(state), seat(by), intent);
      return decided.ok ? null : decided.refused;
    },
    at: (label: string) => state.hexes[hex(label)],
    points: () => state.turn.actionPoints,
    scores: () => state.expeditions.map(({ points }) => points),
  };
  return self;
}

export const place = (label: string, rotation: Rotation = 0): Intent => ({
  type: 'placeTile',
  hex: hex(label),
  rotation,
});
export const bring = (to = 'a5', figure: Figure = 'explorer'): Intent => ({ type: 'bringFigure', figure, to: hex(to) });
export const walk = (from: string, to: string, figure: Figure = 'explorer'): Intent => ({
  type: 'walk',
  figure,
  from: hex(from),
  to: hex(to),
});
export const changeCamp = (from: string, to: string, figure: Figure = 'explorer'): Intent => ({
  type: 'changeCamp',
  figure,
  from: hex(from),
  to: hex(to),
});
export const dig = (label: string, figure: Figure = 'explorer'): Intent => ({
  type: 'excavate',
  figure,
  hex: hex(label),
});
export const hunt = (label: string, figure: Figure = 'explorer'): Intent => ({
  type: 'huntTreasure',
  figure,
  hex: hex(label),
});
export const exchange = (give: Treasure, take: Treasure, from: number): Intent => ({
  type: 'exchangeTreasure',
  give,
  take,
  from: seat(from),
});
export const camp = (label: string): Intent => ({ type: 'pitchCamp', hex: hex(label) });
export const guard = (label: string): Intent => ({ type: 'placeGuard', hex: hex(label) });
export const endTurn: Intent = { type: 'endTurn' };
export const bid = (points: number): Intent => ({ type: 'bid', points });
export const pass: Intent = { type: 'passBid' };
