import type { Language } from '@quri/words';
import { useLanguage } from '../app/language.tsx';
import type { Said } from '../words/shell-text.ts';
import { dealEn } from './deal.en.ts';
import { dealPl } from './deal.pl.ts';

export type DealText = Said<typeof dealEn>;

const DEAL: Readonly<Record<Language, DealText>> = { en: dealEn, pl: dealPl };

export const useDealText = (): DealText => DEAL[useLanguage()];
