import { actionPointsPl, capital, doesPl, labelPl, listPl, type Who } from '@quri/words';
import type { View } from '../view/shapes.ts';
import { cellsPl, laidFacePl, ownedPl, printedPl, tileNamePl } from './names.pl.ts';
import type { PositionWords } from './position.en.ts';
import { headlineOf, positionOf } from './position.ts';

const words: PositionWords = {
  label: labelPl,
  list: listPl,
  cells: cellsPl,
  printed: printedPl,
  laidFace: laidFacePl,
  tileName: (tile) => tileNamePl(tile),
  none: 'brak',
  finished: (turns) => `Koniec gry, liczba tur: ${turns}.`,
  settingUp: 'Przygotowanie: starty.',
  laying: (tile, all) => `Układanie płyt: ${tile} z ${all}.`,
  turn: (turn) => `Tura ${turn}`,
  stalling: (turns, most) => `tury z rzędu bez posążka: ${turns}, po ${most} gra się kończy`,
  pickingStart: 'wybór pola startowego',
  movingTiles: (points) => `czas na płyty, jeszcze ${actionPointsPl(points)}`,
  walking: (points) => `w drodze, jeszcze ${actionPointsPl(points)}`,
  blocking: 'czas na blokadę',
  lays: (seat, tile, who) => `${doesPl(seat, who, 'kładzie', 'kładziesz')} ${tileNamePl(tile, 'taken')}`,
  outerWalls: (edges) => (edges.length === 1 ? `mur na krawędzi ${edges[0]}` : `mury na krawędziach ${listPl(edges)}`),
  innerWall: 'mur między połówkami',
  snakeOn: (half) => `wąż na ${half === 0 ? 'pierwszej' : 'drugiej'} połówce`,
  plain: 'gładka',
  halves:
    'Pierwsza połówka trafia na pole nazwane jako pierwsze. W jej szpicu schodzą się krawędzie 1 i 2, w szpicu drugiej 3 i 4, licząc przeciwnie do ruchu wskazówek zegara.',
  statuesTaken: (taken, all) => `posążki ${taken} z ${all}`,
  noCounter: 'pionek jeszcze poza planszą',
  counterOn: (place) => `pionek na ${place}`,
  blockerOn: (place) => `blokada na ${place}`,
  tileOn: (tile, cells) => `${capital(tileNamePl(tile))} na ${cells}`,
  statueOf: (seat, who) => ownedPl(seat, 'statue', who),
  noStatues: 'bez posążków',
  open: {
    start: 'Odkryte wyjścia',
    passage: 'Odkryte tajne przejścia',
    diamond: 'Odkryte diamenty',
    snake: 'Odkryte węże na gruncie',
  },
  openGround: 'Pozostały odkryty grunt',
  canWalk: (seat, who) => `${doesPl(seat, who, 'może', 'możesz')} iść`,
  cannotWalk: (seat, who) => `${doesPl(seat, who, 'nie może', 'nie możesz')} nigdzie iść.`,
  wayTo: (cells, cost) => `na ${cellsPl(cells)} za ${cost === 0 ? 'darmo' : actionPointsPl(cost)}`,
};

export const positionPl = (view: View, who: Who): readonly string[] => positionOf(view, who, words);
export const headlinePl = (view: View): string => headlineOf(view, words);
