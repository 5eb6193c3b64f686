import type { Figures } from '@quri/board-kit';
import { catalogue } from '@quri/catalogue';
import { use, useMemo } from 'react';
import { useLanguage } from '../app/language.tsx';
import { loadOnce } from '../app/load-once.ts';
import { type Chapter, chaptersOf } from './rulebook.ts';

const books = new Map(
  catalogue.map(({ meta, rulebook: { en, pl }, figures }) => [
    meta.id,
    // The words alone are a rulebook as well.
    { en: loadOnce(en), pl: loadOnce(pl), figures: loadOnce(() => figures().catch((): Figures => ({}))) },
  ]),
);

interface Book {
  readonly chapters: readonly Chapter[];
  readonly figures: Figures;
}

/** A game's rulebook; waits for it. Words and pictures come together: a rule that is shown must not move away. */
export function useBook(game: string): Book {
  const language = useLanguage();
  const found = books.get(game);
  if (found === undefined) throw new Error(`there is no game ${game}`);
  const drawn = found.figures();
  const markdown = use(found[language]());
  const figures = use(drawn);
  return { chapters: useMemo(() => chaptersOf(markdown), [markdown]), figures };
}
