import { crossAround } from '@quri/board-kit';
import type { ReactNode } from 'react';
import type { Treasure } from '../../vocabulary.ts';
import { PAINT } from './tones.ts';

const OUTLINE = { stroke: PAINT.ink, strokeWidth: 4, strokeLinejoin: 'round' } as const;

/** The body of the serpent. */
const COIL = 'M-16-22c30-12 48-2 34 14C4 8-30-4-34 16c-4 24 40 26 64 14';

/** The string of the necklace, and how beads are drawn along it. */
const STRING = 'c-24 30-14 58 26 60 40-2 50-30 26-60';
const BEADS = { strokeLinecap: 'round', strokeDasharray: '0 14.600' } as const;

const TREASURE_ART: Readonly<Record<Treasure, ReactNode>> = {
  // A face of jade with a stepped crown and plugs in its ears.
  mask: (
    <>
      <path {...OUTLINE} fill="#2f9a72" d="M-44-8h20v24h-20zM24-8h20v24H24z" />
      <path {...OUTLINE} fill="#2f9a72" d="M-29-24h58V8C29 30 14 47 0 47S-29 30-29 8z" />
      <path fill="#6fd0a3" d="M-27-22H0v67C-13 44-27 28-27 8zM-42-6h4v20h-4zM34-6h4v20h-4z" />
      <path {...OUTLINE} fill={PAINT.gold} d="M-36-18v-12h10v-10h12v-8h28v8h12v10h10v12z" />
      <path fill={PAINT.goldLit} d="M-34-28h10v-10h12v-8H0v4h-8v8h-12v10h-14z" />
      <path fill={PAINT.ink} d="M-20-8h15v10h-15zM5-8h15v10H5zM-12 24h24v10h-24zM-4 6h8v12h-8z" />
      <path
        fill="#fff6d8"
        d="M-15-6h6v6h-6zM10-6h6v6h-6zM-9 26.500h5v5h-5zM-1.500 26.500h5v5h-5zM5.500 26.500h4v5h-4z"
      />
    </>
  ),
  // The head of a jaguar.
  jaguar: (
    <>
      <path
        {...OUTLINE}
        fill="#a8641c"
        d="M-44-36c4-8 20-8 24 2l-14 22c-8-4-12-16-10-24zM44-36c-4-8-20-8-24 2l14 22c8-4 12-16 10-24z"
      />
      <path
        {...OUTLINE}
        fill="#e8a93c"
        d="M0-38c26 0 40 16 40 36 0 8 2 12 4 18-8 2-10 6-14 14-6 10-18 16-30 16s-24-6-30-16c-4-8-6-12-14-14 2-6 4-10 4-18 0-20 14-36 40-36z"
      />
      <path fill="#fbd27a" d="M0-36c-24 0-38 15-38 34 0 8-1 11-3 16l13 2c8-20 16-40 28-52z" />
      <path fill="#fff0cf" d="M-20 18c6-8 34-8 40 0 2 14-8 24-20 24s-22-10-20-24z" />
      <path
        fill={PAINT.ink}
        d="M-28-8 -8 0l-4 8c-8 0-14-6-16-16zM28-8 8 0l4 8c8 0 14-6 16-16zM-9 12H9L2 21v6h14l-3 8H-13l-3-8h14v-6zM-4-32h8v10h-8zM-20-28h8v8h-8zM12-28h8v8h-8zM-33 4h7v7h-7zM26 4h7v7h-7z"
      />
      <path fill="#fff6d8" d="M-12 27h6l-3 8zM6 27h6l-3 8zM-18-2l6 3-2 4zM18-2l-6 3 2 4z" />
    </>
  ),
  // A feathered serpent.
  serpent: (
    <>
      <path {...OUTLINE} fill="#e2603f" d="M-14-22l8-26 8 10 10-8 0 12 12-2-8 20zM28 40l20 6-8-16 6-12-18 4z" />
      <path fill="none" stroke={PAINT.ink} strokeWidth="22" strokeLinecap="round" d={COIL} />
      <path fill="none" stroke="#2fb5a4" strokeWidth="14" strokeLinecap="round" d={COIL} />
      <path fill="none" stroke="#b6f0e2" strokeWidth="5" strokeDasharray="5 8" d={COIL} />
      <path {...OUTLINE} fill="#2fb5a4" d="M-48-22c0-14 18-24 36-16l8 20-14 14c-8 6-18 6-24 2l12-12z" />
      <path {...OUTLINE} fill="#e2603f" strokeWidth="2.500" d="M-34-11l-13 8 3 2-2 5 15-7z" />
      <path fill={PAINT.ink} d="M-28-32h9v9h-9z" />
      <path fill="#fff6d8" d="M-26-30h3v3h-3zM-42-17l3 6 4-7z" />
    </>
  ),
  // A painted pot with a lid, on feet.
  vessel: (
    <>
      <path {...OUTLINE} fill="#7a3118" d="M-28 34h14v13h-14zM14 34h14v13H14z" />
      <path {...OUTLINE} fill="#c25a34" d="M-34-20h68l-4 58h-60z" />
      <path fill="#e88a5e" d="M-32-18h14l-2 54h-8z" />
      <path {...OUTLINE} fill="#8d3a1e" d="M-38-20v-8h10c4-8 12-10 20-12v-8h16v8c8 2 16 4 20 12h10v8z" />
      <path fill="#c25a34" d="M-26-30c3-5 10-7 18-9v-7h5v10c-9 2-13 4-15 8zM-36-26h12v4h-12z" />
      <path fill="#f3e2b6" d="M-31-6h62v4h-62zM-29 22h58v4h-58z" />
      <path fill={PAINT.ink} d="M-24 18v-6h6v-6h6v-6h6v6h6v6h6v-6h6v-6h6v6h6v12z" />
    </>
  ),
  // Beads of jade with a golden pendant.
  necklace: (
    <>
      <path fill="none" stroke={PAINT.ink} strokeWidth="18" {...BEADS} d={`M-26-40${STRING}`} />
      <path fill="none" stroke="#3fae80" strokeWidth="12" {...BEADS} d={`M-26-40${STRING}`} />
      <path fill="none" stroke="#b9f0d0" strokeWidth="4" {...BEADS} d={`M-28-42${STRING}`} />
      <path {...OUTLINE} fill={PAINT.gold} d="M-22 8h44v12h-8v10h-8L0 49l-6-19h-8V20h-8z" />
      <path fill={PAINT.goldLit} d="M-20 10h34v4h-34z" />
      <path fill={PAINT.goldDeep} d="M-5 18H5v9H-5z" />
    </>
  ),
  // The sun.
  disc: (
    <>
      <path
        {...OUTLINE}
        fill={PAINT.gold}
        d="M0-48 9-33 24-42l2 17 17-1-8 15 13 11-13 11 8 15-17-1-2 17-15-9L0 48-9 33l-15 9-2-17-17 1 8-15-13-11 13-11-8-15 17 1 2-17 15 9z"
      />
      <circle r="27" fill={PAINT.goldDeep} />
      <circle r="24" fill={PAINT.goldLit} cy="-1" />
      <path fill={PAINT.goldDeep} d="M-14-8h9v6h-9zM5-8h9v6H5zM-3-6h6v11h-6zM-12 9h24v4h-4v4H-8v-4h-4z" />
    </>
  ),
  // A bell of copper.
  bell: (
    <>
      <path {...OUTLINE} fill="none" strokeWidth="8" d="M-9-34c-4-16 22-16 18 0" />
      <path fill="none" stroke="#e8a06a" strokeWidth="3" d="M-9-34c-4-16 22-16 18 0" />
      <circle {...OUTLINE} cy="38" r="8" fill="#7a3d16" />
      <path {...OUTLINE} fill="#c06c30" d="M-13-36h26c10 6 12 24 14 44l13 16v10h-80V24l13-16c2-20 4-38 14-44z" />
      <path fill="#f0b483" d="M-11-34h9c-6 14-8 30-8 42l-10 16h-12l9-14c2-18 4-38 12-44z" />
      <path fill="#6e3512" d="M-38 26h76v6h-76zM-18-14h36v4h-36zM-22 4h44v4h-44z" />
    </>
  ),
  // A flute of clay with a tassel.
  flute: (
    <>
      <path {...OUTLINE} fill="#e2603f" d="M-34 18c-10 6-12 16-10 30l8-6 6 7 4-9 8 3c2-10 0-16-4-22z" />
      <path {...OUTLINE} fill="#d8bd85" d="M30-46 46-30-24 40-40 24z" />
      <path fill="#fbecc4" d="M30-43l5 5-70 70-4-8z" />
      <path {...OUTLINE} fill="#8a5426" d="M22-46 32-50 50-32 46-22zM-36 12-44 20-20 44-12 36z" />
      <path fill={PAINT.ink} d="M20-27h7v7h-7zM9-16h7v7H9zM-2-5h7v7h-7zM-13 6h7v7h-7z" />
    </>
  ),
};

/** A treasure in 100 by 100 around the origin. */
export const TreasureArt = ({ treasure }: { readonly treasure: Treasure }): ReactNode => (
  <g>{TREASURE_ART[treasure]}</g>
);

const BACK = crossAround(0, -2, 30);

/** A treasure face down, in the same box: a disc of clay with a stepped cross. */
export const TreasureBack = (): ReactNode => (
  <g>
    <circle r="49" fill={PAINT.ink} />
    <circle r="42" cy="-2" fill="#c9803c" />
    <path fill="#5a2c10" d={BACK} />
    <circle r="8" cy="-2" fill={PAINT.goldLit} />
  </g>
);
