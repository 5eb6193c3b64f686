import type { Language, Translation } from '@quri/words';
import { textIn } from '../app/language.tsx';
import { termsEn } from './terms.en.ts';
import { termsPl } from './terms.pl.ts';

export type TermsText = Translation<typeof termsEn>;

export const TERMS: Readonly<Record<Language, TermsText>> = { en: termsEn, pl: termsPl };

export const useTermsText = textIn(TERMS);
