import type { GameWords } from '@quri/words';

/** To be loaded when somebody opens it. */
export const rulebook: GameWords['rulebook'] = {
  en: () => import('./text/rulebook.en.md?raw').then((m) => m.default),
  pl: () => import('./text/rulebook.pl.md?raw').then((m) => m.default),
};
