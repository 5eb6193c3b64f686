import { type ReactNode, useId } from 'react';
import styles from '../notifications/notify.module.css';

interface SwitchProps {
  readonly label: string;
  readonly hint?: string;
  readonly on: boolean;
  readonly disabled?: boolean;
  /** The sentence changes, and is read out then. */
  readonly live?: boolean;
  change(on: boolean): void;
}

/** On or off, with a sentence about it. */
export function Switch({ label, hint, on, disabled = false, live = false, change }: SwitchProps): ReactNode {
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
        disabled={disabled}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        onChange={() => change(!on)}
      />
      {hint !== undefined && (
        <p id={`${id}-hint`} role={live ? 'status' : undefined}>
          {hint}
        </p>
      )}
    </div>
  );
}
