import { useEffect } from 'react';

/** One press goes back one step: whoever acts on it marks it as handled. */
const handled = new WeakSet<Event>();

/** Escape does this while there is something to do. What moves or lies on top comes before everything else. */
export function useEscape(act: (() => void) | null, onTop = false): void {
  useEffect(() => {
    if (act === null) return;
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || handled.has(event) || isCovered() || hasOwnEscape(event.target)) return;
      handled.add(event);
      act();
    };
    window.addEventListener('keydown', onKey, { capture: onTop });
    return () => window.removeEventListener('keydown', onKey, { capture: onTop });
  }, [act, onTop]);
}

/** A part of the page that is no part of the game, such as the chat, handles it by itself. */
export const hasOwnEscape = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[data-own-escape]') !== null;

/** Somebody is typing there: its keys mean letters. */
export const isWriting = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input:not([type="range"]), textarea, select'));

/** While a menu or a rulebook lies over the table, all keys are theirs, wherever the focus is. */
export const isCovered = (): boolean => document.querySelector('dialog[open], [popover]:popover-open') !== null;
