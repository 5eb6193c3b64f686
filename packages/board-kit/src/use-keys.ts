import { useEffect } from 'react';
import { hasOwnEscape, isCovered, isWriting } from './use-escape.ts';

/** What keys do, by name; small letters. Null takes a key away for the moment. */
export type KeyActions = Readonly<Record<string, (() => void) | null>>;

/**
 * Keys do this wherever the focus is, unless somebody is writing or something lies over the table; once for as long as
 * a key is held down.
 */
export function useKeys(actions: KeyActions): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || event.defaultPrevented) return;
      // Also where no text is written, as among the quick phrases of the chat.
      if (isWriting(event.target) || hasOwnEscape(event.target) || isCovered()) return;
      const act = actions[event.key.toLowerCase()];
      if (!act) return;
      event.preventDefault();
      act();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  });
}
