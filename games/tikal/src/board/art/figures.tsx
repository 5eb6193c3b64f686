import { SeatGlyph, seatColour } from '@quri/board-kit';
import type { ReactNode } from 'react';
import { inked, PAINT } from './tones.ts';

interface Owned {
  readonly seat: number;
}

interface SignProps extends Owned {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly paint?: string;
}

/** The shape of a seat around a point: in ink, or painted and outlined in ink. */
const Sign = ({ seat, x, y, size, paint }: SignProps): ReactNode => (
  <g
    transform={`translate(${x - size / 2} ${y - size / 2}) scale(${size / 24})`}
    {...(paint ? { stroke: PAINT.ink, strokeWidth: 60 / size, strokeLinejoin: 'round' } : { stroke: 'none' })}
  >
    <SeatGlyph seat={seat} {...(paint && { fill: paint })} />
  </g>
);

/** An explorer: feet at the origin, 34 high, the shape of the seat as its head. */
export const Explorer = ({ seat }: Owned): ReactNode => (
  <g>
    <ellipse rx="11" ry="3.500" fill="#00000066" />
    <path fill={seatColour(seat)} {...inked('2.500')} d="M-4-20h8l7 16-3 4h-16l-3-4z" />
    <path fill="#00000044" d="M1-19h2.500l6.500 15-2.500 3h-5z" />
    <Sign seat={seat} x={0} y={-24.5} size={18} paint={seatColour(seat)} />
  </g>
);

/** The leader: 48 high, a hat, and a banner with the shape of the seat. */
export const Leader = ({ seat }: Owned): ReactNode => (
  <g>
    <ellipse cx="1" rx="16" ry="4" fill="#00000066" />
    <path fill={PAINT.wood} stroke={PAINT.ink} strokeWidth="2" d="M9.500 0v-48h3V0z" />
    <path fill={seatColour(seat)} {...inked('2.500')} d="M-9-26h9l10 21-4 5h-21l-4-5zM11-48h22l-5 10 5 10h-22z" />
    <path fill="#00000044" d="M-3-25h2.500l9.500 20-3.500 4h-6z" />
    <Sign seat={seat} x={19.5} y={-38} size={14} />
    <path fill={PAINT.skin} stroke={PAINT.ink} strokeWidth="2" d="M-10-35H2v6c0 3-2 5-6 5s-6-2-6-5z" />
    <path fill={PAINT.bone} {...inked('2')} d="M-17-34c3-2 6-2 7-4 0-6 2-9 6-9s6 3 6 9c1 2 4 2 7 4-6 4-20 4-26 0z" />
  </g>
);

/** A guard on a temple: 32 high, a plume and a spear, behind a shield with the shape of the seat. */
export const Guard = ({ seat }: Owned): ReactNode => (
  <g stroke={PAINT.ink} strokeWidth="2" strokeLinejoin="round">
    <path fill={PAINT.boneDeep} strokeWidth="1.500" d="M13 2h2.500v-29l3-1-4-7-4 7 2.500 1z" />
    <path fill="#e2603f" d="M2-26c0-8-12-10-17-2 5-1 8 1 9 5z" />
    <path fill={PAINT.skin} d="M-7-25H7v7H-7z" />
    <path fill={PAINT.wood} d="M-8-23c0-6 3-8 8-8s8 2 8 8z" />
    <path fill={seatColour(seat)} strokeWidth="2.500" d="M-12-19h24v10c0 6-5 9-12 12-7-3-12-6-12-12z" />
    <Sign seat={seat} x={0} y={-9.5} size={15} />
  </g>
);

/** A forward camp: 50 wide, its shape on the side. */
export const Tent = ({ seat }: Owned): ReactNode => (
  <g>
    <ellipse rx="29" ry="5" fill="#00000055" />
    <path fill={seatColour(seat)} {...inked('3')} d="M-13-34 9-35 26-1 1 1h-27z" />
    <path fill="#ffffff4d" d="M-13-33 8-34l-1 4-22 1z" />
    <path fill="#00000061" d="M9-34 25-1.500 1 0z" />
    <path fill="#ffcf73" d="M10-22l7 21-9 .500z" />
    <Sign seat={seat} x={-8} y={-14} size={18} />
  </g>
);
