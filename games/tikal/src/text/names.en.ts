import { countEn, listEn, numberEn } from '@quri/words';
import { BASE_CAMP, labelOf } from '../answers/map.ts';
import { terrainOf } from '../answers/terrain.ts';
import type { CountedTreasure } from '../answers/treasures.ts';
import type { Figure, Hex, Rotation, TerrainId, TerrainKind, TileId, Treasure } from '../vocabulary.ts';

export const TERRAIN_EN: Readonly<Record<TerrainKind, string>> = {
  base: 'base camp',
  temple: 'temple',
  ruins: 'ruins',
  clearing: 'clearing',
  volcano: 'volcano',
};

interface TreasureNames {
  readonly name: string;
  readonly plural: string;
}

/** "Finds a jaguar" would sound like an animal. */
export const TREASURE_EN: Readonly<Record<Treasure, TreasureNames>> = {
  mask: { name: 'mask', plural: 'masks' },
  jaguar: { name: 'stone jaguar', plural: 'stone jaguars' },
  serpent: { name: 'stone serpent', plural: 'stone serpents' },
  vessel: { name: 'vessel', plural: 'vessels' },
  necklace: { name: 'necklace', plural: 'necklaces' },
  disc: { name: 'disc', plural: 'discs' },
  bell: { name: 'bell', plural: 'bells' },
  flute: { name: 'flute', plural: 'flutes' },
};

export const FIGURE_EN: Readonly<Record<Figure, string>> = { explorer: 'explorer', leader: 'leader' };

/** an explorer, the leader */
export const figureEn = (figure: Figure): string => (figure === 'explorer' ? 'an explorer' : 'the leader');

export const explorersEn = (n: number): string => countEn(n, 'explorer', 'explorers');
export const treasuresEn = (n: number): string => countEn(n, 'treasure', 'treasures');
export const turnsEn = (n: number): string => countEn(n, 'turn', 'turns');

/** temple of 5, ruins with 4 treasures, clearing */
export function terrainEn(id: TerrainId): string {
  const { kind, value, treasures } = terrainOf(id);
  if (kind === 'temple') return `temple of ${value}`;
  return kind === 'ruins' ? `ruins with ${treasuresEn(treasures)}` : TERRAIN_EN[kind];
}

/** a temple of 5, ruins with 4 treasures, a clearing */
export const tileEn = (id: TileId): string => (terrainOf(id).kind === 'ruins' ? terrainEn(id) : `a ${terrainEn(id)}`);

/** Tiles on display are told apart: temple of 5 (D2) */
export const markedTileEn = (id: TileId): string => `${terrainEn(id)} (${id})`;

/** mask, 2 flutes */
export const treasureCountEn = ({ treasure, count }: CountedTreasure): string =>
  count === 1 ? TREASURE_EN[treasure].name : `${count} ${TREASURE_EN[treasure].plural}`;

/** a mask and two flutes */
export const foundEn = (found: readonly CountedTreasure[]): string =>
  listEn(
    found.map(({ treasure, count }) =>
      count === 1 ? `a ${TREASURE_EN[treasure].name}` : `${numberEn(count)} ${TREASURE_EN[treasure].plural}`,
    ),
  );

/** the base camp, c3 */
export const hexEn = (hex: Hex): string => (hex === BASE_CAMP ? 'the base camp' : labelOf(hex));

/** at the base camp, on c3 */
export const atHexEn = (hex: Hex): string => (hex === BASE_CAMP ? 'at the base camp' : `on ${labelOf(hex)}`);

/** the base camp, the camp on c3 */
export const campEn = (hex: Hex): string => (hex === BASE_CAMP ? 'the base camp' : `the camp on ${labelOf(hex)}`);

export const rotationEn = (rotation: Rotation): string =>
  rotation === 0 ? 'not turned' : `turned ${rotation * 60} degrees clockwise`;

/** the leader and 2 explorers */
export const figuresEn = (explorers: number, leader: boolean): string =>
  listEn([...(leader ? ['the leader'] : []), ...(explorers === 0 ? [] : [explorersEn(explorers)])]);

/** By edge, clockwise from the top. */
export const EDGE_EN = ['north', 'north-east', 'south-east', 'south', 'south-west', 'north-west'] as const;
