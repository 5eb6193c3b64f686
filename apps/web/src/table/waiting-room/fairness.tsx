import type { ReactNode } from 'react';
import { later } from '../../app/later.tsx';
import { loadOnce } from '../../app/load-once.ts';
import { useTermsText } from '../../words/terms-text.ts';
import styles from './fairness.module.css';

/** Few read it: it does not hold up the waiting room. */
const LaterFairText = later(
  loadOnce(() => import('./fair-text.tsx')),
  ({ FairText }) => FairText,
);

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
        <LaterFairText />
        <p>
          <code>{commitment}</code>
        </p>
      </details>
    </section>
  );
}
