import type { GameWords } from '@quri/words';
import { en } from './text/en.ts';
import { pl } from './text/pl.ts';
import type { GoldRaidersSpoken } from './text/spoken.ts';

export const words: GameWords<GoldRaidersSpoken> = {
  en,
  pl,
  rulebook: {
    en: () => import('./text/rulebook.en.md?raw').then((m) => m.default),
    pl: () => import('./text/rulebook.pl.md?raw').then((m) => m.default),
  },
};
