import { entryOf, type GameEngine, type GameEntry } from '@quri/catalogue';
import type { Lesson } from '@quri/words';
import { refuse } from '../refused-error.ts';

const gameOf = (game: string): GameEntry => entryOf(game) ?? refuse('noSuchGame');

export const engineOf = async (game: string): Promise<GameEngine> => gameOf(game).engine();
export const lessonOf = async (game: string): Promise<Lesson> => gameOf(game).teaching.lesson();
