import { lazy, type ReactNode, Suspense, useId, useRef, useState } from 'react';
import { useText } from '../../app/language.tsx';
import { addressOf } from '../../app/route.ts';
import { useObservable } from '../../app/use-observable.ts';
import { Button } from '../../kit/button.tsx';
import { connection } from '../../session/socket/page-connection.ts';
import styles from './invitation.module.css';

const QrCode = lazy(() => import('./qr-code.tsx').then((module) => ({ default: module.QrCode })));

/** How others get here: a link to send, a picture to point a phone at. */
export function Invitation({ table, invite }: { readonly table: string; readonly invite: string }): ReactNode {
  const text = useText();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [state, setState] = useState<'fresh' | 'copied' | 'byHand'>('fresh');
  const { address } = useObservable(connection().state);
  const link = `${address ?? location.origin}${addressOf({ at: 'table', table, invite })}`;
  const copy = async (): Promise<void> => {
    // On plain http there is no clipboard; then the link is selected, ready to be copied.
    try {
      await navigator.clipboard.writeText(link);
      setState('copied');
    } catch {
      field.current?.focus();
      field.current?.select();
      setState('byHand');
    }
  };
  return (
    <section className={styles.invitation} aria-labelledby="invite">
      <div className={styles.words}>
        <h2 id="invite">{text.inviteHeading}</h2>
        <p>{text.inviteLead}</p>
        <label htmlFor={id}>{text.inviteLink}</label>
        <input
          ref={field}
          id={id}
          className={styles.link}
          readOnly
          value={link}
          onFocus={({ target }) => target.select()}
        />
        <div className={styles.ways}>
          <Button small onClick={copy}>
            {state === 'copied' ? text.copied : text.copy}
          </Button>
          {'share' in navigator && (
            <Button small look="quiet" onClick={() => void navigator.share({ url: link }).catch(() => undefined)}>
              {text.share}
            </Button>
          )}
        </div>
        <p role="status" className={styles.status}>
          {state === 'byHand' ? text.copyByHand : state === 'copied' ? text.copied : ''}
        </p>
      </div>
      <div className={styles.qr}>
        <Suspense fallback={null}>
          <QrCode content={link} label={text.qr} />
        </Suspense>
      </div>
    </section>
  );
}
