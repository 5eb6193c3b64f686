import type { Language } from '@quri/words';
import { useLanguage } from '../app/language.tsx';

/** Around what a game says of its odds; loaded with them. */
const ODDS: Readonly<Record<Language, { readonly odds: string; readonly showsOdds: string }>> = {
  en: { odds: 'Odds', showsOdds: 'shows the odds' },
  pl: { odds: 'Szanse', showsOdds: 'pokazuje szanse' },
};

export const useOddsText = () => ODDS[useLanguage()];
