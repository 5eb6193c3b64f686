import { countPl, isYou, listPl, type Who } from '@quri/words';
import { type Floor, tileAt } from '../answers/floor.ts';
import { type CornerSide, cellsOf, cornerSide, faceOf, snakesOf, wallsOf } from '../answers/laid-tiles.ts';
import { isTarget, labelOf, printedBoard } from '../answers/map.ts';
import type { TileMotion, View } from '../view/shapes.ts';
import type { Cell, CellSymbol, MovedTile, Obstacle, Occupant, Pose, Tile } from '../vocabulary.ts';
import { statuesOn, tileMark } from './view-facts.ts';

const SYMBOL_PL: Readonly<Record<CellSymbol, string>> = {
  start: 'wyjście',
  passage: 'tajne przejście',
  diamond: 'diament',
  snake: 'wąż',
};

/** 1 posążek, 2 posążki; bez posążków */
export const statuesPl = (n: number): string =>
  n === 0 ? 'bez posążków' : countPl(n, 'posążek', 'posążki', 'posążków');
/** po 1 posążku, po 2 posążki */
export const statuesEachPl = (n: number): string => `po ${countPl(n, 'posążku', 'posążki', 'posążków')}`;

/** c4, c5, i2: commas alone, for the letter of a row looks like "i" or "a". */
export const cellsPl = (cells: readonly Cell[]): string => cells.map(labelOf).join(', ');

/** The cell of the first half first: c4–c5 */
export const posePl = (pose: Pose): string => cellsOf(pose).map(labelOf).join('–');

interface TileWords {
  /** Kto? Co? */
  readonly name: string;
  /** Przesuwa kogo? co? */
  readonly taken: string;
}

const STEPPING_PL: TileWords = { name: 'płyta', taken: 'płytę' };
const TARGET_PL: TileWords = { name: 'złota płyta', taken: 'złotą płytę' };
const wordsOf = (tile: Tile): TileWords => (isTarget(tile) ? TARGET_PL : STEPPING_PL);

/** płyta F, złotą płytę 2 */
export const tileNamePl = (tile: Tile, form: keyof TileWords = 'name'): string =>
  `${wordsOf(tile)[form]} ${tileMark(tile)}`;

/** Przesuwa skąd? co? płytę z c4–c5 */
export const tileFromPl = (tile: Tile, pose: Pose): string => `${wordsOf(tile).taken} z ${posePl(pose)}`;

/** Z czym? dwoma murami */
const WITH_PL = ['', '', 'dwoma', 'trzema', 'czterema', 'pięcioma'];

/** Kładzie co? gładką płytę, płytę z dwoma murami i wężem */
export function facePl(walls: number, snakes: number): string {
  const parts = [
    ...(walls === 0 ? [] : [walls === 1 ? 'murem' : `${WITH_PL[walls] ?? walls} murami`]),
    ...(snakes === 0 ? [] : [snakes === 1 ? 'wężem' : 'dwoma wężami']),
  ];
  return parts.length === 0 ? 'gładką płytę' : `płytę z ${listPl(parts)}`;
}

/** The tile that was drawn and is to be laid. */
export const drawnTilePl = (view: View, tile: Tile): string => {
  const face = faceOf(view, tile);
  return face === null ? TARGET_PL.taken : facePl(face.walls.length, face.snakes.filter(Boolean).length);
};

/** What is on a tile that lies on the board: mury na krawędziach c4–c3, c4–b6; wąż na c5 */
export function laidFacePl(view: View, tile: Tile): string {
  const walls = wallsOf(view, tile).map(
    ({ cell, beyond }) => `${labelOf(cell)}–${beyond === null ? 'brzeg planszy' : labelOf(beyond)}`,
  );
  const snakes = snakesOf(view, tile);
  const parts = [
    ...(walls.length === 0
      ? []
      : [`${walls.length === 1 ? 'mur na krawędzi' : 'mury na krawędziach'} ${walls.join(', ')}`]),
    ...(snakes.length === 0 ? [] : [`${snakes.length === 1 ? 'wąż' : 'węże'} na ${cellsPl(snakes)}`]),
  ];
  return parts.length === 0 ? 'gładka' : parts.join('; ');
}

