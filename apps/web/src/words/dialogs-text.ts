import type { Language } from '@quri/words';
import { useLanguage } from '../app/language.tsx';
import { dialogsEn } from './dialogs.en.ts';
import { dialogsPl } from './dialogs.pl.ts';
import type { Translation } from './shell-text.ts';

type DialogsText = Translation<typeof dialogsEn>;

const DIALOGS: Readonly<Record<Language, DialogsText>> = { en: dialogsEn, pl: dialogsPl };

export const useDialogsText = (): DialogsText => DIALOGS[useLanguage()];
