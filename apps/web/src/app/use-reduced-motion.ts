import { useSyncExternalStore } from 'react';

const wish = (): MediaQueryList => matchMedia('(prefers-reduced-motion: reduce)');

const watch = (listener: () => void): (() => void) => {
  const media = wish();
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
};

/** The prefers-reduced-motion setting. */
export const useReducedMotion = (): boolean => useSyncExternalStore(watch, () => wish().matches);
