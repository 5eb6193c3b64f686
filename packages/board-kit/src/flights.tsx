import type { ReactNode } from 'react';
import styles from './flights.module.css';
import type { Point } from './rect.ts';

/** A picture of this size that travels, its middle from one point to another. */
export interface FlyingPiece {
  readonly from: Point;
  readonly to: Point;
  readonly w: number;
  readonly h: number;
  readonly picture: ReactNode;
  /** Where several travel together: which of them this is. Each starts a moment after the one before. */
  readonly nth?: number;
}

/**
 * What travels during one beat. A board's style sheet sets how: `--flight-lasts`, `--flight-lift` (how high the curve
 * is), `--flight-turn`, and `--flight-start`, `--flight-middle` and `--flight-end` (how large it is by then).
 */
export const Flights = ({ flights }: { readonly flights: readonly FlyingPiece[] }): ReactNode => (
  <div aria-hidden="true">
    {flights.map(({ from, to, w, h, picture, nth = 0 }, i) => (
      <span
        // biome-ignore lint/suspicious/noArrayIndexKey: flights of one beat never change places
        key={i}
        className={styles.flight}
        style={{
          width: w,
          height: h,
          '--x0': `${from.x - w / 2}px`,
          '--y0': `${from.y - h / 2}px`,
          '--x1': `${to.x - w / 2}px`,
          '--y1': `${to.y - h / 2}px`,
          '--nth': nth,
        }}
      >
        {picture}
      </span>
    ))}
  </div>
);
