import type { GameEntry } from '@quri/game-entry';
import { BOTS, meta } from './meta.ts';
import type { SampleShape } from './shape.ts';
import { titles } from './titles.ts';

export const sample: Omit<GameEntry<SampleShape>, 'screen' | 'cover' | 'learning' | 'figures' | 'teaching'> = {
  meta,
  bots: BOTS,
  titles,
  engine: () => import('./engine.ts'),
  text: {
    en: () => import('./text/en.ts').then(({ en }) => en),
    pl: () => import('./text/pl.ts').then(({ pl }) => pl),
  },
  rulebook: {
    en: () => import('./text/rulebook.en.md?raw').then((file) => file.default),
    pl: () => import('./text/rulebook.pl.md?raw').then((file) => file.default),
  },
};
