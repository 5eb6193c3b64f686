import { type RefObject, useEffect, useRef, useState } from 'react';

/** True from when an element is in sight, or nearly. */
export function useInSight<T extends Element>(): readonly [ref: RefObject<T | null>, inSight: boolean] {
  const ref = useRef<T>(null);
  const [inSight, setInSight] = useState(false);
  useEffect(() => {
    if (ref.current === null) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        setInSight(true);
        observer.disconnect();
      },
      { rootMargin: '200px' },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, []);
  return [ref, inSight];
}
