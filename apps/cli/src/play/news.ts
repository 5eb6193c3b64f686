import type { Shape, Step } from '@quri/kernel';
import { type GameText, isPlaceholder, saySeen, type Who } from '@quri/words';

export type Seen = Shape['seen'];

/** What one seat sees of an entry. */
export const seenBy = ({ seen }: Step, seat: number): readonly Seen[] => seen[seat] ?? [];

/**
 * Turns what was seen into lines. That people have chosen in secret is no news once it is known what; while it still
 * is news, sentences of one kind share a line.
 */
export function newsLines(news: readonly Seen[], words: GameText, who: Who): readonly string[] {
  const unveiled = news.findLastIndex((seen) => !isPlaceholder(words, seen));
  const lines: string[] = [];
  let open: string | undefined;
  news.forEach((seen, i) => {
    const veiled = isPlaceholder(words, seen);
    if (veiled && i < unveiled) return;
    const sentence = saySeen(words, seen, who);
    if (veiled && open === seen.type) lines.push(`${lines.pop() ?? ''} ${sentence}`);
    else lines.push(sentence);
    open = veiled ? seen.type : undefined;
  });
  return lines;
}
