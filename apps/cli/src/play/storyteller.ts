import type { Shape, Step } from '@quri/kernel';
import { type GameText, isVeiled, saySeen, type Who } from '@quri/words';

export type Sight = Shape['seen'];

/** What one seat sees of an entry. */
export const sightsOf = ({ seen }: Step, seat: number): readonly Sight[] => seen[seat] ?? [];

/**
 * Turns what was seen into lines. That people have chosen in secret is no news once it is known what; while it still
 * is news, sentences of one kind share a line.
 */
export function told(sights: readonly Sight[], words: GameText, who: Who): readonly string[] {
  const unveiled = sights.findLastIndex((seen) => !isVeiled(words, seen));
  const lines: string[] = [];
  let open: string | undefined;
  sights.forEach((seen, i) => {
    const veiled = isVeiled(words, seen);
    if (veiled && i < unveiled) return;
    const sentence = saySeen(words, seen, who);
    if (veiled && open === seen.type) lines.push(`${lines.pop() ?? ''} ${sentence}`);
    else lines.push(sentence);
    open = veiled ? seen.type : undefined;
  });
  return lines;
}
