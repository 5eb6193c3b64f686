import { useSyncExternalStore } from 'react';
import { useSettings } from './use-observable.ts';

const wish = (): MediaQueryList => matchMedia('(prefers-reduced-motion: reduce)');

const watch = (listener: () => void): (() => void) => {
  const media = wish();
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
};

/** Is motion to be reduced? As the setting says, or else the system. */
export function useReducedMotion(): boolean {
  const { motion } = useSettings();
  const system = useSyncExternalStore(watch, () => wish().matches);
  return motion === 'auto' ? system : motion === 'reduced';
}
