import { type ReactNode, useId } from 'react';
import styles from '../notifications/notify.module.css';

interface SwitchProps {
  readonly label: string;
  readonly hint?: string;
  readonly on: boolean;
  change(on: boolean): void;
}

/** On or off, with a sentence about it. */
export function Switch({ label, hint, on, change }: SwitchProps): ReactNode {
  const id = useId();
  return (
    <div className={styles.switch}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="checkbox"
        role="switch"
        checked={on}
        aria-checked={on}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        onChange={() => change(!on)}
      />
      {hint !== undefined && <p id={`${id}-hint`}>{hint}</p>}
    </div>
  );
}
