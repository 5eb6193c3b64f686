import type { Point } from '@quri/board-kit';
import type { ReactNode } from 'react';
import { at, lineThrough, onTurned, polygon, rhombus, triangle, type XY } from './shapes.ts';
import { SLAB_TOP } from './slab.tsx';
import { PAINT } from './tones.ts';

const OFFERED = { fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round' } as const;

interface StrokeProps {
  readonly d: string;
  readonly width: number;
  readonly dash?: string;
}

/** A line that is seen over the pit and over stone alike. */
const OfferLine = ({ d, width, dash }: StrokeProps): ReactNode => (
  <>
    <path {...OFFERED} d={d} stroke={PAINT.ink} strokeWidth={width + 4} strokeDasharray={dash} />
    <path {...OFFERED} d={d} stroke={PAINT.offer} strokeWidth={width} strokeDasharray={dash} />
  </>
);

interface GhostProps {
  /** By how many degrees it is turned where it is drawn. */
  readonly angle: number;
  readonly kind: 'slide' | 'turn';
  readonly chosen: boolean;
}

const GHOST = polygon(rhombus(6));
const MARKS = { slide: 'M0-8 14 0 0 8-14 0z', turn: 'M-11 9a14 14 0 1 1 21 1m4-11-4 12-12-4' } as const;

/** Where a tile can end. */
export const GhostSlab = ({ angle, kind, chosen }: GhostProps): ReactNode => (
  <g transform={`translate(${at(onTurned([0, -SLAB_TOP], angle))})`} strokeLinejoin="round">
    <path d={GHOST} fill="none" stroke={PAINT.ink} strokeOpacity=".6" strokeWidth={chosen ? 10 : 7} />
    <path
      d={GHOST}
      fill={PAINT.offer}
      fillOpacity={chosen ? 0.5 : 0.16}
      stroke={PAINT.offer}
      strokeWidth={chosen ? 6 : 3.5}
      strokeLinecap="round"
      {...(!chosen && { strokeDasharray: kind === 'slide' ? '16 8' : '3 8' })}
    />
    <OfferLine d={MARKS[kind]} width={chosen ? 5 : 4} />
  </g>
);

const CHEVRON_STEP = 26;

interface TrackProps {
  readonly length: number;
  readonly angle: number;
}

/** From the origin in a direction, for slides. */
export function Track({ length, angle }: TrackProps): ReactNode {
  const chevrons = Array.from({ length: Math.max(1, Math.floor(length / CHEVRON_STEP)) }, (_, i) => {
    const x = (i + 0.5) * CHEVRON_STEP;
    return `M${x - 4}-9l9 9-9 9`;
  });
  return (
    <g transform={`rotate(${angle})`}>
      <OfferLine d={chevrons.join('')} width={4.5} />
    </g>
  );
}

interface ArcProps {
  readonly radius: number;
  readonly from: number;
  readonly to: number;
}

/** Around the origin between two angles, with a head at its end, for turns. */
export function Arc({ radius, from, to }: ArcProps): ReactNode {
  const onArc = (degrees: number, r = radius): XY => {
    const turn = (degrees * Math.PI) / 180;
    return [r * Math.cos(turn), r * Math.sin(turn)];
  };
  const clockwise = to > from;
  const back = to - (clockwise ? 1 : -1) * Math.min(Math.abs(to - from), (20 / radius) * (180 / Math.PI));
  const arc = `M${at(onArc(from))}A${radius} ${radius} 0 ${Math.abs(back - from) > 180 ? 1 : 0} ${clockwise ? 1 : 0} ${at(onArc(back))}`;
  return (
    <g>
      <OfferLine d={arc} width={4.5} dash="10 11" />
      <path
        d={polygon([onArc(to), onArc(back, radius + 12), onArc(back, radius - 12)])}
        fill={PAINT.offer}
        stroke={PAINT.ink}
        strokeWidth="2"
        strokeLinejoin="round"
      />
    </g>
  );
}

/** The corner that a tile turns round. */
export const Pivot = (): ReactNode => (
  <g>
    <circle r="13" fill={PAINT.ink} />
    <circle r="8" fill="none" stroke={PAINT.offer} strokeWidth="4" />
  </g>
);

/** The cell that stops a move. */
export const BlockedCell = ({ up }: { readonly up: boolean }): ReactNode => (
  <g strokeLinejoin="round">
    <path d={triangle(up, 5)} fill="#3a0d06" fillOpacity=".7" stroke={PAINT.ink} strokeWidth="9" />
    <path d={triangle(up, 5)} fill="url(#in-hatch)" fillOpacity=".8" stroke={PAINT.danger} strokeWidth="5" />
  </g>
);

interface ReachProps {
  readonly up: boolean;
  /** Action points that snakes on the way cost. */
  readonly cost: number;
  readonly chosen: boolean;
}

/** Two prints of a boot, one before the other. */
const PRINT = 'c5 0 6 5 5 10-1 4-1 6-5 6s-4-2-5-6c-1-5 0-10 5-10zm-4 18h8c0 5-1 7-4 7s-4-2-4-7z';
const PRINTS = `M-9-12${PRINT}M9-20${PRINT}`;

/** A cell that the counter can walk to. A number is below the middle: it leaves the head of a snake to be seen. */
export const ReachCell = ({ up, cost, chosen }: ReachProps): ReactNode => (
  <g>
    <path
      d={triangle(up, 8)}
      fill={PAINT.offer}
      fillOpacity={chosen ? 0.5 : 0.16}
      stroke="var(--torch)"
      strokeOpacity={chosen ? 1 : 0.7}
      strokeWidth={chosen ? 6 : 3}
      strokeLinejoin="round"
    />
    {cost === 0 ? (
      <path
        fill={PAINT.offer}
        stroke={PAINT.ink}
        strokeWidth="2.5"
        d={PRINTS}
        transform={`translate(0 ${up ? 5 : -1})`}
      />
    ) : (
      <g transform="translate(0 11)">
        <circle r="15" fill={PAINT.ink} stroke={PAINT.offer} strokeWidth="3" />
        <text y="8.5" textAnchor="middle" fontFamily="var(--display)" fontWeight="800" fontSize="24" fill={PAINT.offer}>
          {cost}
        </text>
      </g>
    )}
  </g>
);

/** A way through points. */
export const Footsteps = ({ points }: { readonly points: readonly Point[] }): ReactNode => (
  <g>
    <OfferLine d={lineThrough(points.map(({ x, y }) => [x, y]))} width={8} dash="0 17" />
  </g>
);
