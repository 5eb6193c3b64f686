import type { News } from '@quri/protocol';
import { type GameText, isMasked, nameOrYou, saySeen } from '@quri/words';
import { isGameNews } from '../../session/table-session.ts';
import { markedWho } from '../named.tsx';

/** A line of the log, its people marked. */
export interface LogLine {
  readonly key: string;
  readonly seq: number;
  readonly sentence: string;
  /** It says that somebody acted and hides how; once it is known what, nobody needs it. */
  readonly masked: boolean;
}

/** All that happened in sentences, oldest first. What was only news until it came to light is left out. */
export function logLines(
  history: readonly News[],
  text: GameText,
  takenBack: (name: string | null) => string,
  /** The seat of whoever reads. */
  you: number | null,
): readonly LogLine[] {
  const who = markedWho(you);
  const all = history.flatMap(({ seq, kind, by, seen }): readonly LogLine[] => {
    if (kind === 'takenBack')
      return [{ key: `${seq}`, seq, sentence: takenBack(nameOrYou(who, by ?? 0)), masked: false }];
    // What else happens to a table, no game has a sentence for.
    if (!isGameNews({ kind })) return [];
    return seen.map((one, i) => ({
      key: `${seq}.${i}`,
      seq,
      sentence: saySeen(text, one, who),
      masked: isMasked(text, one),
    }));
  });
  const lastOpen = all.findLastIndex(({ masked }) => !masked);
  const hidden = all.slice(lastOpen + 1);
  const open = all.filter(({ masked }) => !masked);
  const [first] = hidden;
  if (first === undefined) return open;
  // Whoever changes their mind acts again; that they act is said once, each on a line.
  return [...open, { ...first, sentence: [...new Set(hidden.map(({ sentence }) => sentence))].join('\n') }];
}
