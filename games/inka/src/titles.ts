import type { GameTitles } from '@quri/words';

export const titles: GameTitles = {
  en: { name: 'Inka', line: 'Slide and swing the stones of a temple floor, fetch three statues, and get out first.' },
  pl: { name: 'Inka', line: 'Przesuwasz i obracasz kamienne płyty, zabierasz trzy posążki i uciekasz przed innymi.' },
};
