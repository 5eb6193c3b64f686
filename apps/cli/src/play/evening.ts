import { frozen } from '@quri/kernel';
import { wrapped } from '../wrap.ts';
import type { Ending, Evening } from './at-table.ts';
import { askPerson } from './question.ts';
import { told } from './storyteller.ts';

const MS_A_LINE = 450;

/** Plays until the game is over or the person goes. What happened is told before anything is asked. */
export async function spend(evening: Evening): Promise<Ending> {
  const { table, me, person } = evening;
  for (;;) {
    if (person.gone()) return 'endOfInput';
    const awaited = table.game.awaited(frozen(table.state));
    const [first] = awaited;
    if (awaited.includes(me) || first === undefined) {
      await tell(evening);
      if (first === undefined) return 'over';
      const ending = await askPerson(evening);
      if (ending !== 'moved') return ending;
      evening.wipe();
    } else await evening.moveBot(first);
  }
}

async function tell({ words, who, say, person, columns, news }: Evening): Promise<void> {
  for (const line of told(news(), words, who)) {
    for (const part of wrapped(line, columns, '', '  ')) say(part);
    await person.pause(MS_A_LINE);
  }
}
