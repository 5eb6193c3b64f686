import type { Shape, Step } from '@quri/kernel';
import { type GameText, saySeen, type Who } from '@quri/words';

/** Something a seat saw; veiled if it shows that somebody acted and hides how. */
export interface Sight {
  readonly seen: Shape['seen'];
  readonly veiled: boolean;
}

/** What one seat sees of an entry. */
export function sightsOf({ entry, seen }: Step, seat: number): readonly Sight[] {
  const hiding = entry.kind === 'move' && Object.keys(entry.intent).length > 1;
  return (seen[seat] ?? []).map((one) => ({ seen: one, veiled: hiding && saysOnlyWho(one) }));
}

const saysOnlyWho = (seen: object): boolean => Object.keys(seen).every((key) => key === 'type' || key === 'seat');

/**
 * Turns what was seen into lines. That people have chosen in secret is no news once it is known what; while it still
 * is news, sentences of one kind share a line.
 */
export function told(sights: readonly Sight[], words: GameText, who: Who): readonly string[] {
  const unveiled = sights.findLastIndex(({ veiled }) => !veiled);
  const lines: string[] = [];
  let open: string | undefined;
  sights.forEach(({ seen, veiled }, i) => {
    if (veiled && i < unveiled) return;
    const sentence = saySeen(words, seen, who);
    if (veiled && open === seen.type) lines.push(`${lines.pop() ?? ''} ${sentence}`);
    else lines.push(sentence);
    open = veiled ? seen.type : undefined;
  });
  return lines;
}
