import type { ReactNode } from 'react';
import styles from './scrubber.module.css';

interface ScrubberProps {
  readonly index: number;
  readonly last: number;
  readonly chapters: readonly number[];
  readonly label: string;
  /** How far the game is, and what has just happened. */
  readonly spoken: string;
  to(index: number): void;
}

/** More marks than this would be a band. */
const MOST_MARKS = 120;

/** Where in the game one is; the marks are its rounds and turns. */
export function Scrubber({ index, last, chapters, label, spoken, to }: ScrubberProps): ReactNode {
  const marks = chapters.length > MOST_MARKS ? [] : chapters;
  return (
    <div className={styles.scrubber} style={{ '--done': last === 0 ? 1 : index / last }}>
      <span className={styles.marks} aria-hidden="true">
        {marks.map((at) => (
          <i key={at} style={{ '--at': last === 0 ? 0 : at / last }} data-done={at <= index} />
        ))}
      </span>
      <input
        type="range"
        min={0}
        max={last}
        value={index}
        aria-label={label}
        aria-valuetext={spoken}
        onChange={({ target }) => to(Number(target.value))}
      />
    </div>
  );
}
