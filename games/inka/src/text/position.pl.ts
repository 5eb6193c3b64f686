import { doesPl, labelPl, listPl, type Who } from '@quri/words';
import { type Floor, floorOf, tileAt } from '../answers/floor.ts';
import { faceOf } from '../answers/laid-tiles.ts';
import { isTarget, labelOf, printedBoard } from '../answers/map.ts';
import type { View } from '../view/shapes.ts';
import { type Cell, type CellSymbol, STATUES, STEPPING_TILES, SYMBOLS, type Tile } from '../vocabulary.ts';
import { actionPointsPl, cellsPl, laidFacePl, ownedPl, SYMBOL_PL, tileNamePl } from './names.pl.ts';
import {
  isStalling,
  laidTiles,
  layingNumber,
  openGround,
  openSymbols,
  reachByCost,
  stallLimit,
  statuesOn,
  takenBy,
  turnsBegun,
} from './view-facts.ts';

/** Line by line, what has nothing to say left out. */
export function positionPl(view: View, who: Who): readonly string[] {
  const floor = floorOf(view);
  return [
    headlinePl(view),
    ...turnLines(view, who),
    ...view.counters.map((_, seat) => seatLine(view, floor, seat, who)),
    ...laidTiles(view).map(({ tile, cells }) => tileLine(view, tile, cells, who)),
    ...SYMBOLS.map((symbol) => `${OPEN_PL[symbol]}: ${someCells(openSymbols(view, symbol))}.`),
    `Pozostały odkryty grunt: ${someCells(openGround(view))}.`,
    ...reachLines(view, who),
  ];
}

export function headlinePl(view: View): string {
  const { phase, turnsTaken, turnsWithoutStatue } = view;
  if (phase === 'over') return `Koniec gry, liczba tur: ${turnsBegun(view)}.`;
  if (phase === 'beginning' || phase === 'pickingStart') return 'Przygotowanie: starty.';
  if (phase === 'drawingTile' || phase === 'layingTile')
    return `Układanie płyt: ${layingNumber(view)} z ${STEPPING_TILES}.`;
  const at = `Tura ${turnsTaken + 1}`;
  if (!isStalling(view)) return `${at}.`;
  return `${at}: tury z rzędu bez posążka: ${turnsWithoutStatue}, po ${stallLimit(view)} gra się kończy.`;
}

function turnLines(view: View, who: Who): readonly string[] {
  const { phase, turn, tile } = view;
  const left = `jeszcze ${actionPointsPl(turn.actionPoints)}`;
  const whose = labelPl(turn.seat, who);
  if (phase === 'pickingStart') return [`${whose}: wybór pola startowego.`];
  if (phase === 'layingTile' && tile !== null) return layingLines(view, tile, who);
  if (phase === 'movingTiles') return [`${whose}: czas na płyty, ${left}.`];
  if (phase === 'walking') return [`${whose}: w drodze, ${left}.`];
  return phase === 'blocking' ? [`${whose}: czas na blokadę.`] : [];
}

/** What is on the tile to be laid, exactly enough to know what a place will look like. */
function layingLines(view: View, tile: Tile, who: Who): readonly string[] {
  const face = faceOf(view, tile);
  if (face === null) return [];
  const outer = face.walls.filter((edge) => edge < OUTER_EDGES).map((edge) => String(edge + 1));
  const parts = [
    ...(outer.length === 0
      ? []
      : [outer.length === 1 ? `mur na krawędzi ${outer[0]}` : `mury na krawędziach ${listPl(outer)}`]),
    ...(outer.length < face.walls.length ? ['mur między połówkami'] : []),
    ...face.snakes.flatMap((snake, half) => (snake ? [`wąż na ${HALVES[half]} połówce`] : [])),
  ];
  const lays = `${doesPl(view.turn.seat, who, 'kładzie', 'kładziesz')} ${tileNamePl(tile, 'taken')}`;
  if (parts.length === 0) return [`${lays}: gładka.`];
  return [
    `${lays}: ${listPl(parts)}.`,
    'Pierwsza połówka trafia na pole nazwane jako pierwsze. W jej szpicu schodzą się krawędzie 1 i 2, w szpicu drugiej 3 i 4, licząc przeciwnie do ruchu wskazówek zegara.',
  ];
}

const OUTER_EDGES = 4;
const HALVES = ['pierwszej', 'drugiej'];

/** Ty: posążki 1 z 3; pionek na c4 (płyta F); blokada na d5. */
function seatLine(view: View, floor: Floor, seat: number, who: Who): string {
  const { counters, blockers } = view;
  const counter = counters[seat] ?? null;
  const blocker = blockers[seat] ?? null;
  return `${labelPl(seat, who)}: ${[
    `posążki ${takenBy(view, seat)} z ${STATUES}`,
    counter === null ? 'pionek jeszcze poza planszą' : `pionek na ${placePl(view, floor, counter)}`,
    ...(blocker === null ? [] : [`blokada na ${placePl(view, floor, blocker)}`]),
  ].join('; ')}.`;
}

/** c4 (płyta F), a1 (wyjście), c7 (dziura) */
function placePl(view: View, floor: Floor, cell: Cell): string {
  const tile = tileAt(floor, cell);
  const { symbols, ground } = printedBoard(view);
  const symbol = symbols[cell];
  const printed = symbol ? SYMBOL_PL[symbol] : ground[cell] ? 'grunt' : 'dziura';
  return `${labelOf(cell)} (${tile === null ? printed : tileNamePl(tile)})`;
}

function tileLine(view: View, tile: Tile, cells: readonly Cell[], who: Who): string {
  const name = tileNamePl(tile);
  const head = `${name.charAt(0).toUpperCase()}${name.slice(1)} na ${cells.map(labelOf).join('–')}`;
  if (!isTarget(tile)) return `${head}: ${laidFacePl(view, tile)}.`;
  const statues = statuesOn(view, tile).map((seat) => ownedPl(seat, 'statue', who));
  return `${head}: ${statues.length === 0 ? 'bez posążków' : listPl(statues)}.`;
}

/** By symbol, where no tile covers it. */
const OPEN_PL: Readonly<Record<CellSymbol, string>> = {
  start: 'Odkryte wyjścia',
  passage: 'Odkryte tajne przejścia',
  diamond: 'Odkryte diamenty',
  snake: 'Odkryte węże na gruncie',
};

const someCells = (cells: readonly Cell[]): string => (cells.length === 0 ? 'brak' : cellsPl(cells));

/** Możesz iść na a2 i b2 za darmo; na c3 za 1 punkt akcji. */
function reachLines(view: View, who: Who): readonly string[] {
  const reach = reachByCost(view);
  const { seat, walked } = view.turn;
  if (reach === null) return [];
  if (reach.length === 0) return walked ? [] : [`${doesPl(seat, who, 'nie może', 'nie możesz')} nigdzie iść.`];
  const ways = reach.map(({ cost, cells }) => `na ${cellsPl(cells)} za ${cost === 0 ? 'darmo' : actionPointsPl(cost)}`);
  return [`${doesPl(seat, who, 'może', 'możesz')} iść ${ways.join('; ')}.`];
}
