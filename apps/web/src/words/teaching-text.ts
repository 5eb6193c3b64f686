import type { Language } from '@quri/words';
import { useLanguage } from '../app/language.tsx';
import type { Translation } from './shell-text.ts';
import { teachingEn } from './teaching.en.ts';
import { teachingPl } from './teaching.pl.ts';

type TeachingText = Translation<typeof teachingEn>;

const TEACHING: Readonly<Record<Language, TeachingText>> = { en: teachingEn, pl: teachingPl };

export const useTeachingText = (): TeachingText => TEACHING[useLanguage()];
