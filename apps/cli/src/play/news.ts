import type { Shape } from '@quri/kernel';
import { type GameText, isMasked, saySeen, type Who } from '@quri/words';

/**
 * Turns what was seen into lines. That people have chosen in secret is no news once it is known what; while it still
 * is news, sentences of one kind share a line.
 */
export function newsLines(news: readonly Shape['seen'][], words: GameText, who: Who): readonly string[] {
  const lastRevealed = news.findLastIndex((seen) => !isMasked(words, seen));
  const lines: string[] = [];
  let open: string | undefined;
  news.forEach((seen, i) => {
    const hidden = isMasked(words, seen);
    if (hidden && i < lastRevealed) return;
    const sentence = saySeen(words, seen, who);
    if (hidden && open === seen.type) lines.push(`${lines.pop() ?? ''} ${sentence}`);
    else lines.push(sentence);
    open = hidden ? seen.type : undefined;
  });
  return lines;
}
