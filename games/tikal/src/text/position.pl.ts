import { actionPointsPl, countPl, doesPl, isYou, labelPl, pointsPl, type Who } from '@quri/words';
import type { View } from '../view/shapes.ts';
import { hexLinePl } from './hex-line.pl.ts';
import {
  explorersPl,
  figuresPl,
  markedTilePl,
  takenTilePl,
  terrainPl,
  treasureCountPl,
  treasuresPl,
} from './names.pl.ts';
import { STONES_PL } from './names.stones.ts';
import type { PositionWords } from './position.en.ts';
import { headlineOf, positionOf } from './position.ts';

/** Without verbs, so that a line fits Anna, Jan and a bot alike. */
const words: PositionWords = {
  you: 'ty',
  label: labelPl,
  points: pointsPl,
  figures: figuresPl,
  terrain: (tile) => terrainPl(tile),
  treasure: treasureCountPl,
  treasures: treasuresPl,
  stonesText: STONES_PL,
  finished: (turns) => `Koniec gry, liczba tur: ${turns}.`,
  turn: (turn, all) => `Tura ${turn} z ${all}`,
  scoring: { volcano: 'wulkan, wszyscy punktują', final: 'ostatnia punktacja' },
  places: (seat, tile, who) => `${doesPl(seat, who, 'kładzie', 'kładziesz')} ${takenTilePl(tile)}`,
  stones: 'kamienie',
  pointsLeft: (points) => `w tej turze jeszcze ${actionPointsPl(points)}`,
  haveScored: 'Już po punktacji',
  // Names are set apart by semicolons: "ty, Jan" would ask for a verb.
  stillToScore: (names) => `Jeszcze przed punktacją: ${names.join('; ')}`,
  auction: 'Licytacja',
  noBid: 'nikt jeszcze nic nie daje',
  highestBid: (holder, bid, who) =>
    `najwięcej ${isYou(who, holder) ? 'dajesz ty' : `daje ${who(holder)}`}, ${pointsPl(bid)}`,
  passed: (names) => `pas: ${names.join('; ')}`,
  scoringNow: (points) => `punktacja dałaby teraz ${points}`,
  toBring: (explorers, leader) => `do sprowadzenia ${figuresPl(explorers, leader) || explorersPl(0)}`,
  leaderGone: 'kierownik poza grą',
  toPlace: (camps, guards) =>
    `do postawienia ${countPl(camps, 'obóz', 'obozy', 'obozów')} i ${countPl(guards, 'strażnik', 'strażników', 'strażników')}`,
  held: 'skarby',
  onDisplay: (tile) => `Do wyboru: ${markedTilePl(tile)}`,
  noTile: 'Nie ma już kafli do dobrania.',
  nextTile: (letter, left) =>
    `Następny kafel ma literę ${letter}; do dobrania: ${countPl(left, 'kafel', 'kafle', 'kafli')}.`,
  toCome: (letter) => `Z literą ${letter} mogą jeszcze przyjść`,
  noVolcano: (draws) =>
    draws === 1 ? 'Następny kafel nie jest wulkanem.' : `Wśród ${draws} następnych kafli nie ma wulkanu.`,
  volcano: (next, soon) => `Szansa na wulkan: ${next}% przy następnym kaflu${soon}.`,
  volcanoSoon: (percent, draws) => `, ${percent}% wśród ${draws} następnych`,
  levelsLeft: 'Kafle poziomów w zasobach',
  level: ({ level, count }) => `${count} × poziom ${level}`,
  noLevels: 'żadnego',
  notFound: 'Skarby, których nikt jeszcze nie ma',
  hexLine: hexLinePl,
};

export const positionPl = (view: View, who: Who): readonly string[] => positionOf(view, who, words);
export const headlinePl = (view: View): string => headlineOf(view, words);
