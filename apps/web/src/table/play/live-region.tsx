import { VisuallyHidden } from '@quri/board-kit';
import type { Who } from '@quri/words';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { unmarked } from '../named.tsx';
import type { LogLine } from './log-lines.ts';

interface LiveRegionProps {
  /** What happened so far, line by line. */
  readonly lines: readonly { readonly key: string; readonly words: string }[];
  /** What is asked now; null while what led to it is still being shown. */
  readonly asked: string | null;
}

/** Announces what is new, then what is asked, to screen readers. It waits its turn and repeats nothing. */
export function LiveRegion({ lines, asked }: LiveRegionProps): ReactNode {
  const [words, setWords] = useState('');
  const announced = useRef<{ readonly keys: ReadonlySet<string>; readonly asked: string | null } | null>(null);
  useEffect(() => {
    const before = announced.current;
    const fresh = before === null ? [] : lines.filter(({ key }) => !before.keys.has(key)).map((line) => line.words);
    announced.current = { keys: new Set(lines.map(({ key }) => key)), asked: asked ?? before?.asked ?? null };
    const news = [...fresh, ...(asked === null || asked === before?.asked ? [] : [asked])];
    // What was asked is over as soon as something new is on its way: a secret it named does not stay behind.
    if (news.length > 0 || asked === null) setWords(news.join(' '));
  }, [lines, asked]);
  return (
    <div aria-live="polite" aria-atomic="true">
      <VisuallyHidden>{words}</VisuallyHidden>
    </div>
  );
}

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
