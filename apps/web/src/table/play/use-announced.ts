import type { Who } from '@quri/words';
import { useMemo } from 'react';
import { unmarked } from '../named.tsx';
import type { LogLine } from './log-lines.ts';

/** What a screen reader is told: the log without what hides how somebody acted, and what happens to the table. */
export function useAnnounced(
  lines: readonly LogLine[],
  who: Who,
  /** What else is announced, each once. */
  more: readonly { readonly key: string; readonly words: string }[],
): readonly { readonly key: string; readonly words: string }[] {
  return useMemo(
    () => [
      ...lines.flatMap(({ key, sentence, masked }) => (masked ? [] : [{ key, words: unmarked(sentence, who) }])),
      ...more,
    ],
    [lines, who, more],
  );
}
