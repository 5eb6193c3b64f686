import {
  actionPointsEn,
  countEn,
  labelEn,
  listEn,
  pointsEn,
  possessiveEn,
  subjectEn,
  type Translation,
  type Who,
} from '@quri/words';
import type { View } from '../view/shapes.ts';
import type { Letter, TileId } from '../vocabulary.ts';
import { hexLineEn } from './hex-line.en.ts';
import {
  explorersEn,
  figuresEn,
  markedTileEn,
  terrainEn,
  tileEn,
  treasureCountEn,
  treasuresEn,
  turnsEn,
} from './names.en.ts';
import { STONES_EN } from './names.stones.ts';
import { headlineOf, positionOf } from './position.ts';

const words = {
  you: 'you',
  label: labelEn,
  points: pointsEn,
  figures: figuresEn,
  terrain: terrainEn,
  treasure: treasureCountEn,
  treasures: treasuresEn,
  stonesText: STONES_EN,
  finished: (turns: number) => `Finished after ${turnsEn(turns)}.`,
  turn: (turn: number, all: number) => `Turn ${turn} of ${all}`,
  scoring: { volcano: 'a volcano, everybody scores', final: 'the final scoring' },
  places: (seat: number, tile: TileId, who: Who) => `${subjectEn([seat], who, 'places', 'place')} ${tileEn(tile)}`,
  stones: 'stones',
  pointsLeft: (points: number) => `${actionPointsEn(points)} left this turn`,
  haveScored: 'Scored in this round',
  stillToScore: (names: readonly string[]) => `Still to score: ${names.join(', then ')}`,
  auction: 'Auction',
  noBid: 'no bid yet',
  highestBid: (holder: number, bid: number, who: Who) =>
    `${possessiveEn(holder, who)} bid of ${pointsEn(bid)} is the highest`,
  passed: (names: readonly string[]) => `passed: ${listEn(names)}`,
  scoringNow: (points: number) => `a scoring now would give ${points}`,
  toBring: (explorers: number, leader: boolean) => `to bring: ${figuresEn(explorers, leader) || explorersEn(0)}`,
  leaderGone: 'the leader has left the game',
  toPlace: (camps: number, guards: number) =>
    `to place: ${countEn(camps, 'camp', 'camps')} and ${countEn(guards, 'guard', 'guards')}`,
  held: 'treasures',
  onDisplay: (tile: TileId) => `On display: ${markedTileEn(tile)}`,
  noTile: 'No tile is left to draw.',
  nextTile: (letter: Letter, left: number) =>
    `The next tile has the letter ${letter}; ${countEn(left, 'tile is', 'tiles are')} left to draw.`,
  toCome: (letter: Letter) => `Still to come with ${letter}`,
  noVolcano: (draws: number) =>
    draws === 1 ? 'The next tile is no volcano.' : `None of the next ${draws} tiles is a volcano.`,
  volcano: (next: number, soon: string) => `Chance of a volcano: ${next}% with the next tile${soon}.`,
  volcanoSoon: (percent: number, draws: number) => `, ${percent}% within the next ${draws} tiles`,
  levelsLeft: 'Level tiles left',
  level: ({ level, count }: { readonly level: number; readonly count: number }) => `${count} × level ${level}`,
  noLevels: 'none',
  notFound: 'Treasures nobody has found',
  hexLine: hexLineEn,
};

/** What another language has to say of a position. */
export type PositionWords = Translation<typeof words>;

export const positionEn = (view: View, who: Who): readonly string[] => positionOf(view, who, words);
export const headlineEn = (view: View): string => headlineOf(view, words);
