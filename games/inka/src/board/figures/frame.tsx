import type { Rect } from '@quri/board-kit';
import type { ReactNode } from 'react';
import { ArtDefs } from '../art/defs.tsx';
import styles from './figures.module.css';

interface FrameProps {
  readonly box: Rect;
  /** On the floor of the temple, or on the page. */
  readonly on: 'temple' | 'page';
  readonly children: ReactNode;
}

/** A picture as wide as there is room. Its caption says what it shows. */
export const Frame = ({ box: { x, y, w, h }, on, children }: FrameProps): ReactNode => (
  <svg viewBox={[x, y, w, h].map(Math.round).join(' ')} className={styles.frame} data-on={on} aria-hidden="true">
    <ArtDefs />
    {children}
  </svg>
);

/** Words below a piece. */
export const Label = ({
  x,
  y,
  children,
}: {
  readonly x: number;
  readonly y: number;
  readonly children: string;
}): ReactNode => (
  <text x={x} y={y} className={styles.label}>
    {children}
  </text>
);
