import { type ReactNode, useId } from 'react';
import styles from './segmented.module.css';

interface Choices<T extends string> {
  readonly legend: string;
  readonly value: T;
  readonly choices: readonly { readonly value: T; readonly label: string; readonly spoken?: string }[];
  onChange(value: T): void;
  /** The legend is only for those who listen. */
  readonly bare?: boolean;
}

/** One of a few, side by side. */
export function Segmented<T extends string>({ legend, value, choices, onChange, bare = false }: Choices<T>): ReactNode {
  const name = useId();
  return (
    <fieldset className={styles.group}>
      <legend data-bare={bare}>{legend}</legend>
      <div className={styles.choices}>
        {choices.map((one) => (
          <label key={one.value} data-chosen={one.value === value}>
            <input
              type="radio"
              name={name}
              checked={one.value === value}
              aria-label={one.spoken}
              onChange={() => onChange(one.value)}
            />
            <span>{one.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
