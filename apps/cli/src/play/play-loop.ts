import { frozen, type Shape } from '@quri/kernel';
import { type GameText, isMasked, saySeen, type Who } from '@quri/words';
import { wrapped } from '../wrap.ts';
import type { Ending, PlaySession } from './play-session.ts';
import { askPerson } from './question.ts';

const MS_PER_LINE = 450;

/** Plays until the game is over or the person goes. What happened is printed before anything is asked. */
export async function playLoop(session: PlaySession): Promise<Ending> {
  const { table, me, person } = session;
  for (;;) {
    if (person.gone()) return 'endOfInput';
    const awaited = table.game.awaited(frozen(table.state));
    const [first] = awaited;
    if (awaited.includes(me) || first === undefined) {
      await printNews(session);
      if (first === undefined) return 'over';
      const ending = await askPerson(session);
      if (ending !== 'moved') return ending;
      session.wipe();
    } else await session.moveBot(first);
  }
}

async function printNews({ words, who, say, person, columns, news }: PlaySession): Promise<void> {
  for (const line of newsLines(news(), words, who)) {
    for (const part of wrapped(line, columns, '', '  ')) say(part);
    await person.pause(MS_PER_LINE);
  }
}

/**
 * Turns what was seen into lines. That people have chosen in secret is no news once it is known what; while it still
 * is news, sentences of one kind share a line.
 */
function newsLines(news: readonly Shape['seen'][], words: GameText, who: Who): readonly string[] {
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
