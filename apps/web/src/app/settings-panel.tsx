import { PACES } from '@quri/board-kit';
import { LANGUAGES } from '@quri/words';
import type { ReactNode } from 'react';
import { Segmented } from '../kit/segmented.tsx';
import { THEMES } from '../session/read-settings.ts';
import { changeSettings } from '../session/settings.ts';
import { useText } from './language.tsx';
import { useSettings } from './use-observable.ts';

const NAMES = { en: 'English', pl: 'Polski' } as const;

export function LanguageSwitch({ bare = false }: { readonly bare?: boolean }): ReactNode {
  const text = useText();
  const { language } = useSettings();
  return (
    <Segmented
      legend={text.language}
      bare={bare}
      value={language}
      choices={LANGUAGES.map((value) => ({
        value,
        label: bare ? value.toUpperCase() : NAMES[value],
        spoken: NAMES[value],
      }))}
      onChange={(value) => changeSettings({ language: value })}
    />
  );
}

export function ThemeSwitch({ bare = false }: { readonly bare?: boolean }): ReactNode {
  const text = useText();
  const { theme } = useSettings();
  return (
    <Segmented
      legend={text.theme}
      bare={bare}
      value={theme}
      choices={THEMES.map((value) => ({ value, label: text.themes[value] }))}
      onChange={(value) => changeSettings({ theme: value })}
    />
  );
}

export function PaceSwitch(): ReactNode {
  const text = useText();
  const { pace } = useSettings();
  return (
    <Segmented
      legend={text.pace}
      value={pace}
      choices={PACES.map((value) => ({ value, label: text.paces[value] }))}
      onChange={(value) => changeSettings({ pace: value })}
    />
  );
}
