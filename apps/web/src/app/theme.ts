import { useLayoutEffect } from 'react';
import type { Settings } from './read-settings.ts';
import { useSettings } from './use-store.ts';

/** Puts the chosen light, pace and language where style sheets and screen readers look for them. */
export function wear({ theme, pace, language }: Pick<Settings, 'theme' | 'pace' | 'language'>): void {
  const root = document.documentElement;
  if (theme === 'auto') delete root.dataset.theme;
  else root.dataset.theme = theme;
  root.dataset.pace = pace;
  root.lang = language;
}

export function useLook(): void {
  const settings = useSettings();
  useLayoutEffect(() => wear(settings), [settings]);
}
