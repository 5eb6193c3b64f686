import type { ReactNode } from 'react';
import type { TerrainKind } from '../../vocabulary.ts';
import { Camp } from './camp.tsx';
import { rim } from './canopy.ts';
import { HEX } from './hex.ts';
import { PAINT, TONES } from './tones.ts';
import { Volcano } from './volcano.tsx';

export { Smoke } from './volcano.tsx';

interface GroundProps {
  readonly kind: TerrainKind;
  /** Any whole number: hexes of the same kind look a little different. */
  readonly variant: number;
}

/** An explored hex without what stands on it. */
export const Ground = ({ kind, variant }: GroundProps): ReactNode =>
  kind === 'volcano' ? <Volcano /> : <Opening kind={kind} variant={variant} />;

const GROUNDS = {
  clearing: 'url(#tk-meadow)',
  base: 'url(#tk-meadow)',
  temple: TONES.grass,
  ruins: TONES.grass,
} as const;

/** Trees around open ground. The same outline three times: shadow of the trees above, lit tops of those below. */
function Opening({ kind, variant }: { readonly kind: Exclude<TerrainKind, 'volcano'>; readonly variant: number }) {
  const { opening, lit, gaps } = rim(variant);
  return (
    <g>
      <path d={HEX} fill={TONES.leaf} />
      <path d={gaps} fill="none" stroke={TONES.leafDeep} strokeWidth="4" strokeLinecap="round" />
      <path d={lit} fill="none" stroke={TONES.leafLit} strokeWidth="4" strokeLinecap="round" />
      <path d={opening} fill={TONES.leafLit} transform="translate(0 1)" />
      <path d={opening} fill={TONES.leafDeep} transform="translate(0 -5)" />
      <path d={opening} fill={GROUNDS[kind]} transform="translate(0 -2)" />
      {kind === 'clearing' && <Meadow variant={variant} />}
      {kind === 'temple' && <Plaza />}
      {kind === 'ruins' && <Flagstones />}
      {kind === 'base' && <Camp />}
      <path d={HEX} fill="none" stroke={TONES.leafDeep} strokeWidth="2.500" />
    </g>
  );
}

const TUFT = 'l-4-9 4 6 2-10 2 10 5-6-4 9z';

/** Grass, and a fallen trunk or a pool, so that two clearings are not alike. */
const Meadow = ({ variant }: { readonly variant: number }): ReactNode => (
  <>
    <path
      fill={TONES.leaf}
      d={['-44-24', '28-38', '-8-8', '46 8', '-52 24', '14 36'].map((point) => `M${point}${TUFT}`).join('')}
    />
    {variant % 2 === 0 ? (
      <>
        <path fill={PAINT.woodDeep} d="M-30-40 8-28l-3 9-38-12c-3-4-1-8 3-9z" />
        <path fill={PAINT.wood} d="M-30-40 8-28l-1 4-38-12z" />
      </>
    ) : (
      <>
        <path fill={TONES.leaf} d="M-34-36c10-9 38-9 46 1 5 8-8 14-24 14s-32-6-22-15z" />
        <path fill={TONES.water} d="M-28-32c8-6 28-6 35 1 3 5-7 8-18 8s-24-4-17-9z" />
      </>
    )}
  </>
);

/** Paving that lies as the pyramid on it stands. */
const Plaza = (): ReactNode => (
  <>
    <path fill={TONES.plazaJoint} d="M0-38 78 4 0 50-78 4z" />
    <path fill={TONES.plaza} d="M0-40 78 2 0 48-78 2z" />
    <path
      fill="none"
      stroke={TONES.plazaJoint}
      strokeWidth="2"
      d="M-58-9 20 37M-39-19 39 25M-19-30 58 14M58-9-20 37M39-19-39 25M19-30-58 14"
    />
  </>
);

/** What is left of a floor. */
const Flagstones = (): ReactNode => (
  <>
    <path fill={TONES.plazaJoint} d="M-58-18 -30-38h62l30 22 4 30-26 26h-62l-36-22z" opacity=".45" />
    <path
      fill={TONES.plaza}
      d="M-54-8l16-14 18 4-2 16-22 4zM-14-20l22-8 8 18-20 8zM22-28l20 6 4 16-22 2zM-46 14l22-6 8 16-18 8zM-8 4l26-4 4 18-24 6zM30 6l22-4 4 14-16 12zM-20 34l20-4 8 10-22 2zM18 30l18-2-6 12-14 2z"
    />
  </>
);

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
