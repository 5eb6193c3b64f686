import { useEffect } from 'react';

/** One press goes back one step: whoever heeds it marks it as spent. */
const spent = new WeakSet<Event>();

/** Escape does this while there is something to do. What moves or lies on top heeds it before everything else. */
export function useEscape(act: (() => void) | null, onTop = false): void {
  useEffect(() => {
    if (act === null) return;
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || spent.has(event) || isElsewhere(event.target)) return;
      spent.add(event);
      act();
    };
    window.addEventListener('keydown', onKey, { capture: onTop });
    return () => window.removeEventListener('keydown', onKey, { capture: onTop });
  }, [act, onTop]);
}

/** In a menu or a rulebook that lies over the table, Escape is theirs. */
const isElsewhere = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('dialog, [popover], [role="dialog"]') !== null;
