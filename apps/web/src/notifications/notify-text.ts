import type { Translation } from '@quri/words';
import { textIn } from '../app/language.tsx';
import { notifyEn } from '../words/notify.en.ts';
import { notifyPl } from '../words/notify.pl.ts';

export type NotifyText = Translation<typeof notifyEn>;

export const useNotifyText = textIn<NotifyText>({ en: notifyEn, pl: notifyPl });
