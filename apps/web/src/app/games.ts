import { catalogue, type GameEntry } from '@quri/catalogue';
import type { GameText } from '@quri/words';
import { type ComponentType, use } from 'react';
import { useLanguage } from './language.tsx';
import { loadOnce } from './load-once.ts';

/** The parts of a game that the page loads, each at most once. */
type PageParts = Pick<GameEntry, 'screen' | 'cover' | 'text'>;

const games = new Map(
  catalogue.map(({ meta, screen, cover, text }): [string, PageParts] => [
    meta.id,
    { screen: loadOnce(screen), cover: loadOnce(cover), text: { en: loadOnce(text.en), pl: loadOnce(text.pl) } },
  ]),
);

function partsOf(id: string): PageParts {
  const found = games.get(id);
  if (found === undefined) throw new Error(`there is no game ${id}`);
  return found;
}

/** A game's text; suspends. */
export function useGameText(id: string): GameText {
  const language = useLanguage();
  return use(partsOf(id).text[language]());
}

/** A game's board and what belongs to it; waits for them. */
export const useScreen = (id: string): Awaited<ReturnType<GameEntry['screen']>> => use(partsOf(id).screen());

/** A game's picture; waits for it. */
export const useCover = (id: string): ComponentType => use(partsOf(id).cover());

/** Starts loading what a table of this game will need. */
export function prepare(id: string): void {
  partsOf(id)
    .screen()
    .catch(() => undefined);
}
