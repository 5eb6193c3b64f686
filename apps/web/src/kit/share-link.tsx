import { type ReactNode, useId, useRef, useState } from 'react';
import { useText } from '../app/language.tsx';
import { noBreak } from '../words/no-break.ts';
import { Button } from './button.tsx';
import { LaterQrCode } from './later-qr-code.ts';
import styles from './share-link.module.css';

interface Shared {
  readonly heading: string;
  readonly lead: string;
  /** What the link is called, */
  readonly label: string;
  /** and the picture of it. */
  readonly qr: string;
  readonly link: string;
}

/** A link to send, and a picture of it to point a phone at. */
export function ShareLink({ heading, lead, label, qr, link }: Shared): ReactNode {
  const text = useText();
  const id = useId();
  const title = useId();
  const field = useRef<HTMLInputElement>(null);
  const [state, setState] = useState<'fresh' | 'copied' | 'byHand'>('fresh');
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
    <section className={styles.invitation} aria-labelledby={title}>
      <div className={styles.words}>
        <h2 id={title}>{heading}</h2>
        <p>{noBreak(lead)}</p>
        <label htmlFor={id}>{label}</label>
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
        <LaterQrCode content={link} label={qr} />
      </div>
    </section>
  );
}
