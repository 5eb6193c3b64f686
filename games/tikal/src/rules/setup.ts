import { seat } from '@quri/kernel';
import { exploredAs } from '../answers/terrain.ts';
import { LEVEL_TILES, PRINTED_HEXES } from '../components.ts';
import type { Expedition } from '../view/shapes.ts';
import {
  AUCTION_POINTS,
  CAMPS,
  COPIES_OF_TREASURE,
  EXPLORERS,
  GUARDS,
  HEXES,
  type Options,
  TILE_IDS,
  TREASURES,
} from '../vocabulary.ts';
import type { State } from './state.ts';
import { turnOf } from './turn.ts';

export const blank = (players: number, options: Options): State => ({
  options,
  phase: 'turnOver',
  turn: turnOf(seat(0), 'normal', null),
  turnsTaken: 0,
  tile: null,
  tiles: [...TILE_IDS],
  display: [],
  moved: [],
  auction: null,
  scoring: null,
  hexes: Array.from({ length: HEXES }, (_, hex) => {
    const printed = PRINTED_HEXES.find((one) => one.hex === hex);
    return printed === undefined ? null : exploredAs(printed.terrain, players);
  }),
  expeditions: Array.from({ length: players }, () => expedition(options.auction ? AUCTION_POINTS : 0)),
  levels: [...LEVEL_TILES],
  treasures: Array.from({ length: TREASURES.length * COPIES_OF_TREASURE }, (_, number) => number),
  recent: [],
  final: null,
});

/** TK-C1 */
const expedition = (points: number): Expedition => ({
  points,
  explorers: EXPLORERS,
  leader: 'supply',
  camps: CAMPS,
  guards: GUARDS,
  treasures: TREASURES.map(() => 0),
});
