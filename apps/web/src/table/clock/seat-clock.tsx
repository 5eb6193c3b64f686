import type { ReactNode } from 'react';
import type { ReceivedClocks } from '../../session/table-session.ts';
import { useTermsText } from '../../words/terms-text.ts';
import { clockOfSeat, clockText, isLittle } from './clock-time.ts';
import styles from './seat-clock.module.css';
import { useAtTime } from './ticker.ts';

interface Shown {
  readonly received: ReceivedClocks | null;
  readonly seat: number;
  /** Whose clock runs out is told more urgently to themselves. */
  readonly own: boolean;
  /** Beside the sentence that asks: larger. */
  readonly large?: boolean;
}

/** How much time somebody has. Lit while it runs; it is not read aloud by itself. */
export function SeatClock({ received, seat, own, large = false }: Shown): ReactNode {
  const terms = useTermsText();
  // One text for all that is shown, so that it is drawn anew only when that changes.
  const shown = useAtTime((now) => {
    const reading = clockOfSeat(received, seat, now);
    if (reading === null) return null;
    return [clockText(reading.left, terms), reading.runs, isLittle(reading)].join('|');
  });
  if (shown === null) return null;
  const [text = '', runs, little] = shown.split('|');
  return (
    <span
      role="timer"
      aria-label={terms.clockOf(text)}
      className={styles.clock}
      data-runs={runs}
      // One that stands still is no news.
      data-quiet={runs === 'true' ? undefined : ''}
      data-little={little}
      data-own={own}
      data-large={large}
    >
      {text}
    </span>
  );
}
