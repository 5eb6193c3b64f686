import { SeatGlyph, seatColour } from '@quri/board-kit';
import type { ReactNode } from 'react';
import { PAINT } from './tones.ts';

interface Owned {
  readonly seat: number;
}

interface SignProps extends Owned {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** The shape of a seat around a point, in its colour and outlined in ink. */
const Sign = ({ seat, x, y, size }: SignProps): ReactNode => (
  <g
    transform={`translate(${x - size / 2} ${y - size / 2}) scale(${size / 24})`}
    stroke={PAINT.ink}
    strokeWidth={72 / size}
    strokeLinejoin="round"
  >
    <SeatGlyph seat={seat} fill={seatColour(seat)} />
  </g>
);

/** Somebody's playing counter: feet at the origin, 46 high, the shape of the seat as its head. */
export const Counter = ({ seat }: Owned): ReactNode => (
  <g stroke={PAINT.ink} strokeWidth="3" strokeLinejoin="round">
    <ellipse cx="2" rx="19" ry="6.5" fill="#00000073" stroke="none" />
    <path fill={seatColour(seat)} d="M-7-26H7L18-5C13 4-13 4-18-5z" />
    <path fill="#00000047" stroke="none" d="M2-25h4l10 20c-2 3-6 4-10 5z" />
    <path fill="none" stroke={PAINT.wall} strokeDasharray="5 3.5" d="M-13-8C-8-4 8-4 13-8" />
    <Sign seat={seat} x={0} y={-33} size={26} />
  </g>
);

/** A blocking counter: a boulder with a scowl and the shape of the seat; feet at the origin, 44 wide. */
export const Blocker = ({ seat }: Owned): ReactNode => (
  <g stroke={PAINT.ink} strokeWidth="3.5" strokeLinejoin="round">
    <ellipse cx="3" cy="1" rx="25" ry="7" fill="#00000080" stroke="none" />
    <path fill={PAINT.rock} d="M-22-6-19-28-9-38H9l10 9 4 23-8 9h-30z" />
    <path fill={PAINT.rockLit} stroke="none" d="M-20-7-17-27l9-9h12l-14 10-6 19z" />
    <path fill={PAINT.rockDeep} stroke="none" d="M8-36l9 8 4 22-7 7H4l10-15z" />
    <Sign seat={seat} x={0} y={-17} size={27} />
  </g>
);

interface StatueProps extends Owned {
  readonly standing: boolean;
}

/** A golden idol on a base in the seat's colour: feet at the origin, 36 high; or the base alone. */
export const Statue = ({ seat, standing }: StatueProps): ReactNode => (
  <g stroke={PAINT.ink} strokeWidth="2.5" strokeLinejoin="round">
    <path fill={seatColour(seat)} d="M-12-6h24l3 8h-30z" />
    {standing ? (
      <>
        <path fill={PAINT.gold} d="M-10-6v-12h-4v-4h5v-5h-2v-4h4v-5H7v5h4v4H9v5h5v4h-4v12z" />
        <path fill={PAINT.goldLit} stroke="none" d="M-8.5-7v-14h2.5v-9h2v-4h2v27z" />
        <path fill={PAINT.ink} stroke="none" d="M-6-28h4v3h-4zM2-28h4v3H2z" />
        <Sign seat={seat} x={0} y={-13.5} size={16} />
      </>
    ) : (
      <path fill="#00000080" stroke="none" d="M-8-4H8l1 3H-9z" />
    )}
  </g>
);
