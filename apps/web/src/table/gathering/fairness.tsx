import type { ReactNode } from 'react';
import { useText } from '../../app/language.tsx';
import styles from './fairness.module.css';

/** What the server has bound itself to, in one line, with an explanation behind it. */
export function Fairness({ commitment }: { readonly commitment: string }): ReactNode {
  const text = useText();
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
