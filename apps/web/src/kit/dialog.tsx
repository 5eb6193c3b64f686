import { createContext, type ReactNode, useContext, useEffect, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useText } from '../app/language.tsx';
import { noBreak } from '../words/no-break.ts';
import { Button } from './button.tsx';
import styles from './dialog.module.css';

interface DialogProps {
  readonly title: string;
  readonly small?: boolean;
  /** Not where one of its own buttons says better what closing means. */
  readonly closeButton?: boolean;
  close(): void;
  readonly children: ReactNode;
}

/** What must stay in sight while a dialog lies over it, such as a clock that runs. */
export const DialogNote = createContext<ReactNode>(null);

/** A dialog over everything else, open from the moment it is drawn. Escape and a tap beside it close it. */
export function Dialog({ title, small = false, closeButton = true, close, children }: DialogProps): ReactNode {
  const text = useText();
  const note = useContext(DialogNote);
  const dialog = useRef<HTMLDialogElement>(null);
  const opener = useRef<HTMLElement | null>(null);
  useLayoutEffect(() => {
    if (dialog.current?.open !== false) return;
    opener.current = openerOf(document.activeElement);
    dialog.current.showModal();
  }, []);
  // Only after the dialog is gone is it known whether the browser has found a place for the focus.
  useEffect(() => {
    return () => {
      if (document.activeElement === document.body) opener.current?.focus({ preventScroll: true });
    };
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
        <h2>{noBreak(title)}</h2>
        {note}
        {closeButton && (
          <Button small type="submit">
            {text.close}
          </Button>
        )}
      </form>
      <div className={styles.page}>{children}</div>
    </dialog>,
    document.body,
  );
}

/** Where the focus returns to. A menu it was opened from is closed by then: its button stands for it. */
function openerOf(focused: Element | null): HTMLElement | null {
  const menu = focused?.closest('[popover]');
  const opener = menu == null ? focused : document.querySelector(`[popovertarget="${CSS.escape(menu.id)}"]`);
  return opener instanceof HTMLElement ? opener : null;
}
