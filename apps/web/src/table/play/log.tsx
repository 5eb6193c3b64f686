import type { SeatLook } from '@quri/board-kit';
import type { ReactNode } from 'react';
import { useText } from '../../app/language.tsx';
import { Named } from '../named.tsx';
import styles from './log.module.css';
import type { LogLine } from './log-lines.ts';

/** What happened, newest first. */
export function Log({
  lines,
  seats,
}: {
  readonly lines: readonly LogLine[];
  readonly seats: readonly SeatLook[];
}): ReactNode {
  const text = useText();
  if (lines.length === 0) return <p className={styles.empty}>{text.nothingYet}</p>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard
    <ol className={styles.log} reversed tabIndex={0} aria-label={text.logHeading}>
      {[...lines].reverse().map(({ key, sentence }) => (
        <li key={key}>
          <Named sentence={sentence} seats={seats} />
        </li>
      ))}
    </ol>
  );
}
