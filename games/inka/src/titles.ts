import type { GameTitles } from '@quri/words';

export const titles: GameTitles = {
  en: { name: 'Inka', line: 'Slide and swing the stones of a temple floor, fetch three statues, and get out first.' },
  pl: {
    name: 'Inka',
    line: 'Przesuwasz i obracasz płyty w podłodze świątyni, zbierasz trzy posążki i uciekasz, zanim zrobią to inni.',
  },
};
