import type { ComponentProps, ReactNode } from 'react';
import styles from './button.module.css';

interface Looks extends Omit<ComponentProps<'a'>, 'className'> {
  readonly look?: 'torch' | 'plain' | 'quiet';
}

/** A link that looks like a button. */
export const ButtonLink = ({ look = 'plain', children, ...rest }: Looks): ReactNode => (
  <a className={styles.button} data-look={look} {...rest}>
    {children}
  </a>
);
