import type { ReactNode } from 'react';
import { TONES } from './tones.ts';

/** A treetop 25 wide, and the rows of them, those farther up first: where the leftmost of each begins. */
const CROWN = 'v-9c-3-6 0-11 5-10 2-8 13-8 15 0 5-1 8 4 5 10v9z';
const ROWS_OF_CROWNS: readonly (readonly [x: number, y: number])[] = [
  [-19, 0],
  [-5, 14.4],
  [-13, 28.9],
  [-19, 43.3],
  [-5, 57.7],
];

/** Gradients that the drawings share; once per page, in an svg that is not `display: none`. */
export const ArtDefs = (): ReactNode => (
  <defs>
    <radialGradient id="tk-meadow" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="80">
      <stop offset=".2" stopColor={TONES.grassLit} />
      <stop offset="1" stopColor={TONES.grass} />
    </radialGradient>
    <radialGradient id="tk-embers" gradientUnits="userSpaceOnUse" cx="0" cy="-34" r="90">
      <stop offset="0" stopColor="#f2762e" stopOpacity=".55" />
      <stop offset="1" stopColor="#f2762e" stopOpacity="0" />
    </radialGradient>
    <radialGradient id="tk-firelight" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="62">
      <stop offset="0" stopColor="#f2ad45" stopOpacity=".6" />
      <stop offset="1" stopColor="#f2ad45" stopOpacity="0" />
    </radialGradient>
    <radialGradient id="tk-mist" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="96">
      <stop offset="0" stopColor={TONES.mistLit} stopOpacity=".7" />
      <stop offset="1" stopColor={TONES.mistLit} stopOpacity="0" />
    </radialGradient>
    <linearGradient id="tk-crown" x1="0" y1="0" x2="0" y2="1">
      <stop offset=".1" stopColor={TONES.mist} />
      <stop offset=".75" stopColor={TONES.mistLeaf} />
    </linearGradient>
    {/* Its size divides the step from hex to hex: the trees go on across the edges. */}
    <pattern id="tk-treetops" patternUnits="userSpaceOnUse" width="50" height="43.300">
      {ROWS_OF_CROWNS.map(([x, y]) => (
        <path key={y} fill="url(#tk-crown)" d={[0, 25, 50].map((on) => `M${x + on} ${y + 10}${CROWN}`).join('')} />
      ))}
    </pattern>
  </defs>
);
