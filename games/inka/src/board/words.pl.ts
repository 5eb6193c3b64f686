import { KIT_WORDS } from '@quri/board-kit';
import { actionPointsPl, countPl, listPl } from '@quri/words';
import { tileAt } from '../answers/floor.ts';
import { faceOf } from '../answers/laid-tiles.ts';
import { isTarget, labelOf } from '../answers/map.ts';
import { cellPl, laidFacePl, obstaclePl, statuesPl, tileMovePl } from '../text/names.pl.ts';
import type { BoardWords } from './words.ts';

export const pl: BoardWords = {
  ...KIT_WORDS.pl,
  map: 'Posadzka świątyni',
  players: 'Poszukiwacze skarbu',
  nothingChanged: 'Od twojej ostatniej tury nikt nie grał.',
  picked: 'wybrane',
  ghost: 'tu leży płyta na próbę',
  stages: 'Części tury',
  stage: { movingTiles: 'Płyty', walking: 'Droga', blocking: 'Blokada' },
  rotate: 'Obracam',
  layHere: 'Kładę tutaj',
  startHere: 'Startuję stąd',
  blockHere: 'Blokuję to pole',
  noBlocker: 'Bez blokady',
  takeStatue: 'Biorę posążek',
  startWalking: 'Ruszam w drogę',
  endTurn: 'Kończę turę…',
  nextEnd: 'Następne miejsce',
  endBefore: 'Poprzednie miejsce',
  hints: {
    lay: 'Dotknij pola albo dwóch obok siebie. Dotknij płyty, żeby ją obrócić.',
    tiles: 'Przeciągnij płytę albo jej dotknij. Ślady stóp pokazują, dokąd dojdziesz.',
    ends: 'Przeciągnij płytę albo wybierz dla niej miejsce.',
    noEnds: 'Tej płyty nie da się ruszyć.',
    walk: 'Dotknij pola ze śladami stóp.',
    walked: 'Żeby pójść gdzie indziej, cofnij ten ruch.',
    diamond: 'Stoisz na diamencie: przeciągnij złotą płytę, dotknij jej albo idź dalej.',
    block: 'Dotknij pola, które chcesz zablokować.',
  },
  statues: (taken) => statuesPl(taken),
  blockerAt: (cell) => (cell === null ? 'blokada pod ręką' : `blokada na ${labelOf(cell)}`),
  toCome: (count) => (count === 0 ? 'Ostatnia płyta' : `Jeszcze ${countPl(count, 'płyta', 'płyty', 'płyt')}`),
  face: (view, tile) => {
    const face = faceOf(view, tile);
    if (face === null) return '';
    const snakes = face.snakes.filter(Boolean).length;
    const parts = [...(WALLS[face.walls.length] ?? []), ...(SNAKES[snakes] ?? [])];
    return parts.length === 0 ? 'gładka płyta' : `płyta z ${listPl(parts)}`;
  },
  cell: (view, floor, cell, who) => {
    const tile = tileAt(floor, cell);
    const there = cellPl(view, floor, cell, who);
    return tile === null || isTarget(tile) ? there : `${there}; ${laidFacePl(view, tile)}`;
  },
  reached: (cost) => (cost === 0 ? 'możesz tu dojść' : `możesz tu dojść za ${actionPointsPl(cost)}`),
  tileMove: tileMovePl,
  stopped: (move, obstacle, who) => `${move}: na drodze jest ${obstaclePl(obstacle, who)}`,
  slide: (steps) => `Przesuwam o ${countPl(steps, 'krok', 'kroki', 'kroków')}`,
  swing: (degrees) => `Obracam o ${degrees}°`,
  goTo: (cell) => `Idę na ${labelOf(cell)}`,
  passageTo: (cell) => `Przejściem na ${labelOf(cell)}`,
  cellName: labelOf,
  left: (left) => `zostaje ${left}`,
};

/** Płyta z czym? */
const WALLS = [[], ['murem'], ['dwoma murami']] as const;
const SNAKES = [[], ['wężem'], ['dwoma wężami']] as const;
