import { Flame, SeatGlyph, seatColour, WidePicture } from '@quri/board-kit';
import type { ReactNode } from 'react';

interface Figure {
  readonly seat: number;
  /** Inside the temple a torch is held up; in camp it is out and the arm rests. */
  readonly torch: boolean;
}

/** One explorer in a poncho of their colour, with their shape on it. Drawn in 56 by 72. */
export const Explorer = ({ seat, torch }: Figure): ReactNode => (
  <WidePicture box="0 0 56 72">
    <ellipse cx="25" cy="69.500" rx="18" ry="2.800" fill="#00000066" />
    <path fill="#1d130c" d="M16 58h7v11h-8zM27 58h7l1 11h-8z" />
    {torch && (
      <>
        <path fill="#10150f" d="m33 34 9-9 5 4-9 13z" />
        <path fill="#9a5f3c" d="m42 23 6 1-1 6-6-1z" />
        <path fill="#3c2212" d="M43.500 14h4.500l-1 16h-3z" />
        <path fill="#8a5426" d="M44.500 14h2l-.6 15h-1z" />
        <path fill="#1a0d06" d="M41.500 12h8l-1 5h-6z" />
        <g transform="translate(37 -8) scale(.720)">
          <Flame />
        </g>
      </>
    )}
    {/* poncho */}
    <path fill="#10150f" d="M18 25h14l11 34-4 4H11l-4-4z" />
    <path fill={seatColour(seat)} d="M19 26.500h12l10 32-3 3H12l-3-3z" />
    <path fill="#ffffff" opacity=".28" d="M19 26.500h7L15 61.500h-3l-3-3z" />
    <path fill="#000000" opacity=".22" d="m29 26.500 2 0 10 32-3 3h-4z" />
    <path fill="#10150f" opacity=".8" d="M10 56h3v-3h3v3h3v-3h3v3h3v-3h3v3h3v-3h3v3h3v-3h2l1 5H9.500z" />
    <g transform="translate(15 30) scale(.84)">
      <SeatGlyph seat={seat} />
    </g>
    {/* head and hat */}
    <path fill="#10150f" d="M17 15h16v9c0 4-3 6-8 6s-8-2-8-6z" />
    <path fill="#9a5f3c" d="M18.500 15h13v8.500c0 3-2.500 5-6.500 5s-6.500-2-6.500-5z" />
    <path fill="#c68a5e" d="M18.500 17h6v11.400c-3.700-.2-6-2-6-4.900z" />
    <path fill="#1d130c" d="M21 20h2.200v2.400H21zM27 20h2.200v2.400H27z" />
    <path fill="#10150f" d="M9 13c4-2 6-3 8-4 1-6 4-8 8-8s7 2 8 8c2 1 4 2 8 4-4 5-9 5.500-16 5.500S13 18 9 13z" />
    <path
      fill="#d8bd85"
      d="M11.500 13c3-1.500 5-2.500 7-3.500C19 4.500 21.500 2.500 25 2.500s6 2 6.500 7c2 1 4 2 7 3.500-4 3-8 3.800-13.500 3.800S15 16 11.500 13z"
    />
    <path fill="#f3e2b6" d="M11.500 13c3-1.500 5-2.500 7-3.500C19 4.500 21.500 2.500 25 2.500L23 10z" />
    <path fill={seatColour(seat)} d="M18.200 9c4 1.800 9.600 1.800 13.600 0l.4 2.400c-4.500 1.800-10 1.800-14.400 0z" />
  </WidePicture>
);
