import { crossAround, pathOf, type Weave } from '@quri/board-kit';
import type { ReactNode } from 'react';
import { lineThrough, polygon, scaled, type XY } from './shapes.ts';
import { PAINT, TONES } from './tones.ts';

const CORNERS: readonly XY[] = [0, 60, 120, 180, 240, 300].map((degrees) => {
  const turn = (degrees * Math.PI) / 180;
  return [Math.cos(turn), Math.sin(turn)];
});

const hexagon = (radius: number): string => polygon(CORNERS.map((corner) => scaled(corner, radius)));

const RADIUS = 500;
const RIM = 558;
/** Where the ornaments of the corners are. */
const STUD = 530;
const SIN_60 = Math.sqrt(3) / 2;

/** Level lines of the triangle grid; the others are the same, turned by 60° and 120°. */
const LEVEL = [-4, -3, -2, -1, 0, 1, 2, 3, 4].map((row) => {
  const half = RADIUS - Math.abs(row) * 50;
  const y = row * 100 * SIN_60;
  return lineThrough([
    [-half, y],
    [half, y],
  ]);
});

/** One side of the rim, the upper one before it is turned. */
const SIDE = polygon([
  [-RIM / 2, -RIM * SIN_60],
  [RIM / 2, -RIM * SIN_60],
  [RADIUS / 2, -RADIUS * SIN_60],
  [-RADIUS / 2, -RADIUS * SIN_60],
]);
const JOINTS = [-250, -150, -50, 50, 150, 250].map((x) => `M${x} ${-RIM * SIN_60}V${-RADIUS * SIN_60}`).join('');
const PYRAMID: Weave = ['..##..', '.####.', '######'];
const ORNAMENT = [-200, -100, 0, 100, 200].map((x) => pathOf(PYRAMID, 9, x - 27, -RADIUS * SIN_60 - 39)).join('');
const STUDS = CORNERS.map(([x, y]) => crossAround(x * STUD, y * STUD, 20)).join('');

/** Each side of the rim from the upper one clockwise, with its tone. */
const SIDES: readonly (readonly [turn: number, fill: string])[] = [
  [0, 'var(--stone)'],
  [60, 'var(--stone-deep)'],
  [120, 'var(--stone-deep)'],
  [180, 'var(--stone)'],
  [240, 'var(--stone-lit)'],
  [300, 'var(--stone-lit)'],
];

/** The whole board without ground: a hexagon of that circumradius, and a rim around it that is 12 % of it wide. */
export const Pit = ({ radius }: { readonly radius: number }): ReactNode => (
  <g transform={`scale(${radius / RADIUS})`}>
    {SIDES.map(([turn, fill]) => (
      <g key={turn} transform={`rotate(${turn})`}>
        <path d={SIDE} fill={fill} stroke="var(--stone-joint)" strokeWidth="4" strokeLinejoin="round" />
        <path d={JOINTS} stroke="var(--stone-joint)" strokeWidth="3" />
        <path d={ORNAMENT} fill={TONES.ornament} stroke="var(--stone-joint)" strokeWidth="2" />
      </g>
    ))}
    <path d={STUDS} fill={PAINT.gold} stroke="var(--ink)" strokeWidth="4" strokeLinejoin="round" />
    <path d={hexagon(RADIUS)} fill="url(#in-abyss)" />
    {[430, 350, 262, 168].map((terrace) => (
      <path key={terrace} d={hexagon(terrace)} fill={TONES.terrace} transform="translate(0 14)" />
    ))}
    <path d={hexagon(RADIUS)} fill="url(#in-glow)" />
    <g stroke={TONES.grid} strokeWidth="2">
      {[0, 60, 120].map((turn) => (
        <path key={turn} d={LEVEL.join('')} transform={`rotate(${turn})`} />
      ))}
    </g>
    <path d={hexagon(RADIUS)} fill="none" stroke="var(--ink)" strokeWidth="6" />
  </g>
);
