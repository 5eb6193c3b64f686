import type { ReactNode } from 'react';
import { HEX } from './hex.ts';
import { PAINT, TONES } from './tones.ts';
import styles from './volcano.module.css';

/** The whole hex is rock: nobody walks here. */
export const Volcano = (): ReactNode => (
  <g>
    <path d={HEX} fill={TONES.rockDeep} />
    <path
      fill={TONES.ash}
      d="M-46-78l26 5 26-6 38 3 12 26 16 18 12 30-14 28-16 22-12 26-36 3-28-5-24 4-16-26-14-22-10-28 14-30 14-18z"
    />
    <path d={HEX} fill="url(#tk-embers)" />
    <path fill={TONES.rockDeep} d="M-78 46-24-38H24l54 84c-40 20-116 20-156 0z" />
    <path fill={TONES.rock} d="M-74 43-22-36H22l52 79c-40 18-108 18-148 0z" />
    <path fill={TONES.rockLit} d="M-74 43-22-36h14l-14 34 6 18-20 16-2 20c-14-2-26-4-36-9z" />
    <path fill={TONES.rockDeep} d="M22-36l52 79c-12 6-24 9-38 11l-8-24-10-12 4-22-8-14z" opacity=".75" />
    <ellipse cx="0" cy="-36" rx="25" ry="9" fill={PAINT.ink} />
    <ellipse cx="0" cy="-34" rx="21" ry="6.500" fill={PAINT.lava} />
    <path fill={PAINT.lavaLit} d="M-12-34c6-4 18-4 24 0-6 3-18 3-24 0z" />
    <path
      fill={PAINT.lava}
      d="M-10-30c6 2 14 2 20 0l-2 16 8 14-4 18 8 18-3 21h-8l2-18-9-16 3-16-9-14zM-16-31l7 2-6 18-8 10-3 14-5-2 4-16 7-10z"
    />
    <path fill={PAINT.lavaLit} d="M-3-29h6l-2 16 7 15-4 16 7 18-1 16h-2l1-15-8-18 4-16-7-15z" />
    <path d={HEX} fill="none" stroke={TONES.rockDeep} strokeWidth="2.500" />
  </g>
);

/** What rises from the crater of a volcano; `still` for those who want no motion. */
export const Smoke = ({ still }: { readonly still: boolean }): ReactNode => (
  <g className={still ? styles.still : styles.smoke}>
    <circle cx="-3" cy="-46" r="10" />
    <circle cx="7" cy="-58" r="13" />
    <circle cx="-6" cy="-72" r="16" />
  </g>
);
