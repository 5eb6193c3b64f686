import type { ReactNode } from 'react';
import styles from './menu-group.module.css';

/** Lines of a menu that belong together: things to do, or settings with their names beside them. */
export const MenuGroup = ({
  kind = 'items',
  children,
}: {
  readonly kind?: 'items' | 'settings';
  readonly children: ReactNode;
}): ReactNode => (
  <div className={styles.group} data-kind={kind}>
    {children}
  </div>
);
