import type { ReactNode } from 'react';
import type { Layout } from '../layout/layout.ts';
import styles from './backdrop.module.css';

const STARS =
  'M60 22h2v2h-2zM148 50h2v2h-2zM212 16h3v3h-3zM300 40h2v2h-2zM388 12h2v2h-2zM470 34h2v2h-2zM560 10h2v2h-2zM700 18h3v3h-3zM806 38h2v2h-2zM905 14h2v2h-2zM980 46h2v2h-2zM1060 20h3v3h-3zM1130 54h2v2h-2zM1170 12h2v2h-2z';
const RIDGE =
  'M0 200V96l60-30 50 26 70-56 60 44 80-36 60 30 90-54 70 40 60-30 100 44 70-50 90 52 80-34 70 42 60-40 70 36 60-26v136z';
const TREES =
  'M0 200V120c14-18 34-20 46-6 10-22 40-24 52-2 14-16 38-14 46 4 16-20 48-18 58 4 12-14 34-14 44 2 18-22 52-20 62 2 14-14 34-12 42 4 20-16 44-14 54 4 16-18 46-18 58 0 14-16 42-16 54 2 16-22 50-22 62 0 14-16 38-16 50 2 14-20 46-20 58 2 12-16 36-16 48 0 16-22 52-22 64 0 14-18 40-18 52 0 14-20 44-20 56 2 14-16 34-16 46 0 16-20 46-18 56 4 12-14 32-14 42 4v52z';
const FROND =
  'M0 0C20-26 52-36 84-26 62-24 44-16 34-6c18-4 36 0 48 12C62 2 44 4 32 10c12 4 22 14 26 28C46 26 32 18 18 18 20 30 16 42 6 52 8 36 4 22-4 12z';

/** Stars, mountains and jungle; what does not fit is cut off at the sides. */
export const Jungle = (): ReactNode => (
  <svg aria-hidden="true" viewBox="0 0 1200 200" preserveAspectRatio="xMidYMax slice" width="100%" height="100%">
    <path className={styles.stars} d={STARS} />
    <path className={styles.ridge} d={RIDGE} />
    <path className={styles.canopy} d={TREES} transform="translate(0 14) scale(1.060 1)" />
    <path className={styles.canopyLit} d="M0 176h1200v24H0z" />
    <path className={styles.canopyLit} d={TREES} transform="translate(-80 42) scale(1.300 1)" />
  </svg>
);

/** Sky, mountains and jungle behind the temple, the ground before it. */
export const Backdrop = ({ layout }: { readonly layout: Layout }): ReactNode => {
  const { sky, camp, width } = layout;
  return (
    <div className={styles.backdrop} aria-hidden="true">
      <div className={styles.sky} style={{ height: sky.h }}>
        <Jungle />
        {['left', 'right'].map((side) => (
          <svg
            key={side}
            aria-hidden="true"
            className={styles.fronds}
            data-side={side}
            viewBox="-8 -40 100 100"
            style={{ width: sky.h * 0.62 }}
          >
            <path className={styles.frondBack} d={FROND} transform="translate(-14 18) rotate(-24) scale(1.050)" />
            <path className={styles.frond} d={FROND} transform="translate(-18 34)" />
          </svg>
        ))}
      </div>
      <div className={styles.ground} style={{ top: sky.h }} />
      <svg
        aria-hidden="true"
        className={styles.meadow}
        viewBox="0 0 1200 300"
        preserveAspectRatio="none"
        style={{ top: camp.y - 34, width, height: camp.h + 34 }}
      >
        <path className={styles.grassFar} d="M0 46C180 10 360 0 600 4s440 12 600 44v252H0z" />
        <path className={styles.grass} d="M0 66C180 30 380 20 600 24s420 12 600 46v232H0z" />
      </svg>
    </div>
  );
};
