import type { FigureProps } from '@quri/board-kit';
import type { ReactNode } from 'react';
import { printedBoard } from '../../answers/map.ts';
import type { CellSymbol, Tile } from '../../vocabulary.ts';
import { Blocker, Counter, Statue } from '../art/figures.tsx';
import { GroundCell } from '../art/ground.tsx';
import { SymbolArt } from '../art/symbols.tsx';
import { SlabArt } from '../scene/slabs.tsx';
import { Frame, Label } from './frame.tsx';
import { OPTIONS } from './scene.tsx';

const COLUMN = 160;
const SEATS = [0, 1, 2, 3];

/** What each of four players has. */
export const Pieces = (): ReactNode => (
  <Frame box={{ x: 0, y: 0, w: 4 * COLUMN, h: 190 }} on="page">
    {SEATS.map((seat) => (
      <g key={seat} transform={`translate(${seat * COLUMN} 0)`}>
        <g transform="translate(48 92) scale(1.45)">
          <Counter seat={seat} />
        </g>
        <g transform="translate(112 92) scale(1.25)">
          <Blocker seat={seat} />
        </g>
        {[36, 80, 124].map((x) => (
          <g key={x} transform={`translate(${x} 168) scale(1.25)`}>
            <Statue seat={seat} standing />
          </g>
        ))}
      </g>
    ))}
  </Frame>
);

const SYMBOL_NAMES: Readonly<Record<FigureProps['language'], Readonly<Record<CellSymbol, string>>>> = {
  en: { start: 'exit', passage: 'passage', diamond: 'diamond', snake: 'snake' },
  pl: { start: 'wyjście', passage: 'przejście', diamond: 'diament', snake: 'wąż' },
};
const SHOWN_SYMBOLS: readonly CellSymbol[] = ['start', 'passage', 'diamond', 'snake'];

/** The four symbols, with their names. */
export const Symbols = ({ language }: FigureProps): ReactNode => (
  <Frame box={{ x: 0, y: 0, w: 4 * COLUMN, h: 190 }} on="page">
    {SHOWN_SYMBOLS.map((kind, i) => (
      <g key={kind} transform={`translate(${(i + 0.5) * COLUMN} 0)`}>
        <g transform="translate(0 88) scale(1.3)">
          <GroundCell up variant={i} />
          <SymbolArt kind={kind} up />
        </g>
        <Label x={0} y={168}>
          {SYMBOL_NAMES[language][kind]}
        </Label>
      </g>
    ))}
  </Frame>
);

/** Each face once, with the number of tiles that have it. */
const FACES: readonly { readonly tile: Tile; readonly count: number }[] = printedBoard({
  options: OPTIONS,
}).alike.flatMap(([tile, ...others]) => (tile === undefined ? [] : [{ tile, count: 1 + others.length }]));
const FACE_COLUMNS = 4;
const FACE = { w: 200, h: 142 };

export const Faces = (): ReactNode => (
  <Frame box={{ x: 0, y: 0, w: FACE_COLUMNS * FACE.w, h: 3 * FACE.h + 14 }} on="page">
    {FACES.map(({ tile, count }, i) => (
      <g
        key={tile}
        transform={`translate(${((i % FACE_COLUMNS) + 0.5) * FACE.w} ${(Math.floor(i / FACE_COLUMNS) + 0.5) * FACE.h + 10})`}
      >
        <SlabArt options={OPTIONS} tile={tile} angle={0} />
        {count > 1 && (
          <g transform="translate(74 -30) scale(1.3)">
            <Label x={0} y={0}>{`× ${count}`}</Label>
          </g>
        )}
      </g>
    ))}
  </Frame>
);
