import type { ReactNode } from 'react';
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
