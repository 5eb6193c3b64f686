import { goToLine, PointingLine, type SeatLook } from '@quri/board-kit';
import type { ReactNode } from 'react';
import { useText } from '../../app/language.tsx';
import { Named } from '../named.tsx';
import styles from './log.module.css';
import type { LogLine } from './log-lines.ts';

/** What happened, newest first. */
export function Log({
  lines,
  seats,
  pointed,
}: {
  readonly lines: readonly LogLine[];
  readonly seats: readonly SeatLook[];
  /** A line was tapped that lights places on the board. */
  readonly pointed: () => void;
}): ReactNode {
  const text = useText();
  if (lines.length === 0) return <p className={styles.empty}>{text.nothingYet}</p>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard
    <ol className={styles.log} reversed tabIndex={0} aria-label={text.logHeading} onKeyDown={goToLine}>
      {[...lines].reverse().map(({ key, sentence, places }) => (
        <PointingLine key={key} places={places} tapped={pointed}>
          <Named sentence={sentence} seats={seats} />
        </PointingLine>
      ))}
    </ol>
  );
}
