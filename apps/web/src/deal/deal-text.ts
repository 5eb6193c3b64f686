import type { Language } from '@quri/words';
import { useLanguage } from '../app/language.tsx';
import type { Translation } from '../words/shell-text.ts';
import { dealEn } from './deal.en.ts';
import { dealPl } from './deal.pl.ts';

export type DealText = Translation<typeof dealEn>;

const DEAL: Readonly<Record<Language, DealText>> = { en: dealEn, pl: dealPl };

export const useDealText = (): DealText => DEAL[useLanguage()];
