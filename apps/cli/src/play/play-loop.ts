import { frozen } from '@quri/kernel';
import { wrapped } from '../wrap.ts';
import { newsLines } from './news.ts';
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
