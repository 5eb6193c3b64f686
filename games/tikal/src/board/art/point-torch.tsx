import { Flame } from '@quri/board-kit';
import type { ReactNode } from 'react';
import { PAINT } from './tones.ts';

/** One action point: a torch in 24 by 40 from the origin, burning or gone out. */
export const PointTorch = ({ lit }: { readonly lit: boolean }): ReactNode => (
  <g>
    <path fill={PAINT.woodDeep} d="M9 22h6l-1.500 17h-3z" />
    <path fill={lit ? PAINT.wood : '#5b5148'} d="M10.500 24H13l-1 15h-1z" />
    <path fill={PAINT.ink} d="M7 17h10l-1.500 8h-7z" />
    {lit ? (
      <g transform="translate(3 -1) scale(.75)">
        <Flame />
      </g>
    ) : (
      <>
        <path fill="#5b5148" d="M8 18h8l-.4 2.500H8.400z" />
        <path
          fill="none"
          stroke="var(--muted)"
          strokeWidth="1.600"
          strokeLinecap="round"
          opacity=".7"
          d="M12 15c-4-3 3-5 0-9"
        />
      </>
    )}
  </g>
);
