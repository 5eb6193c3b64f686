import { isCovered } from '@quri/board-kit';
import { type ReactNode, useEffect } from 'react';
import { useText } from '../../app/language.tsx';
import { Dialog } from '../../kit/dialog.tsx';
import styles from './keys-dialog.module.css';

interface KeysProps {
  /** Those of the game. */
  readonly keys: readonly { readonly key: string; readonly does: string }[];
  close(): void;
}

/** All keys of this screen. */
export function KeysDialog({ keys, close }: KeysProps): ReactNode {
  const text = useText();
  return (
    <Dialog small title={text.keysHeading} close={close}>
      <dl className={styles.keys}>
        {[...keys, ...text.keys].map(({ key, does }) => (
          <div key={key}>
            <dt>
              {key.split(' ').map((one) => (
                <kbd key={one}>{one}</kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}

/** A question mark asks for the keys, unless somebody is writing or something lies over the table. */
export function useQuestionMark(act: () => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const writes = event.target instanceof HTMLElement && event.target.matches('input, textarea, select');
      if (event.key === '?' && !writes && !isCovered()) act();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [act]);
}
