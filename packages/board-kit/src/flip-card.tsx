import type { ReactNode } from 'react';
import styles from './flip-card.module.css';

interface Sides {
  readonly faceUp: boolean;
  readonly front: ReactNode;
  readonly back: ReactNode;
}

/** A card of 100 to 140 with two sides; it turns over when `faceUp` changes. It fills the width it is given. */
export const FlipCard = ({ faceUp, front, back }: Sides): ReactNode => (
  <span className={styles.card} data-face={faceUp ? 'up' : 'down'}>
    <span className={styles.turning}>
      <span className={styles.back}>{back}</span>
      {/* What lies face down is not in the page at all: nobody reads it there. */}
      <span className={styles.front}>{faceUp && front}</span>
    </span>
  </span>
);
