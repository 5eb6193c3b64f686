import type { Language } from '@quri/words';
import { useLanguage } from '../app/language.tsx';
import { meEn } from '../words/me.en.ts';
import { mePl } from '../words/me.pl.ts';
import type { Translation } from '../words/shell-text.ts';

export type MeText = Translation<typeof meEn>;

/** Loaded with this screen: the first one says nothing of it. */
const ME: Readonly<Record<Language, MeText>> = { en: meEn, pl: mePl };

export const useMeText = (): MeText => ME[useLanguage()];
