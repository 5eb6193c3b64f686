import { KIT_WORDS } from '@quri/board-kit';
import { actionPointsEn, countEn, listEn, pointsEn } from '@quri/words';
import { labelOf } from '../answers/map.ts';
import type { CountedTreasure } from '../answers/treasures.ts';
import {
  explorersEn,
  FIGURE_EN,
  figuresEn,
  hexEn,
  rotationEn,
  TERRAIN_EN,
  TREASURE_EN,
  terrainEn,
  treasureCountEn,
  treasuresEn,
} from '../text/names.en.ts';
import { STONES_EN } from '../text/names.stones.ts';
import type { Expedition } from '../view/shapes.ts';
import type { Figure, Hex, Rotation, TerrainKind, Treasure } from '../vocabulary.ts';
import type { Work } from './choosing/moves.ts';

/** The few words the board itself needs, many of them for screen readers. Whoever reads has no name here, but null. */
export const en = {
  ...KIT_WORDS.en,
  map: 'Map',
  players: 'Expeditions',
  scoringNow: 'Scoring now',
  nothingChanged: 'Nobody has moved since your last turn.',
  rotate: 'Turn',
  placeHere: 'Place here',
  inSupply: 'in the supply',
  gone: 'the leader has left the game',
  tied: 'a tie, nobody scores it',
  target: 'the tile can lie here',
  picked: 'picked',
  levelsLeft: 'Level tiles',
  noTileLeft: 'No tile left',
  onDisplay: 'Tiles on display',
  noBid: 'No bid yet',
  passed: 'passed',
  hasMoved: 'has moved',
  bidMore: 'One more',
  bidLess: 'One less',
  exchange: 'Swap a treasure',
  volcanoWaits: 'Waits for the scoring',
  kind: (kind: TerrainKind) => TERRAIN_EN[kind],
  figure: { explorer: 'Explorer', leader: 'Leader' },
  newFigure: { explorer: `New ${FIGURE_EN.explorer}`, leader: 'Leader' },
  treasure: (treasure: Treasure) => TREASURE_EN[treasure].name,
  terrain: terrainEn,
  temple: (value: number) => `temple of ${value}`,
  ruins: (treasures: number) => (treasures === 0 ? 'emptied ruins' : `ruins with ${treasuresEn(treasures)}`),
  unexplored: (hex: Hex) => `${labelOf(hex)}, unexplored`,
  stones: STONES_EN,
  printedStones: 'stones',
  ghost: (rotation: Rotation) => `the tile lies here for a try, ${rotationEn(rotation)}`,
  /** Said when it was laid or turned. */
  lies: (hex: Hex, rotation: Rotation) => `On ${labelOf(hex)}, ${rotationEn(rotation)}`,
  hex: (hex: Hex) => labelOf(hex),
  figures: (name: string | null, explorers: number, leader: boolean) =>
    `${name ?? 'you'}: ${figuresEn(explorers, leader)}`,
  controls: (name: string | null) => (name === null ? 'you control it' : `${name} controls it`),
  guardOf: (name: string | null) => (name === null ? 'your guard' : `guard of ${name}`),
  campOf: (name: string | null) => (name === null ? 'your camp' : `camp of ${name}`),
  paths: (ways: string) => `paths: ${ways}`,
  points: pointsEn,
  actionPoints: actionPointsEn,
  pointsLost: (points: number) => `${actionPointsEn(points)} are still unused. They are lost with the end of the turn.`,
  supply: ({ explorers, leader, camps, guards }: Expedition) =>
    `in supply ${listEn([
      ...(leader === 'supply' ? ['the leader'] : []),
      explorersEn(explorers),
      countEn(camps, 'camp', 'camps'),
      countEn(guards, 'guard', 'guards'),
    ])}`,
  treasures: (counts: readonly CountedTreasure[]) => `treasures: ${listEn(counts.map(treasureCountEn))}`,
  nextTile: (letter: string, left: number) => `Next: ${letter}, ${countEn(left, 'tile', 'tiles')} left`,
  level: (level: number, left: number) => `level ${level}: ${left}`,
  work: (work: Work, level: number) =>
    ({ excavate: `Dig to ${level}`, huntTreasure: 'Search ruins', pitchCamp: 'Pitch camp', placeGuard: 'Put guard' })[
      work
    ],
  left: (left: number) => `${left} left`,
  goTo: (hex: Hex) => `Go to ${hexEn(hex)}`,
  wayOf: (figure: Figure, from: Hex | 'supply', to: Hex, steps: number) =>
    `${figure === 'leader' ? 'Leader' : 'Explorer'} from ${from === 'supply' ? 'the supply' : hexEn(from)} to ${hexEn(to)}, ${countEn(steps, 'step', 'steps')}`,
  takeFrom: (treasure: Treasure, name: string) => `${TREASURE_EN[treasure].name} of ${name}`,
  bid: (points: number) => `Bid ${points}`,
  highestBid: (name: string | null, points: number) => `${name ?? 'You'}: ${pointsEn(points)}`,
  now: (points: number) => `+${points} now`,
  /** What the action bar asks. */
  ask: {
    place: 'Where does the tile go?',
    turn: 'Turn it, and place it',
    figure: 'Who does something?',
    go: 'What does it do?',
    sure: 'Go there?',
    give: 'Which treasure do you give?',
    take: 'Which one do you take?',
    bid: 'What do you bid?',
    tile: 'Which tile do you take?',
  },
};
