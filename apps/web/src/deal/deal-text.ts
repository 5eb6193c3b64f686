import type { Translation } from '@quri/words';
import { textIn } from '../app/language.tsx';
import { dealEn } from './deal.en.ts';
import { dealPl } from './deal.pl.ts';

export type DealText = Translation<typeof dealEn>;

export const useDealText = textIn<DealText>({ en: dealEn, pl: dealPl });
