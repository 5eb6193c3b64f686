import { LANGUAGES } from '@quri/words';
import type { ReactNode } from 'react';
import { Segmented } from '../kit/segmented.tsx';
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
