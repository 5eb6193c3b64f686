import { textIn } from '../app/language.tsx';
import { settingsEn } from '../words/settings.en.ts';
import { settingsPl } from '../words/settings.pl.ts';

export const useSettingsText = textIn({ en: settingsEn, pl: settingsPl });
