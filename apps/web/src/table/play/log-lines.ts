import type { PlaceId } from '@quri/board-kit';
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
  /** The places on the board it speaks of. */
  readonly places: readonly PlaceId[];
}

const NOWHERE: readonly PlaceId[] = [];

export type TableSentence = (history: readonly News[], at: number, who: Who) => string | null;

/** All that happened in sentences, oldest first. What was only news until it came to light is left out. */
export function logLines(
  history: readonly News[],
  text: GameText,
  shell: Pick<ShellText, 'takenBack'>,
  /** The seat of whoever reads. */
  you: number | null,
  /** Says what happened to a table on a server and not in its game; null at other tables. */
  sayTable: TableSentence | null,
): readonly LogLine[] {
  const who = markedWho(you);
  const ownTakeBack: TableSentence = (_, at) => takenBackHere(history[at], shell, who);
  const all = history.flatMap(({ seq, kind, seen }, at): readonly LogLine[] => {
    const about = (sayTable ?? ownTakeBack)(history, at, who);
    if (about !== null) return [{ key: `${seq}`, seq, sentence: about, masked: false, places: NOWHERE }];
    if (!isGameNews({ kind })) return [];
    return seen.map((one, i) => ({
      key: `${seq}.${i}`,
      seq,
      sentence: saySeen(text, one, who),
      masked: isMasked(text, one),
      places: text.placesOf?.(one) ?? NOWHERE,
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

/** On this device nothing else than a take-back happens to a table. */
function takenBackHere(news: News | undefined, { takenBack }: Pick<ShellText, 'takenBack'>, who: Who): string | null {
  if (news?.kind !== 'takenBack') return null;
  const [about] = news.seen;
  const one = about !== undefined && 'to' in about && about.to === news.seq - 1;
  return takenBack(nameOrYou(who, news.by ?? 0), one);
}
