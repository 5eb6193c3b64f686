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
    const keep = (): void => {
      if (wasInside && document.activeElement === document.body) element.current?.focus({ preventScroll: true });
    };
    let timer: ReturnType<typeof setTimeout> | undefined;
    const watch = new MutationObserver(() => {
      clearTimeout(timer);
      // While the focus moves from one button to the next nothing has it: only a moment later is it gone.
      if (wasInside && document.activeElement === document.body) timer = setTimeout(keep);
    });
    document.addEventListener('focusin', noted);
    document.addEventListener('pointerdown', pointed);
    watch.observe(document.body, { childList: true, subtree: true });
    return () => {
      document.removeEventListener('focusin', noted);
      document.removeEventListener('pointerdown', pointed);
      watch.disconnect();
      clearTimeout(timer);
    };
  }, [element]);
}
