import type { Language } from '@quri/words';
import { useLanguage } from '../app/language.tsx';
import { settingsEn } from '../words/settings.en.ts';
import { settingsPl } from '../words/settings.pl.ts';
import type { Translation } from '../words/shell-text.ts';

type SettingsText = Translation<typeof settingsEn>;

const SETTINGS: Readonly<Record<Language, SettingsText>> = { en: settingsEn, pl: settingsPl };

export const useSettingsText = (): SettingsText => SETTINGS[useLanguage()];
