import type { ReactNode } from 'react';
import { useText } from '../../app/language.tsx';
import { useObservable } from '../../app/use-observable.ts';
import { Dialog } from '../../kit/dialog.tsx';
import { useOddsText } from '../../words/odds-text.ts';
import { ODDS_KEY, oddsState } from '../odds/odds-state.ts';
import styles from './keys-dialog.module.css';

interface KeysProps {
  /** Those of the game. */
  readonly keys: readonly { readonly key: string; readonly does: string }[];
  close(): void;
}

/** All keys of this screen. */
export function KeysDialog({ keys, close }: KeysProps): ReactNode {
  const text = useText();
  const { showsOdds } = useOddsText();
  const { usable } = useObservable(oddsState);
  const ofOdds = usable ? [{ key: ODDS_KEY, does: showsOdds }] : [];
  return (
    <Dialog small title={text.keysHeading} close={close}>
      <dl className={styles.keys}>
        {[...keys, ...ofOdds, ...text.keys].map(({ key, does }) => (
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
