import type { GameText } from '@quri/words';
import { type ComponentType, use } from 'react';
import { type AnyBoard, GAMES, type GameDoors } from '../boards.ts';
import { engine } from '../session/local/engine.ts';
import type { GameFacts } from '../session/worker/wire.ts';
import { useLanguage } from './language.tsx';
import { once } from './once.ts';

const doors = new Map<string, GameDoors>(
  GAMES.map(({ id, board, cover, text, rulebook }) => [
    id,
    { id, board: once(board), cover: once(cover), text: { en: once(text.en), pl: once(text.pl) }, rulebook },
  ]),
);

const catalogue = once(() => engine().ask('catalogue', {}));

export const knowsGame = (id: string): boolean => doors.has(id);

const doorsOf = (id: string): GameDoors => {
  const found = doors.get(id);
  if (found === undefined) throw new Error(`there is no game ${id}`);
  return found;
};

/** A game's words; waits for them. */
export function useGameText(id: string): GameText {
  const language = useLanguage();
  return use(doorsOf(id).text[language]());
}

export const rulebookOf = async (id: string, language: 'en' | 'pl'): Promise<string> =>
  (await doorsOf(id).rulebook())[language]();

/** A game's board; waits for it. */
export const useBoard = (id: string): AnyBoard => use(doorsOf(id).board());

/** A game's picture; waits for it. */
export const useCover = (id: string): ComponentType => use(doorsOf(id).cover());

/** What the engine tells of a game; waits for it. */
export function useFacts(id: string): GameFacts {
  const found = use(catalogue()).find((one) => one.id === id);
  if (found === undefined) throw new Error(`nothing is known of ${id}`);
  return found;
}

/** Starts loading what a table of this game will need. */
export function prepare(id: string): void {
  for (const load of [doorsOf(id).board, catalogue]) load().catch(() => undefined);
}
