import type { Language } from '@quri/words';
import { useLanguage } from '../app/language.tsx';
import { notifyEn } from '../words/notify.en.ts';
import { notifyPl } from '../words/notify.pl.ts';
import type { Translation } from '../words/shell-text.ts';

export type NotifyText = Translation<typeof notifyEn>;

/** Loaded with what says it: the first screen does not. */
const NOTIFY: Readonly<Record<Language, NotifyText>> = { en: notifyEn, pl: notifyPl };

export const useNotifyText = (): NotifyText => NOTIFY[useLanguage()];
