import { useLayoutEffect } from 'react';
import type { Settings } from '../session/read-settings.ts';
import { useSettings } from './use-observable.ts';

/** Sets theme, pace and language as attributes of the document. */
export function applySettings({ theme, pace, language }: Pick<Settings, 'theme' | 'pace' | 'language'>): void {
  const root = document.documentElement;
  if (theme === 'auto') delete root.dataset.theme;
  else root.dataset.theme = theme;
  root.dataset.pace = pace;
  root.lang = language;
}

export function useLook(): void {
  const settings = useSettings();
  useLayoutEffect(() => applySettings(settings), [settings]);
}
