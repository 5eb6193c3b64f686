import type { Who } from '@quri/words';
import { useMemo } from 'react';
import { useText } from '../../app/language.tsx';
import { type Away, announceAway } from '../away/away-people.ts';
import { unmarked } from '../named.tsx';
import type { LogLine } from './log-lines.ts';

/** What a screen reader is told: the log without what hides how somebody acted, and who is away. */
export function useAnnounced(
  lines: readonly LogLine[],
  away: Away,
  who: Who,
): readonly { readonly key: string; readonly words: string }[] {
  const { presence } = useText();
  return useMemo(
    () => [
      ...lines.flatMap(({ key, sentence, masked }) => (masked ? [] : [{ key, words: unmarked(sentence, who) }])),
      ...announceAway(away, who, presence),
    ],
    [lines, away, who, presence],
  );
}
