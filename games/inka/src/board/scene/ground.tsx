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

/** In units: how far names on the rim are from the middle of the cell beside them, and numbers above and below. */
const ASIDE = 86;
const BEYOND = 52;

/** On the rim: the names of the first and the last cell of each row, and every second number along both edges of the board. */
const RIM = HEXAGON.rows.flatMap((row, at, rows) =>
  row.flatMap((cell, i) => {
    const aside = i === 0 ? -ASIDE : i === row.length - 1 ? ASIDE : 0;
    const beyond = i % 2 === 0 ? 0 : at === 0 ? -BEYOND : at === rows.length - 1 ? BEYOND : 0;
    const { x, y } = cellCentre(cell);
    return aside || beyond ? [{ cell, words: aside ? labelOf(cell) : i + 1, x: x + aside, y: y + beyond + 11 }] : [];
  }),
);

const RimNames = (): ReactNode => (
  <g className={styles.letter}>
    {RIM.map(({ cell, words, ...at }) => (
      <text key={cell} {...at}>
        {words}
      </text>
    ))}
  </g>
);

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
      <RimNames />
      <PrintedCells options={options} />
    </MapPicture>
  ),
  isSameBoard,
);
