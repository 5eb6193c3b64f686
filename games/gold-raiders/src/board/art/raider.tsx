import { SeatGlyph, seatColour, WidePicture } from '@quri/board-kit';
import type { ReactNode } from 'react';

/** A raider in the colour of a seat, with its sign on the breast. Drawn in 40 by 56, standing on the bottom edge. */
export const Raider = ({ seat }: { readonly seat: number }): ReactNode => (
  <WidePicture box="0 0 40 56">
    <ellipse cx="20" cy="53.500" rx="13" ry="2.600" fill="#00000070" />
    {/* pack and staff */}
    <path fill="#10150f" d="M34.500 12h3l-1 42h-2z" />
    <path fill="#a8793f" d="M35.500 13h1l-.5 40h-.6z" />
    <path fill="#10150f" d="M6 24h8v18H6z" />
    <path fill="#7a5230" d="M7.500 25.500H14v15H7.500z" />
    {/* legs */}
    <path fill="#10150f" d="M12 42h7.500v12H11zM20.500 42H28l1 12h-8.500z" />
    <path fill="#5a4632" d="M13.500 43h5v8h-5.400zM21.500 43h5l.4 8h-5.400z" />
    {/* coat */}
    <path fill="#10150f" d="M12 20h16l6 20-2 5H8l-2-5z" />
    <path fill={seatColour(seat)} d="M13 21.500h14l5.300 18-1.300 4H9l-1.300-4z" />
    <path fill="#ffffff" opacity=".3" d="M13 21.500h6L12 43.500H9l-1.300-4z" />
    <path fill="#000000" opacity=".2" d="M25.500 21.500H27l5.300 18-1.300 4h-2.500z" />
    <g transform="translate(11.600 24.500) scale(.7)">
      <SeatGlyph seat={seat} />
    </g>
    {/* head and hat */}
    <path fill="#10150f" d="M13 11h14v7c0 3.500-2.600 5.500-7 5.500s-7-2-7-5.500z" />
    <path fill="#9a5f3c" d="M14.400 11h11.200v6.800c0 2.700-2.200 4.300-5.600 4.300s-5.600-1.600-5.600-4.300z" />
    <path fill="#c68a5e" d="M14.400 12.500h5V22c-3.200-.1-5-1.700-5-4.200z" />
    <path fill="#1d130c" d="M16.800 15h1.800v2.200h-1.800zM21.600 15h1.800v2.200h-1.800z" />
    <path
      fill="#10150f"
      d="M4.500 10.500c3.500-1.500 6-2 8-3C13 3 15.500.5 20 .5S27 3 27.500 7.500c2 1 4.500 1.500 8 3C32 14 27 15 20 15S8 14 4.500 10.500z"
    />
    <path
      fill="#8a5a2c"
      d="M7 10.400c3-1 5-1.500 6.800-2.400C14.200 4 16.200 2 20 2s5.800 2 6.200 6c1.800.9 3.800 1.400 6.800 2.400-3 2-7.500 2.900-13 2.900S10 12.400 7 10.400z"
    />
    <path fill="#c08b4c" d="M7 10.400c3-1 5-1.500 6.800-2.400C14.200 4 16.200 2 20 2l-2.500 7z" />
    <path
      fill={seatColour(seat)}
      d="M13.700 7.300c3.700 1.400 8.900 1.400 12.600 0l.3 2.200c-4 1.500-9.200 1.500-13.200 0z"
    />
  </WidePicture>
);

/** The idol of the first player: squat, golden, with wide eyes. Drawn in 20 by 24. */
export const Idol = ({ size = 18, rule }: { readonly size?: number; readonly rule?: string }): ReactNode => (
  <svg
    viewBox="0 0 20 24"
    width={(size * 20) / 24}
    height={size}
    aria-hidden="true"
    data-rule={rule}
    style={{ flex: 'none' }}
  >
    <path fill="#3a2706" d="M5 0h10v3h3v9h-2v3h2v6h2v3H0v-3h2v-6h2v-3H2V3h3z" />
    <path
      fill="#d9a032"
      d="M6 1.200h8v3h2.800v7H14v4.600h2.800v5.600h1.800v1.400H1.400v-1.400h1.800v-5.600H6v-4.600H3.200v-7H6z"
    />
    <path fill="#ffe79f" d="M6 1.200h4v21.600H1.400v-1.400h1.800v-5.600H6v-4.600H3.200v-7H6z" opacity=".7" />
    <path
      fill="#3a2706"
      d="M5.200 5.500h3.600v3.200H5.200zM11.200 5.500h3.600v3.200h-3.600zM7 10.500h6v1.600H7zM8 16h4v4H8z"
    />
    <path fill="#fff6d8" d="M6.300 6.500h1.400v1.200H6.300zM12.300 6.500h1.400v1.200h-1.400z" />
  </svg>
);
