import type { Language } from '@quri/words';
import { useLanguage } from '../app/language.tsx';
import { rulesEn } from './rules.en.ts';
import { rulesPl } from './rules.pl.ts';
import type { Translation } from './shell-text.ts';

export type RulesText = Translation<typeof rulesEn>;

/** Loaded with rulebooks: nothing else says anything of them. */
const RULES: Readonly<Record<Language, RulesText>> = { en: rulesEn, pl: rulesPl };

export const useRulesText = (): RulesText => RULES[useLanguage()];
