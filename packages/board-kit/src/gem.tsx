import type { ReactNode } from 'react';
import type { GemWorth } from './gems-for.ts';

/** Each kind has a cut of its own, drawn in 24 by 24 and standing on the bottom edge. */
const CUTS: Readonly<Record<GemWorth, ReactNode>> = {
  1: (
    <>
      <path fill="#0c4f4a" d="M7 8.500h10l4 6L15.500 23h-7L3 14.500z" />
      <path fill="#2aa598" d="M7.300 9h9.400l3.500 5.400-4.900 7.800H8.700l-4.900-7.800z" />
      <path fill="#5fe0cf" d="M7.300 9h9.400l-2 4.400H9.300z" />
      <path fill="#c9fff5" d="M7.300 9h4l-2 4.400-5.500 1z" />
      <path fill="#177a71" d="m9.300 18.500 2.700 1 3.300 2.700H8.700zM20.200 14.400l-5.500-1 .6 5.100 0 3.700z" />
      <path fill="#3cc7b6" d="M9.300 13.400h5.400l.6 5.100-3.300 1-2.700-1z" />
    </>
  ),
  5: (
    <>
      <path fill="#120e2b" d="M11.500 0 20 8.500 17.500 23h-11L3 10z" />
      <path fill="#3a3175" d="m11.500 1.200 7.600 7.700-2.400 13.300H7.200L4 10.200z" />
      <path fill="#8f80e4" d="M11.500 1.200 4 10.200l5.600 2z" />
      <path fill="#dcd5ff" d="m11.500 1.200-4.600 5.500 2.700 5.500z" />
      <path fill="#5d50ad" d="m4 10.200 5.600 2-2.400 10z" />
      <path fill="#231c4e" d="m19.100 8.900-4.700 4.100 2.300 9.200z" />
      <path fill="#6f61c4" d="m11.500 1.200-1.900 11 4.800.8 4.700-4.100z" opacity=".55" />
    </>
  ),
  10: (
    <>
      <path fill="#5a3d08" d="M5.500 7h13l5.500 7.500V23H0v-8.500z" />
      <path fill="#ffe79f" d="M6 8h12l4.600 6.300H1.400z" />
      <path fill="#e0ad3c" d="M1 15.300h22V22H1z" />
      <path fill="#b27f1f" d="M1 19.500h22V22H1z" />
      <path fill="#fff6d6" d="M6 8h5L6 14.300H1.400z" />
      <path fill="#8a5f12" d="M9 15.300h6v1.700h2V19h-2v1.500H9V19H7v-2h2z" />
    </>
  ),
};

/** Only the edges, as something carved into stone or printed on a card. */
const CARVED: Readonly<Record<GemWorth, string>> = {
  1: 'M7 8.500h10l4 6L15.500 23h-7L3 14.500zM3 14.500l6.300-1h5.400l6.300 1M7 8.500l2.300 5 0 5M17 8.500l-2.300 5 .6 5',
  5: 'M11.500 1 20 9l-2.500 14h-11L3 10.500zM3 10.500l6.600 1.700 4.800.8L20 9M9.600 12.200 6.500 23M14.400 13l3.100 10M9.600 12.200 11.500 1',
  10: 'M5.500 7h13L24 14.500V23H0v-8.500zM0 14.500h24M9 15.300h6v1.700h2V19h-2v1.500H9V19H7v-2h2z',
};

export interface PlacedGem {
  readonly worth: GemWorth;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  /** Draws the edges alone, in the current colour. */
  readonly carved?: boolean;
}

/** One gem inside a drawing, standing on (x, y). */
export const GemAt = ({ worth, x, y, size, carved = false }: PlacedGem): ReactNode => (
  <g transform={`translate(${x - size / 2} ${y - size}) scale(${size / 24})`}>
    {carved ? (
      <path
        d={CARVED[worth]}
        fillOpacity=".5"
        stroke="currentColor"
        strokeWidth="1.400"
        strokeLinejoin="round"
        fill="#062a29"
      />
    ) : (
      CUTS[worth]
    )}
  </g>
);

/** One gem by itself. */
export const Gem = ({ worth, size = 20 }: { readonly worth: GemWorth; readonly size?: number }): ReactNode => (
  <svg viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
    {CUTS[worth]}
  </svg>
);
