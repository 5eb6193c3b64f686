import { createContext, type ReactNode, useContext } from 'react';

/** Each look has a shape and a colour of its own. A seat has one, the same on every board, chip, log line and chart. Drawn in 24 by 24. */
export const SEAT_SHAPES = [
  { name: 'disc', d: 'M12 2.500a9.500 9.500 0 1 1 0 19 9.500 9.500 0 0 1 0-19z' },
  { name: 'triangle', d: 'M12 2.200 22.600 21H1.400z' },
  { name: 'square', d: 'M3.500 3.500h17v17h-17z' },
  { name: 'diamond', d: 'M12 1 22 12 12 23 2 12z' },
  { name: 'hexagon', d: 'M12 1.800 21 7v10l-9 5.200L3 17V7z' },
  {
    name: 'heart',
    d: 'M12 21.500C4.500 16 2 12 2 8.300 2 5.200 4.300 3 7.100 3 9.200 3 11 4.100 12 6c1-1.900 2.800-3 4.900-3C19.700 3 22 5.200 22 8.300c0 3.700-2.500 7.700-10 13.200z',
  },
  { name: 'drop', d: 'M12 1c4 5.800 7.300 9.600 7.300 14.200a7.300 7.300 0 0 1-14.600 0C4.700 10.600 8 6.800 12 1z' },
  { name: 'crescent', d: 'M15.500 2A10.200 10.200 0 1 0 22 16.400 8.200 8.200 0 0 1 15.500 2z' },
] as const;

export const seatColour = (seat: number): string => `var(--seat-${seat % SEAT_SHAPES.length})`;

/** Which look each seat has. Without one it is that of its number. Colours follow by `--seat-0` and so on. */
export const SeatLooks = createContext<readonly number[]>([]);

const useShape = (seat: number): string => {
  const look = useContext(SeatLooks)[seat] ?? seat;
  return SEAT_SHAPES[look % SEAT_SHAPES.length]?.d ?? '';
};

/** The shape alone, in ink or in whatever colour it is given, for use inside a drawing. */
export const SeatGlyph = ({ seat, fill }: { readonly seat: number; readonly fill?: string }): ReactNode => (
  <path d={useShape(seat)} fill={fill ?? 'var(--ink)'} />
);

/** The sign of a seat: its shape in its colour, lit from above. */
export const SeatShape = ({ seat, size = 20 }: { readonly seat: number; readonly size?: number }): ReactNode => {
  const d = useShape(seat);
  return (
    <svg viewBox="-1 -1 26 27" width={size} height={size} aria-hidden="true" style={{ flex: 'none' }}>
      <path d={d} fill="var(--ink)" transform="translate(0 1.600)" />
      <path d={d} fill={seatColour(seat)} stroke="var(--ink)" strokeWidth="1.200" strokeLinejoin="round" />
      <path
        d={d}
        fill="none"
        stroke="#ffffff"
        strokeOpacity=".55"
        strokeWidth="1.600"
        transform="translate(12 12) scale(.78) translate(-12 -12.500)"
        strokeDasharray="17 60"
        strokeDashoffset="-46"
      />
    </svg>
  );
};
