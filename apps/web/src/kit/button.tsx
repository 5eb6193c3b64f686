import type { ComponentProps, ReactNode } from 'react';
import styles from './button.module.css';

interface Looks extends ComponentProps<'button'> {
  /** torch: the one thing to do now. quiet: there, but not in the way. */
  readonly look?: 'torch' | 'plain' | 'quiet';
  readonly small?: boolean;
}

/** The ref of a button that takes the focus when it is drawn, such as one in the place of another that had it. */
export const takeFocus = (button: HTMLButtonElement | null): void => button?.focus();

export const Button = ({ look = 'plain', small = false, className, type = 'button', ...rest }: Looks): ReactNode => (
  <button type={type} className={`${styles.button} ${className ?? ''}`} data-look={look} data-small={small} {...rest} />
);
