import { type Language, listEn, listPl } from '@quri/words';
import { createContext, type ReactNode, use, useDeferredValue } from 'react';
import { en } from '../words/en.ts';
import { pl } from '../words/pl.ts';
import type { ShellText } from '../words/shell-text.ts';
import { useSettings } from './use-observable.ts';

const SHELL: Readonly<Record<Language, ShellText>> = { en, pl };

const LanguageContext = createContext<{ readonly language: Language; readonly text: ShellText }>({
  language: 'en',
  text: en,
});

/** Provides the language to its children. What is on the screen stays until the words of another one are loaded. */
export function LanguageProvider({ children }: { readonly children: ReactNode }): ReactNode {
  const language = useDeferredValue(useSettings().language);
  return <LanguageContext value={{ language, text: SHELL[language] }}>{children}</LanguageContext>;
}

export const useLanguage = (): Language => use(LanguageContext).language;

/** A hook for the words of a part of the page. They are loaded with what says them: the first screen does not. */
export const textIn =
  <T,>(words: Readonly<Record<Language, T>>) =>
  (): T =>
    words[useLanguage()];

/** How several are named in one sentence. */
export const useList = textIn({ en: listEn, pl: listPl });

/** What the shell says, in the language of whoever reads. */
export const useText = (): ShellText => use(LanguageContext).text;
