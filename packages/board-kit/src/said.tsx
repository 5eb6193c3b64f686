import type { ReactNode } from 'react';
import styles from './said.module.css';

/** Words for those who listen instead of looking. */
export const Said = ({ children }: { readonly children: ReactNode }): ReactNode => (
  <span className={styles.said}>{children}</span>
);
