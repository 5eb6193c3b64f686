import type { GameText } from '@quri/words';
import { type ComponentType, use } from 'react';
import { type AnyBoard, GAMES, type GameDoors } from '../boards.ts';
import { workerClient } from '../session/local/worker-client.ts';
import type { GameFacts } from '../session/worker/worker-messages.ts';
import { useLanguage } from './language.tsx';
import { loadOnce } from './load-once.ts';

const doors = new Map<string, GameDoors>(
  GAMES.map(({ id, board, cover, text, rulebook }) => [
    id,
    {
      id,
      board: loadOnce(board),
      cover: loadOnce(cover),
      text: { en: loadOnce(text.en), pl: loadOnce(text.pl) },
      rulebook,
    },
  ]),
);

const catalogue = loadOnce(() => workerClient().ask('catalogue', {}));

export const knowsGame = (id: string): boolean => doors.has(id);

const doorsOf = (id: string): GameDoors => {
  const found = doors.get(id);
  if (found === undefined) throw new Error(`there is no game ${id}`);
  return found;
};

/** A game's text; suspends. */
export function useGameText(id: string): GameText {
  const language = useLanguage();
  return use(doorsOf(id).text[language]());
}

export const rulebookOf = async (id: string, language: 'en' | 'pl'): Promise<string> =>
  (await doorsOf(id).rulebook())[language]();

/** A game's board; suspends. */
export const useBoard = (id: string): AnyBoard => use(doorsOf(id).board());

/** A game's cover; suspends. */
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
