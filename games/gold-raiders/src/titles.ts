import type { GameTitles } from '@quri/words';

export const titles: GameTitles = {
  en: { name: 'Gold Raiders', line: 'Stack your way to the temple by night, and trust your memory by day.' },
  pl: { name: 'Gold Raiders', line: 'Nocą układasz drogę do świątyni, za dnia polegasz na pamięci.' },
};
