import type { Language } from '@quri/words';
import { useLanguage } from '../app/language.tsx';
import type { Translation } from './shell-text.ts';
import { termsEn } from './terms.en.ts';
import { termsPl } from './terms.pl.ts';

export type TermsText = Translation<typeof termsEn>;

/** Loaded with tables on a server: the first screen says nothing of it. */
export const TERMS: Readonly<Record<Language, TermsText>> = { en: termsEn, pl: termsPl };

export const useTermsText = (): TermsText => TERMS[useLanguage()];
