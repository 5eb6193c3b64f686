import type { ReactNode } from 'react';
import styles from './envelope.module.css';

/** The sealed envelope with the secret number: its seal breaks and its flap opens once all is checked. */
export const Envelope = ({ open, torn }: { readonly open: boolean; readonly torn: boolean }): ReactNode => (
  <svg className={styles.envelope} viewBox="0 0 96 88" width="96" height="88" aria-hidden="true" data-open={open}>
    <path className={styles.raised} d="M8 34h80L48 6z" />
    <path className={styles.inside} d="M8 34h80v46H8z" />
    <g className={styles.letter}>
      <path className={styles.paper} d="M18 18h60v44H18z" />
      <path
        className={torn ? styles.wrong : styles.right}
        d={torn ? 'm38 26 20 20m0-20-20 20' : 'm34 36 10 10 20-22'}
      />
    </g>
    <path className={styles.front} d="M8 34l40 26 40-26v46H8z" />
    <path className={styles.flap} d="M8 34h80L48 62z" />
    <g className={styles.seal}>
      <path d="M42 48h12v6h6v12h-6v6H42v-6h-6V54h6z" />
    </g>
  </svg>
);
