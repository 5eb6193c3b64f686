import type { GameWords } from '@quri/words';
import { rulebook } from './rulebook.ts';
import { en } from './text/en.ts';
import { pl } from './text/pl.ts';
import type { IncanGoldSpoken } from './text/spoken.ts';

export const words: GameWords<IncanGoldSpoken> = {
  en,
  pl,
  rulebook,
};
