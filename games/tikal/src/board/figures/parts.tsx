import type { ReactNode } from 'react';
import { ArtDefs } from '../art/defs.tsx';
import { PointTorch } from '../art/point-torch.tsx';
import styles from './figures.module.css';

/** A picture made of single pieces, with what they share. */
export const Panel = ({ children }: { readonly children: ReactNode }): ReactNode => (
  <div className={styles.panel}>
    <svg aria-hidden="true" width="0" height="0" className={styles.defs}>
      <ArtDefs />
    </svg>
    {children}
  </div>
);

/** So many action points. */
export const Torches = ({ count, size = 30 }: { readonly count: number; readonly size?: number }): ReactNode => (
  <span className={styles.torches} data-rows={count > 5 ? 'two' : 'one'}>
    {Array.from({ length: count }, (_, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
      <svg aria-hidden="true" key={i} viewBox="3 -2 18 42" width={(size * 18) / 42} height={size}>
        <PointTorch lit />
      </svg>
    ))}
  </span>
);

export const Arrow = ({ size = 26 }: { readonly size?: number }): ReactNode => (
  <svg aria-hidden="true" viewBox="0 0 20 20" width={size} height={size}>
    <path
      d="M2 10h14M11 4l6 6-6 6"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.200"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </svg>
);

/** Something is done for so many points. */
export const Then = ({ points }: { readonly points: number }): ReactNode => (
  <span className={styles.then}>
    <Torches count={points} size={24} />
    <Arrow />
  </span>
);
