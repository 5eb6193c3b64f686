import type { Translation } from '@quri/words';
import { textIn } from '../app/language.tsx';
import { settingsEn } from '../words/settings.en.ts';
import { settingsPl } from '../words/settings.pl.ts';

export const useSettingsText = textIn<Translation<typeof settingsEn>>({ en: settingsEn, pl: settingsPl });
