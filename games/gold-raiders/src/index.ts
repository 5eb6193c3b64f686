import type { GameEntry } from '@quri/game-entry';
import { meta } from './meta.ts';
import type { GoldRaidersShape } from './shape.ts';
import { BOTS } from './vocabulary.ts';

export const goldRaiders: GameEntry<GoldRaidersShape> = {
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
  cover: () => import('./board/cover.tsx').then(({ GoldRaidersCover }) => GoldRaidersCover),
  learning: () => import('./bot/traits.ts'),
};
