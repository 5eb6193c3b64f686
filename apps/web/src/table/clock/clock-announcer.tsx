import { VisuallyHidden } from '@quri/board-kit';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { ReceivedClocks } from '../../session/table-session.ts';
import { useTermsText } from '../../words/terms-text.ts';
import { clockOfSeat, warningOf } from './clock-time.ts';
import { useAtTime } from './ticker.ts';

interface ClockAnnouncerProps {
  readonly received: ReceivedClocks | null;
  readonly seat: number | null;
}

/** Tells a screen reader once that 30, and once that 10 seconds are left of the reader's own clock. */
export function ClockAnnouncer({ received, seat }: ClockAnnouncerProps): ReactNode {
  const { secondsLeft } = useTermsText();
  const runs = useAtTime((now) => clockOfSeat(received, seat, now)?.runs ?? false);
  const warning = useAtTime((now) => warningOf(clockOfSeat(received, seat, now)));
  const [told, setTold] = useState<number | null>(null);
  const ranBefore = useRef(false);
  useEffect(() => {
    // A clock that begins with so little is known to do so.
    setTold(runs && ranBefore.current ? warning : null);
    ranBefore.current = runs;
  }, [runs, warning]);
  return (
    <div aria-live="polite">
      <VisuallyHidden>{told === null ? '' : secondsLeft(told)}</VisuallyHidden>
    </div>
  );
}
