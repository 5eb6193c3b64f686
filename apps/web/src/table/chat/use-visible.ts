import { type RefObject, useEffect, useState } from 'react';

/** Is any of this element on the screen, and the page in front? */
export function useVisible(element: RefObject<Element | null>): boolean {
  const [onScreen, setOnScreen] = useState(false);
  const [inFront, setInFront] = useState(() => document.visibilityState === 'visible');
  useEffect(() => {
    if (element.current === null) return;
    const observer = new IntersectionObserver((entries) => setOnScreen(entries.at(-1)?.isIntersecting === true));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  useEffect(() => {
    const changed = (): void => setInFront(document.visibilityState === 'visible');
    document.addEventListener('visibilitychange', changed);
    return () => document.removeEventListener('visibilitychange', changed);
  }, []);
  return onScreen && inFront;
}
