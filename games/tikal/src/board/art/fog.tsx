import type { ReactNode } from 'react';
import { HEX } from './hex.ts';
import { TONES } from './tones.ts';

/** An unexplored hex: treetops under mist, which is thinner at the frontier. */
export const Fog = ({ frontier }: { readonly frontier: boolean }): ReactNode => (
  <g>
    <path d={HEX} fill={TONES.mistFar} />
    <path d={HEX} fill="url(#tk-treetops)" opacity={frontier ? 1 : 0.4} />
    <path d={HEX} fill="url(#tk-mist)" opacity={frontier ? 1 : 0.35} />
    {frontier && (
      <path
        fill="none"
        stroke={TONES.mistLit}
        strokeWidth="6"
        strokeLinecap="round"
        opacity=".7"
        d="M-62-12c18-9 36 7 56-2s30-7 46 0M-30 34c16-8 30 6 48-2s22-4 30 0M-18-52c12-6 24 4 40-2"
      />
    )}
    <path d={HEX} fill="none" stroke={TONES.mistLit} strokeWidth="2" opacity={frontier ? 0.9 : 0.35} />
  </g>
);
