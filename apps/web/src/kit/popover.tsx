import { type ReactNode, useId } from 'react';
import { Button } from './button.tsx';
import styles from './popover.module.css';

interface Opens {
  readonly label: string;
  readonly icon?: ReactNode;
  readonly look?: 'torch' | 'plain' | 'quiet';
  readonly children: ReactNode;
}

/** A panel that opens beside what opened it, closes by itself, and never stops the game. */
export function Popover({ label, icon, look = 'quiet', children }: Opens): ReactNode {
  const id = useId();
  return (
    <>
      <Button
        look={look}
        small
        popoverTarget={id}
        className={styles.opener}
        aria-label={icon === undefined ? undefined : label}
      >
        {icon ?? label}
      </Button>
      <div id={id} popover="auto" role="dialog" aria-label={label} className={styles.panel}>
        {children}
      </div>
    </>
  );
}
