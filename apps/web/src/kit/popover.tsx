import { type ReactNode, useId } from 'react';
import { useText } from '../app/language.tsx';
import { Button } from './button.tsx';
import styles from './popover.module.css';

interface Opens {
  readonly label: string;
  readonly icon?: ReactNode;
  readonly children: ReactNode;
}

/**
 * A panel that opens beside what opened it and never stops the game. Escape and a tap outside close it; on a phone, where it
 * is a sheet, a button does as well.
 */
export function Popover({ label, icon, children }: Opens): ReactNode {
  const id = useId();
  const text = useText();
  return (
    <>
      <Button
        look="quiet"
        small
        popoverTarget={id}
        className={styles.opener}
        aria-label={icon === undefined ? undefined : label}
      >
        {icon ?? label}
      </Button>
      <div id={id} popover="auto" role="dialog" aria-label={label} className={styles.panel}>
        {children}
        <Button popoverTarget={id} popoverTargetAction="hide" className={styles.close}>
          {text.close}
        </Button>
      </div>
    </>
  );
}
