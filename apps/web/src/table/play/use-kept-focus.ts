import { type RefObject, useEffect } from 'react';

/** Where the keyboard was in this element and what had the focus is gone, the element has it: the next Tab goes on there. */
export function useKeptFocus(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let wasInside = false;
    const noted = ({ target }: FocusEvent): void => {
      wasInside = target instanceof Node && element.current?.contains(target) === true;
    };
    // Whoever points elsewhere has left it.
    const pointed = ({ target }: PointerEvent): void => {
      if (!(target instanceof Node && element.current?.contains(target))) wasInside = false;
    };
    const watch = new MutationObserver(() => {
      if (wasInside && document.activeElement === document.body) element.current?.focus({ preventScroll: true });
    });
    document.addEventListener('focusin', noted);
    document.addEventListener('pointerdown', pointed);
    watch.observe(document.body, { childList: true, subtree: true });
    return () => {
      document.removeEventListener('focusin', noted);
      document.removeEventListener('pointerdown', pointed);
      watch.disconnect();
    };
  }, [element]);
}
