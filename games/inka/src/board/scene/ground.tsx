import { memo, type ReactNode } from 'react';
import { HEXAGON, labelOf, printedBoard } from '../../answers/map.ts';
import type { Cell } from '../../vocabulary.ts';
import { ArtDefs } from '../art/defs.tsx';
import { GroundCell } from '../art/ground.tsx';
import { Pit } from '../art/pit.tsx';
import { SymbolArt } from '../art/symbols.tsx';
import { ALL_CELLS, cellCentre, isUp, MAP_CENTRE, MAP_SIZE, PIT_RADIUS } from '../layout/cells.ts';
import type { Shown } from '../shown.ts';
import styles from './map.module.css';

export const atPoint = ({ x, y }: { readonly x: number; readonly y: number }): string =>
  `translate(${x.toFixed(1)} ${y.toFixed(1)})`;
export const atCell = (cell: Cell): string => atPoint(cellCentre(cell));

interface MapPictureProps {
  readonly children: ReactNode;
}

/** A picture as large as the map. */
export const MapPicture = ({ children }: MapPictureProps): ReactNode => (
  <svg className={styles.svg} width={MAP_SIZE.width} height={MAP_SIZE.height} aria-hidden="true">
    {children}
  </svg>
);

interface Printed {
  readonly options: Shown['options'];
}

/** Options that were sent are never the same objects, but the board of a table never changes. */
export const isSameBoard = ({ options: one }: Printed, { options: other }: Printed): boolean =>
  one.board === other.board;

/** In units: how far the letter of a row is from the middle of its first and of its last cell. */
const LETTER_OFF = 88;

/** On the rim, on both sides, the letters that the names of cells begin with. */
const RowLetters = (): ReactNode =>
  HEXAGON.rows.map((row) => {
    const [first, last] = [row[0] ?? 0, row.at(-1) ?? 0];
    const letter = labelOf(first).charAt(0);
    const y = cellCentre(first).y + 10;
    return (
      <g key={letter} className={styles.letter}>
        <text x={cellCentre(first).x - LETTER_OFF} y={y}>
          {letter}
        </text>
        <text x={cellCentre(last).x + LETTER_OFF} y={y}>
          {letter}
        </text>
      </g>
    );
  });

/** The board without anything on it. */
export const WholePit = (): ReactNode => (
  <g transform={atPoint(MAP_CENTRE)}>
    <Pit radius={PIT_RADIUS} />
  </g>
);

/** Ground with its symbols. */
export const PrintedCells = ({ options }: Printed): ReactNode => {
  const { ground, symbols } = printedBoard({ options });
  return ALL_CELLS.filter((cell) => ground[cell]).map((cell) => {
    const symbol = symbols[cell];
    return (
      <g key={cell} transform={atCell(cell)}>
        <GroundCell up={isUp(cell)} variant={cell} />
        {symbol && <SymbolArt kind={symbol} up={isUp(cell)} />}
      </g>
    );
  });
};

/** What is printed on the board. */
export const GroundLayer = memo(
  ({ options }: Printed): ReactNode => (
    <MapPicture>
      <ArtDefs />
      <WholePit />
      <RowLetters />
      <PrintedCells options={options} />
    </MapPicture>
  ),
  isSameBoard,
);
