import { Flame } from '@quri/board-kit';
import type { ReactNode } from 'react';
import { PAINT } from './tones.ts';

/** One action point: a torch with a golden collar in 24 by 40 from the origin, burning or gone out. */
export const ActionPoint = ({ lit }: { readonly lit: boolean }): ReactNode => (
  <g>
    <path fill={PAINT.woodDeep} d="M9 23h6l-1.5 16h-3z" />
    <path fill={lit ? PAINT.wood : '#5b5148'} d="M10.5 25H13l-1 14h-1z" />
    <path fill={lit ? PAINT.ink : '#463d36'} d="M5.5 16h13v4h-2v4h-2v3h-5v-3h-2v-4h-2z" />
    <path fill={lit ? PAINT.gold : '#6b6056'} d="M7 17.5h10v1.5H7zM9 21.5h6V23H9z" />
    {lit ? (
      <g transform="translate(3 -2) scale(.75)">
        <Flame />
      </g>
    ) : (
      <path
        fill="none"
        stroke="var(--muted)"
        strokeWidth="1.6"
        strokeLinecap="round"
        opacity=".7"
        d="M12 14c-4-3 3-5 0-9"
      />
    )}
  </g>
);
