import type { GameEntry } from '@quri/game-entry';
import { meta } from './meta.ts';
import type { IncanGoldShape } from './shape.ts';
import { BOTS } from './vocabulary.ts';

export const incanGold: GameEntry<IncanGoldShape> = {
  meta,
  bots: BOTS,
  engine: () => import('./engine.ts'),
  text: {
    en: () => import('./text/en.ts').then(({ en }) => en),
    pl: () => import('./text/pl.ts').then(({ pl }) => pl),
  },
  rulebook: {
    en: () => import('./text/rulebook.en.md?raw').then((file) => file.default),
    pl: () => import('./text/rulebook.pl.md?raw').then((file) => file.default),
  },
  screen: () => import('./screen.ts'),
  cover: () => import('./board/cover.tsx').then(({ IncanGoldCover }) => IncanGoldCover),
  learning: () => import('./bot/traits.ts'),
};
