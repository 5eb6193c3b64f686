import type { GameEntry } from '@quri/game-entry';
import { BOTS, meta } from './meta.ts';
import type { InkaShape } from './shape.ts';
import { titles } from './titles.ts';

export const inka: GameEntry<InkaShape> = {
  meta,
  bots: BOTS,
  titles,
  cover: new URL('./board/cover.svg', import.meta.url).href,
  engine: () => import('./engine.ts'),
  text: {
    en: () => import('./text/en.ts').then(({ en }) => en),
    pl: () => import('./text/pl.ts').then(({ pl }) => pl),
  },
  rulebook: {
    en: () => import('./text/rulebook.en.md?raw').then((file) => file.default),
    pl: () => import('./text/rulebook.pl.md?raw').then((file) => file.default),
  },
  drawing: {
    en: () => import('./text/drawing.en.ts').then(({ drawingEn }) => ({ linesOf: drawingEn })),
    pl: () => import('./text/drawing.pl.ts').then(({ drawingPl }) => ({ linesOf: drawingPl })),
  },
  screen: () => import('./screen.ts'),
  figures: () => import('./board/figures/figures.tsx').then(({ FIGURES }) => FIGURES),
  teaching: {
    minutes: 7,
    lesson: () => import('./teaching/lesson.ts').then(({ lesson }) => lesson),
    tips: () => import('./teaching/tips.ts').then(({ tips }) => tips),
    words: {
      en: () => import('./teaching/words.en.ts').then(({ en }) => en),
      pl: () => import('./teaching/words.pl.ts').then(({ pl }) => pl),
    },
  },
  learning: () => import('./bot/traits.ts'),
};
