import type { ReactNode } from 'react';
import { PAINT } from './tones.ts';

const NECK = 'M10 4C16-8-4-8-3-19';

/** A coiled snake with its head up, in 52 by 52 around the origin; drawn once, in the defs. */
export const SnakeArt = (): ReactNode => (
  <g stroke={PAINT.ink} strokeWidth="4" strokeLinecap="round" strokeLinejoin="round">
    <path fill={PAINT.snake} d="M28 22c-3-2-4-3-5-7l-9 8c5 3 9 3 14-1z" />
    <ellipse cy="14" rx="24" ry="11" fill={PAINT.snake} />
    <ellipse cy="4" rx="17" ry="8.5" fill={PAINT.snake} />
    <path fill="none" strokeWidth="15" d={NECK} />
    <path fill="none" stroke={PAINT.snake} strokeWidth="8" d={NECK} />
    <path
      fill="none"
      stroke={PAINT.snakeLit}
      strokeDasharray="6 6"
      d="M-20 16c8 8 32 8 40 0M-13 7c6 5 20 5 26 0M11 3C15-7-2-8-2-15"
    />
    <path fill="none" stroke={PAINT.danger} strokeWidth="3" d="M-17-19h-6l-4-3m4 3-4 3" />
    <path fill={PAINT.snake} d="M-18-19c2-6 9-9 15-8 7 1 9 9 5 14-5 4-17 1-20-6z" />
    <path fill={PAINT.ink} stroke="none" d="M-9-24l7 1-2 5-6-2z" />
  </g>
);

interface SnakeProps {
  readonly x?: number;
  readonly y?: number;
  /** By how much that on which it lies is turned: it is upright all the same. */
  readonly angle?: number;
}

/** The snake on a cell around its middle. */
export const Snake = ({ x = 0, y = 0, angle = 0 }: SnakeProps): ReactNode => (
  <use href="#in-snake" transform={`translate(${x} ${y}) rotate(${-angle}) translate(0 -2) scale(.88)`} />
);
