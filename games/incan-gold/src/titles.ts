import type { GameTitles } from '@quri/words';

export const titles: GameTitles = {
  en: { name: 'Incan Gold', line: 'One more step into the temple, or home with the gems?' },
  pl: { name: 'Incan Gold', line: 'Jeszcze krok w głąb świątyni czy powrót z klejnotami?' },
};
