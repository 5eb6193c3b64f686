import type { Translation } from '@quri/words';
import { textIn } from '../app/language.tsx';
import { meEn } from '../words/me.en.ts';
import { mePl } from '../words/me.pl.ts';

export type MeText = Translation<typeof meEn>;

export const useMeText = textIn<MeText>({ en: meEn, pl: mePl });
