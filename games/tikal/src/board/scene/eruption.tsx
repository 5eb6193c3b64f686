import type { ReactNode } from 'react';
import { Ground, Smoke } from '../art/ground.tsx';
import styles from './eruption.module.css';

/** A volcano was drawn: for a moment it stands over the dark map, large. */
export const Eruption = ({ size, still }: { readonly size: number; readonly still: boolean }): ReactNode => (
  <div className={styles.eruption}>
    <svg viewBox="-110 -110 220 220" width={size} height={size} aria-hidden="true">
      <Ground kind="volcano" variant={0} />
      <Smoke still={still} />
    </svg>
  </div>
);
