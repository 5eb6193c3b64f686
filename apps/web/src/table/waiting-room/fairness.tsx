import { lazy, type ReactNode, Suspense } from 'react';
import { LoadBoundary } from '../../app/load-boundary.tsx';
import { useTermsText } from '../../words/terms-text.ts';
import styles from './fairness.module.css';

/** Few read it: it does not hold up the waiting room. */
const FairText = lazy(() => import('./fair-text.tsx').then((module) => ({ default: module.FairText })));

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
        <LoadBoundary otherwise={null}>
          <Suspense fallback={null}>
            <FairText />
          </Suspense>
        </LoadBoundary>
        <p>
          <code>{commitment}</code>
        </p>
      </details>
    </section>
  );
}
