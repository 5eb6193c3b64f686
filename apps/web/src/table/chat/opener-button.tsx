import { VisuallyHidden } from '@quri/board-kit';
import type { ReactNode } from 'react';
import { Button } from '../../kit/button.tsx';
import { LogIcon } from '../../kit/icons.tsx';
import styles from './drawer.module.css';
import type { Drawer } from './use-drawer.ts';

interface ButtonProps {
  readonly drawer: Drawer;
  readonly label: string;
  /** How many lines are new, and how that is said. */
  readonly unread?: { readonly n: number; readonly words: string } | null;
}

/** Opens the drawer of a phone. */
export const OpenerButton = ({ drawer, label, unread = null }: ButtonProps): ReactNode => (
  <Button
    look="quiet"
    small
    className={styles.opener}
    aria-expanded={drawer.open}
    onClick={() => drawer.toggle(unread === null ? undefined : 'chat')}
  >
    <LogIcon /> <span className={styles.word}>{label}</span>
    {unread !== null && (
      <span className={styles.badge}>
        <span aria-hidden="true">{unread.n > 99 ? '99+' : unread.n}</span>
        <VisuallyHidden>{unread.words}</VisuallyHidden>
      </span>
    )}
  </Button>
);
