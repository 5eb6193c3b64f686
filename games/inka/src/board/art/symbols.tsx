import type { ReactNode } from 'react';
import type { CellSymbol } from '../../vocabulary.ts';
import { polygon, type XY } from './shapes.ts';
import { Snake } from './snake.tsx';
import { PAINT } from './tones.ts';

const OUTLINE = { stroke: PAINT.ink, strokeWidth: 3.5, strokeLinejoin: 'round' } as const;

/** Steps along the wall of a well, from the uppermost down. */
const STAIRS = ['#fff6dd', '#dcd2b6', '#b5af98', '#8d8d80', '#676b64', '#454a46', '#292e2b'].map((fill, i) => ({
  fill,
  d: polygon([onRing(i, 7), onRing(i, 19), onRing(i + 0.42, 20), onRing(i + 0.84, 19), onRing(i + 0.84, 7)]),
}));

/** A point that many steps down. */
function onRing(step: number, radius: number): XY {
  const turn = (-150 + 46 * step) * (Math.PI / 180);
  return [radius * Math.cos(turn), radius * Math.sin(turn)];
}

/** Around the origin. */
const SYMBOL_ART: Readonly<Record<CellSymbol, ReactNode>> = {
  // A gate to the daylight, which falls on the stairs before it.
  start: (
    <>
      <path {...OUTLINE} fill={PAINT.clay} d="M-25 15-19-17h-5v-10h48v10h-5l6 32z" />
      <path fill={PAINT.clayLit} d="M-22-25h44v3h-44zM-17-16h5l-5 30h-5z" />
      <path {...OUTLINE} fill="url(#in-daylight)" d="M-15 15-10-17h20l5 32z" />
      <path {...OUTLINE} fill="#fff3c4" d="M-17 13h34v7h10v7h-54v-7h10z" />
      <path stroke={PAINT.clay} strokeWidth="3" d="M-17 20h34" />
    </>
  ),
  // Stairs that wind down into the dark.
  passage: (
    <>
      <circle {...OUTLINE} r="26" fill={PAINT.clay} />
      <circle r="22" fill={PAINT.ink} />
      {STAIRS.map(({ d, fill }) => (
        <path key={d} d={d} fill={fill} />
      ))}
    </>
  ),
  // A cut gem, set in the stone.
  diamond: (
    <>
      <path {...OUTLINE} fill={PAINT.gem} d="M-14-18h28L26-5 0 25-26-5z" />
      <path fill={PAINT.gemLit} d="M-13-16H0L-9-5h-15zM-9-4H9L0 22z" />
      <path fill={PAINT.gemDeep} d="M24-4 2 21 10-4z" />
      <path fill="none" stroke={PAINT.ink} strokeWidth="2" strokeLinejoin="round" d="M-26-5h52M-9-5 0-18 9-5 0 25z" />
    </>
  ),
  snake: <Snake />,
};

interface SymbolProps {
  readonly kind: CellSymbol;
  readonly up: boolean;
}

/** How large each is, and how far it is moved up to where the cell is wide enough for it. */
const PLACES: Readonly<Record<CellSymbol, { readonly scale: number; readonly up: number; readonly down: number }>> = {
  start: { scale: 0.9, up: 4, down: 10 },
  passage: { scale: 0.92, up: 2, down: 5 },
  diamond: { scale: 0.88, up: 0, down: 7 },
  snake: { scale: 1, up: 0, down: 6 },
};

/** What is on a cell of the board. */
export const SymbolArt = ({ kind, up }: SymbolProps): ReactNode => {
  const place = PLACES[kind];
  return <g transform={`translate(0 ${-(up ? place.up : place.down)}) scale(${place.scale})`}>{SYMBOL_ART[kind]}</g>;
};
