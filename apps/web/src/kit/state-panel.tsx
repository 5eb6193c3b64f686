import type { ReactNode } from 'react';
import { type StateArt, stateArt } from '../app/state-art.ts';
import styles from './state-panel.module.css';

interface PanelProps {
  readonly art: StateArt;
  readonly children: ReactNode;
}

/** In place of a list with nothing in it: a drawing, why that is so, and what to do next. */
export const StatePanel = ({ art, children }: PanelProps): ReactNode => (
  <div className={styles.panel}>
    <img src={stateArt(art)} alt="" width="400" height="200" loading="lazy" />
    <div className={styles.words}>{children}</div>
  </div>
);
