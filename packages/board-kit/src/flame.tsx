import type { ReactNode } from 'react';
import styles from './flame.module.css';

/** A flame of three tones in a box of 24 by 32; it stands on the bottom edge. */
export const Flame = (): ReactNode => (
  <g className={styles.flame}>
    <path
      fill="#d9622b"
      d="M12 0c1 5 8 8 8.600 16.500C21 24 17.500 31 12 31S2.500 25.500 3 18.500C3.300 14 6 12.500 6.500 8.500 8.500 10 9.200 11.500 9.300 13 11.500 9 12.500 5 12 0z"
    />
    <path
      fill="#f2ad45"
      d="M12.500 8c.8 4.500 5 6.500 5 12.300C17.500 26 15 30 12 30s-6-3.600-5.700-8.600C6.500 18 8.500 17 9 14.500c1.200 1 1.600 1.800 1.800 3C12.300 14.800 12.900 11.500 12.500 8z"
    />
    <path
      fill="#fff0bd"
      d="M12.300 16c.4 2.800 2.700 4 2.700 7.500 0 3-1.400 5.500-3.200 5.500S8.700 27 8.900 24.200c.2-2.200 1.600-2.800 2-4.400.9-1 1.400-2.300 1.400-3.800z"
    />
  </g>
);
