import type { GameWords } from '@quri/words';
import { en } from './text/en.ts';
import { pl } from './text/pl.ts';
import type { SampleSpoken } from './text/spoken.ts';

export const words: GameWords<SampleSpoken> = {
  en,
  pl,
  rulebook: {
    en: () => import('./text/rulebook.en.md?raw').then((file) => file.default),
    pl: () => import('./text/rulebook.pl.md?raw').then((file) => file.default),
  },
};
