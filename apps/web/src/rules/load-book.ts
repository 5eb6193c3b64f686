import { use, useMemo } from 'react';
import { partsOf } from '../app/games.ts';
import { useLanguage } from '../app/language.tsx';
import { chaptersOf } from './rulebook.ts';

/** A game's rulebook; waits for it. Words and pictures come together: a rule that is shown must not move away. */
export function useBook(game: string) {
  const language = useLanguage();
  const { rulebook, figures: loadFigures } = partsOf(game);
  const drawn = loadFigures();
  const markdown = use(rulebook[language]());
  const figures = use(drawn);
  return { chapters: useMemo(() => chaptersOf(markdown), [markdown]), figures };
}
