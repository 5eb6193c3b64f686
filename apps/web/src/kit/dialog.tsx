import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useText } from '../app/language.tsx';
import { Button } from './button.tsx';
import styles from './dialog.module.css';

interface DialogProps {
  readonly title: string;
  readonly small?: boolean;
  close(): void;
  readonly children: ReactNode;
}

/** A dialog over everything else, open from the moment it is drawn. Escape and a tap beside it close it. */
export function Dialog({ title, small = false, close, children }: DialogProps): ReactNode {
  const text = useText();
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    if (dialog.current?.open === false) dialog.current.showModal();
  }, []);
  // Wherever it is opened from, it looks the same.
  return createPortal(
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard closes it with Escape
    <dialog
      ref={dialog}
      className={styles.dialog}
      data-small={small}
      aria-label={title}
      onClose={close}
      onClick={(event) => {
        if (event.target === dialog.current) dialog.current.close();
      }}
    >
      <form method="dialog" className={styles.head}>
        <h2>{title}</h2>
        <Button small type="submit">
          {text.close}
        </Button>
      </form>
      <div className={styles.page}>{children}</div>
    </dialog>,
    document.body,
  );
}
