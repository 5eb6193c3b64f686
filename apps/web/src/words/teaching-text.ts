import type { Language } from '@quri/words';
import { useLanguage } from '../app/language.tsx';
import type { Said } from './shell-text.ts';
import { teachingEn } from './teaching.en.ts';
import { teachingPl } from './teaching.pl.ts';

type TeachingText = Said<typeof teachingEn>;

const TEACHING: Readonly<Record<Language, TeachingText>> = { en: teachingEn, pl: teachingPl };

export const useTeachingText = (): TeachingText => TEACHING[useLanguage()];
