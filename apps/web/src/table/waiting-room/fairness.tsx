import type { ReactNode } from 'react';
import { useTermsText } from '../../words/terms-text.ts';
import styles from './fairness.module.css';

/** The server's commitment to its seed, with an explanation. */
export function Fairness({ commitment }: { readonly commitment: string }): ReactNode {
  const { invitation: text } = useTermsText();
  return (
    <section className={styles.fair} aria-labelledby="fair">
      <h2 id="fair">{text.fairHeading}</h2>
      <p>
        {text.fairLine} <code title={commitment}>{commitment.slice(0, 16)}…</code>
      </p>
      <details>
        <summary>{text.fairMore}</summary>
        {text.fairText.map((one) => (
          <p key={one}>{one}</p>
        ))}
        <p>
          <code>{commitment}</code>
        </p>
      </details>
    </section>
  );
}
