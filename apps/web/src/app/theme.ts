import { useLayoutEffect } from 'react';
import type { Settings } from '../session/read-settings.ts';
import { useSettings } from './use-observable.ts';
import { useReducedMotion } from './use-reduced-motion.ts';

/** Sets what style sheets look at as attributes of the document. */
export function applySettings({ theme, pace, language, textSize }: Settings): void {
  const root = document.documentElement;
  if (theme === 'auto') delete root.dataset.theme;
  else root.dataset.theme = theme;
  root.dataset.pace = pace;
  root.dataset.text = textSize;
  root.lang = language;
}

export function useLook(): void {
  const settings = useSettings();
  const still = useReducedMotion();
  useLayoutEffect(() => {
    applySettings(settings);
  }, [settings]);
  useLayoutEffect(() => {
    document.documentElement.dataset.motion = still ? 'reduced' : 'full';
  }, [still]);
}
