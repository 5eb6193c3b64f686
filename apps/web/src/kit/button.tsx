import type { ComponentProps, ReactNode } from 'react';
import styles from './button.module.css';

interface Looks extends ComponentProps<'button'> {
  /** torch: the one thing to do now. quiet: there, but not in the way. */
  readonly look?: 'torch' | 'plain' | 'quiet';
  readonly small?: boolean;
}

export const Button = ({ look = 'plain', small = false, className, type = 'button', ...rest }: Looks): ReactNode => (
  <button type={type} className={`${styles.button} ${className ?? ''}`} data-look={look} data-small={small} {...rest} />
);
