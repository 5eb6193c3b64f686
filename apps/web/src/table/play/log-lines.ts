import type { News } from '@quri/protocol';
import { type GameText, isMasked, nameOrYou, saySeen, type Who } from '@quri/words';
import { isGameNews } from '../../session/table-session.ts';
import type { ShellText } from '../../words/shell-text.ts';
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
  shell: Pick<ShellText, 'takenBack' | 'presence'>,
  /** The seat of whoever reads. */
  you: number | null,
): readonly LogLine[] {
  const who = markedWho(you);
  const all = history.flatMap(({ seq, kind, by, seen }): readonly LogLine[] => {
    const about = tableSentence({ seq, kind, by, seen }, shell, who);
    if (about !== null) return [{ key: `${seq}`, seq, sentence: about, masked: false }];
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

/** What happened to the table and not in the game. */
function tableSentence(
  { seq, kind, by, seen: [about] }: Pick<News, 'seq' | 'kind' | 'by' | 'seen'>,
  { takenBack, presence }: Pick<ShellText, 'takenBack' | 'presence'>,
  who: Who,
): string | null {
  const name = nameOrYou(who, by ?? 0);
  switch (kind) {
    case 'takenBack':
      return takenBack(name, has(about, 'to', seq - 1));
    case 'seating':
      return has(about, 'bot', null) ? presence.isBack(name) : presence.botTakesOver(name);
    case 'pause':
      return has(about, 'paused', true) ? presence.everybodyLeft : presence.goesOn;
    case 'ended':
      return presence.endedEarly;
    default:
      return null;
  }
}

const has = (about: object | undefined, key: string, value: unknown): boolean =>
  about !== undefined && Object.entries(about).some(([one, is]) => one === key && is === value);
