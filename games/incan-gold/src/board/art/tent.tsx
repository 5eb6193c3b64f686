import { SeatGlyph, seatColour, WidePicture } from '@quri/board-kit';
import type { ReactNode } from 'react';

interface Canvas {
  readonly seat: number;
  /** Somebody is at home: light comes through the gap. */
  readonly home: boolean;
  /** At the end the flaps are thrown back. */
  readonly open: boolean;
}

/** A tent as small as a letter: what is safe inside it. */
export const TentSign = (): ReactNode => (
  <svg viewBox="0 0 20 16" width="17" height="14" aria-hidden="true" style={{ flex: 'none' }}>
    <path fill="none" stroke="currentColor" strokeWidth="1.800" strokeLinejoin="round" d="M10 3 1.500 14.500h17z" />
    <path fill="currentColor" d="m10 7 3.800 8H6.200zM8.300 0 10 2.300 11.700 0l1.100.900L10.600 4H9.400L7.200.900z" />
  </svg>
);

/** A tent in the colour of its seat, its shape on the side. Drawn in 100 by 76. */
export const Tent = ({ seat, home, open }: Canvas): ReactNode => (
  <WidePicture box="0 0 100 76">
    <ellipse cx="50" cy="71" rx="50" ry="5" fill="#00000055" />
    <path stroke="#2b1a0e" strokeWidth="2" d="M24 12 4 70M76 16l20 54" />
    {/* side, lit from above */}
    <path fill="#10150f" d="M24 6 66 4l30 66-48 2H2z" />
    <path fill={seatColour(seat)} d="M25.500 8.500 64 6.500 44 70H5z" />
    <path fill="#ffffff" opacity=".3" d="m25.500 8.500 38.500-2-2 6.500-39 2z" />
    <path fill="#000000" opacity=".16" d="m9 60 38.500-1L44 70H5z" />
    {/* front */}
    <path fill={seatColour(seat)} d="M64.500 7 93 68.500 45 70z" />
    <path fill="#000000" opacity=".38" d="M64.500 7 93 68.500 45 70z" />
    <path fill={home || open ? '#ffcf73' : '#120c08'} d={open ? 'M65 20 82 69l-29 .6z' : 'M65 22l8 47-9 .4z'} />
    {(home || open) && <path fill="#fff0bd" d={open ? 'M66 40 77 69l-18 .4z' : 'M66 44l4 25-5 .2z'} />}
    <path
      fill="none"
      stroke="#10150f"
      strokeWidth="1.400"
      d={open ? 'M65 18 83 69M65 18 52 69.500' : 'M65 18l8.500 51M65 18l-1.500 51'}
    />
    <path stroke="#2b1a0e" strokeWidth="2.600" strokeLinecap="round" d="m64 7-5-6M64 7l5-6M25 9l-4-6M25 9l4-6" />
    {/* woven hem */}
    <path
      fill="#10150f"
      opacity=".75"
      d="m9.500 62 1-3h4l-1 3h4l1-3h4l-1 3h4l1-3h4l-1 3h4l1-3h4l-1 3h4l1-3h2.500l-1.800 6H8z"
    />
    <g transform="translate(24 19) skewX(-14) scale(1.120)">
      <SeatGlyph seat={seat} />
    </g>
  </WidePicture>
);
