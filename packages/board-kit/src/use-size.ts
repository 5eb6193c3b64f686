import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** About what a laptop has to offer a board. */
const LAPTOP: Size = { width: 1080, height: 680 };

/** The size an element has; `first` until it can be measured. */
export function useSize<E extends HTMLElement>(first = LAPTOP): readonly [RefObject<E | null>, Size] {
  const ref = useRef<E | null>(null);
  const [size, setSize] = useState(first);
  useLayoutEffect(() => {
    const element = ref.current;
    if (element === null) return;
    const measure = (): void => {
      const { clientWidth: width, clientHeight: height } = element;
      if (width > 0 && height > 0)
        setSize((old) => (old.width === width && old.height === height ? old : { width, height }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, size];
}
