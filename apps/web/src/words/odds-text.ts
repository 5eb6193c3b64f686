import { textIn } from '../app/language.tsx';

/** Around what a game says of its odds; loaded with them. */
export const useOddsText = textIn({
  en: { odds: 'Odds', showsOdds: 'shows the odds' },
  pl: { odds: 'Szanse', showsOdds: 'pokazuje szanse' },
});
