import type { Declined, RoomView } from '@quri/protocol';
import { useEffect, useRef, useState } from 'react';

const SHOWN_MS = 8000;

/** Who said no to what was asked a moment ago; null for whoever said it, and for those who come later. */
export function useDeclined({
  consent,
  declined,
  you,
}: Pick<RoomView, 'consent' | 'declined' | 'you'>): Declined | null {
  const [shown, setShown] = useState<Declined | null>(null);
  const wasAsked = useRef(false);
  const isAsked = consent !== null;
  const { kind, seat } = declined ?? {};
  useEffect(() => {
    const isNews = wasAsked.current && !isAsked;
    wasAsked.current = isAsked;
    if (!isNews || kind === undefined || seat === undefined || seat === you) return setShown(null);
    setShown({ kind, seat });
    const timer = setTimeout(() => setShown(null), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [isAsked, kind, seat, you]);
  return shown;
}
