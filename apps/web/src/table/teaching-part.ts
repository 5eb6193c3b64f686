import type { GameEntry } from '@quri/catalogue';
import type { TeachingWords } from '@quri/words';
import { use } from 'react';
import { gameEntry } from '../app/game-facts.ts';
import { useLanguage } from '../app/language.tsx';
import { loadOnce } from '../app/load-once.ts';

/** A hook that gives a part of a game's teaching with its words, and waits for both. */
export function teachingPart<T>(loadPart: (teaching: GameEntry['teaching']) => Promise<T>) {
  const loads = new Map<string, () => Promise<readonly [T, TeachingWords]>>();
  return function useTeachingPart(game: string): readonly [T, TeachingWords] {
    const language = useLanguage();
    const key = `${game} ${language}`;
    const { teaching } = gameEntry(game);
    const load = loads.get(key) ?? loadOnce(() => Promise.all([loadPart(teaching), teaching.words[language]()]));
    loads.set(key, load);
    return use(load());
  };
}
