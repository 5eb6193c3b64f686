import type { GoldenSetting, OpenSubject } from '@quri/conformance';
import { type Frozen, pick, type Rng, type Seat } from '@quri/kernel';
import { POSES } from '../src/answers/laying.ts';
import { CELLS } from '../src/answers/map.ts';
import { type Inka, inka } from '../src/game.ts';
import type { State } from '../src/rules/state.ts';
import { type Intent, TILES } from '../src/vocabulary.ts';
import { explorersOffers } from './explorer.ts';

/** Intents of every type, among them some that are offered and many that are not. */
function sample(s: Frozen<State>, seat: Seat, rng: Rng): readonly Intent[] {
  const offered = inka.legal(s, seat);
  const tile = rng.below(TILES);
  const from = s.poses[tile] ?? pick(rng, POSES);
  const near = POSES.filter((pose) => Math.abs(pose - from) < 60);
  const cell = (): number => rng.below(CELLS);
  return [
    ...(offered.length > 0 ? [pick(rng, offered), pick(rng, offered)] : []),
    { type: 'pickStart', cell: cell() },
    { type: 'layTile', pose: pick(rng, POSES) },
    { type: 'moveTile', tile, to: pick(rng, near) },
    { type: 'moveTile', tile, to: pick(rng, POSES) },
    { type: 'startWalking' },
    { type: 'walk', to: cell() },
    { type: 'walk', to: s.counters[seat] ?? 0 },
    { type: 'takeStatue' },
    { type: 'takePassage', to: cell() },
    { type: 'stopWalking' },
    { type: 'endTurn', blocker: cell() },
    { type: 'endTurn', blocker: null },
  ];
}

export const subject: OpenSubject<Inka> = { game: inka, sample };

const usual = { looseEdge: false, solidCounters: false, openExits: false, board: 'temple' } as const;

export const goldenSettings: Readonly<Record<string, GoldenSetting<Inka>>> = {
  'two-players': { players: 2, options: usual, seed: 'condor', archived: true, prefer: explorersOffers },
  'two-nearer': {
    players: 2,
    options: { ...usual, board: 'temple-2' },
    seed: 'vicuna',
    archived: true,
    prefer: explorersOffers,
  },
  'three-loose': {
    players: 3,
    options: { ...usual, looseEdge: true, solidCounters: true },
    seed: 'quinoa',
    archived: true,
    prefer: explorersOffers,
  },
  'four-open-exits': {
    players: 4,
    options: { ...usual, openExits: true },
    seed: 'llama',
    views: true,
    archived: true,
    prefer: explorersOffers,
  },
};
