import type { Figures } from '@quri/board-kit';
import { catalogue, type GameEntry } from '@quri/catalogue';
import type { GameText, GameTitle } from '@quri/words';
import { use } from 'react';
import { settings } from '../session/settings.ts';
import { gameEntry } from './game-facts.ts';
import { useLanguage } from './language.tsx';
import { loadOnce } from './load-once.ts';

/** The parts of a game that the page loads, each at most once. */
type PageParts = Pick<GameEntry, 'screen' | 'text' | 'rulebook' | 'figures'>;

const games = new Map(
  catalogue.map(({ meta, screen, text, rulebook, figures }): [string, PageParts] => [
    meta.id,
    {
      screen: loadOnce(screen),
      text: { en: loadOnce(text.en), pl: loadOnce(text.pl) },
      rulebook: { en: loadOnce(rulebook.en), pl: loadOnce(rulebook.pl) },
      // The words alone are a rulebook as well.
      figures: loadOnce(() => figures().catch((): Figures => ({}))),
    },
  ]),
);

export function partsOf(id: string): PageParts {
  const found = games.get(id);
  if (found === undefined) throw new Error(`there is no game ${id}`);
  return found;
}

/** A game's name and line, known without loading anything. */
export const useGameTitle = (id: string): GameTitle => gameEntry(id).titles[useLanguage()];

/** A game's text; suspends. */
export const useGameText = (id: string): GameText => use(partsOf(id).text[useLanguage()]());

/** A game's board and what belongs to it; waits for them. */
export const useScreen = (id: string): Awaited<ReturnType<GameEntry['screen']>> => use(partsOf(id).screen());

/** Starts loading what a table of this game will need. */
export function prepare(id: string): void {
  const { screen, text } = partsOf(id);
  for (const load of [screen, text[settings.get().language]]) load().catch(() => undefined);
}
