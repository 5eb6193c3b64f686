import { type RefObject, useEffect, useState } from 'react';

/** How far down the window one reads, as a part of its height. */
const READING = 0.3;

/** Which of these sections is being read. */
export function useChapterInView(book: RefObject<HTMLElement | null>): number {
  const [current, setCurrent] = useState(0);
  useEffect(() => {
    const look = (): void => {
      const sections = [...(book.current?.querySelectorAll(':scope section') ?? [])];
      const passed = sections.filter((one) => one.getBoundingClientRect().top < innerHeight * READING);
      setCurrent(Math.max(0, passed.length - 1));
    };
    look();
    // Whatever scrolls, the page or a dialog.
    document.addEventListener('scroll', look, { capture: true, passive: true });
    addEventListener('resize', look);
    return () => {
      document.removeEventListener('scroll', look, { capture: true });
      removeEventListener('resize', look);
    };
  }, [book]);
  return current;
}