/** Wokół którego? rogu */
const CORNER_PL: Readonly<Record<CornerSide, string>> = {
  upper: 'górnego',
  lower: 'dolnego',
  left: 'lewego',
  right: 'prawego',
};

/** o 1 krok, o 2 kroki, o 5 kroków */
const byStepsPl = (n: number): string => `o ${countPl(n, 'krok', 'kroki', 'kroków')}`;
/** o 120° w prawo */
const anglePl = (n: number, clockwise: boolean): string => `o ${n * 60}° w ${clockwise ? 'prawo' : 'lewo'}`;

/** As on a button: Przesuwam płytę z c4–c5 o 2 kroki na c8–c9; Obracam płytę z c4–c5 wokół lewego rogu o 120° … */
export function tileMovePl({ tile, from, to }: MovedTile, motion: TileMotion): string {
  const what = tileFromPl(tile, from);
  return motion.kind === 'slide'
    ? `Przesuwam ${what} ${byStepsPl(motion.steps)} na ${posePl(to)}`
    : `Obracam ${what} wokół ${CORNER_PL[cornerSide(from, motion.round)]} rogu ${anglePl(motion.steps, motion.clockwise)} na ${posePl(to)}`;
}

const OCCUPANT_PL: Readonly<Record<Occupant['kind'] | 'statue', { readonly name: string; readonly yours: string }>> = {
  counter: { name: 'pionek', yours: 'twój' },
  blocker: { name: 'blokada', yours: 'twoja' },
  statue: { name: 'posążek', yours: 'twój' },
};

/** twój pionek, blokada (Jan) */
export function ownedPl(seat: number, kind: keyof typeof OCCUPANT_PL, who: Who): string {
  const { name, yours } = OCCUPANT_PL[kind];
  return isYou(who, seat) ? `${yours} ${name}` : `${name} (${who(seat)})`;
}

/** What stops a tile: płyta na c5, twój pionek na c5, krawędź planszy */
export function obstaclePl(obstacle: Obstacle, who: Who): string {
  if (obstacle.kind === 'edge') return 'krawędź planszy';
  const what = obstacle.kind === 'tile' ? wordsOf(obstacle.tile).name : ownedPl(obstacle.seat, obstacle.kind, who);
  return `${what} na ${labelOf(obstacle.cell)}`;
}

/** A cell and all that is there: c4: dziura; c5: płyta z wężem, pionek (Jan) */
export function cellPl(view: View, floor: Floor, cell: Cell, who: Who): string {
  const on = (cells: readonly (Cell | null)[], kind: Occupant['kind']): readonly string[] =>
    cells.flatMap((at, seat) => (at === cell ? [ownedPl(seat, kind, who)] : []));
  return `${labelOf(cell)}: ${[
    groundPl(view, floor, cell, who),
    ...on(view.counters, 'counter'),
    ...on(view.blockers, 'blocker'),
  ].join(', ')}`;
}

function groundPl(view: View, floor: Floor, cell: Cell, who: Who): string {
  const tile = tileAt(floor, cell);
  if (tile !== null && isTarget(tile))
    return [TARGET_PL.name, ...statuesOn(view, tile).map((seat) => ownedPl(seat, 'statue', who))].join(', ');
  if (tile !== null) return floor.snakes[cell] === 1 ? 'płyta z wężem' : 'płyta';
  return printedPl(view, cell);
}

/** What the board shows on a cell that no tile covers. */
export function printedPl(view: View, cell: Cell): string {
  const { symbols, ground } = printedBoard(view);
  const symbol = symbols[cell];
  return symbol ? SYMBOL_PL[symbol] : ground[cell] ? 'grunt' : 'dziura';
}
