import { crossAround } from '@quri/board-kit';
import type { ReactNode } from 'react';
import { HEX } from './hex.ts';
import { PAINT } from './tones.ts';

/** The back of a tile with its letter. */
export const TileBack = ({ letter }: { readonly letter: string }): ReactNode => (
  <g>
    <path d={HEX} fill="#12291f" />
    <path d={HEX} fill="none" stroke="#3f7a5c" strokeWidth="5" transform="scale(.9)" />
    <path
      fill="#2b5a44"
      d={[0, 60, 120, 180, 240, 300]
        .map((turn) => crossAround(72 * Math.cos((turn * Math.PI) / 180), 72 * Math.sin((turn * Math.PI) / 180), 13))
        .join('')}
    />
    <path fill={PAINT.gold} d={crossAround(0, 0, 51)} />
    <path fill="#12291f" d={crossAround(0, 0, 45)} />
    <text y="17" textAnchor="middle" fontFamily="var(--display)" fontWeight="800" fontSize="48" fill={PAINT.goldLit}>
      {letter}
    </text>
    <path d={HEX} fill="none" stroke={PAINT.ink} strokeWidth="2.500" />
  </g>
);
