import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { MinusIcon, PlusIcon } from './icons.tsx';
import styles from './stepper.module.css';

interface Steps {
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly label: string;
  readonly fewer: string;
  readonly more: string;
  onChange(value: number): void;
}

export const Stepper = ({ value, min, max, label, fewer, more, onChange }: Steps): ReactNode => (
  <div className={styles.stepper}>
    <Button small aria-label={fewer} disabled={value <= min} onClick={() => onChange(value - 1)}>
      <MinusIcon />
    </Button>
    <output>{label}</output>
    <Button small aria-label={more} disabled={value >= max} onClick={() => onChange(value + 1)}>
      <PlusIcon />
    </Button>
  </div>
);
