import { accept, frozen, invariantBroken, move, type Seat, type Step } from '@quri/kernel';
import { wrapped } from '../wrap.ts';
import type { Ending, Evening } from './at-table.ts';
import { askPerson } from './question.ts';
import { type Sight, sightsOf, told } from './storyteller.ts';

const MS_A_LINE = 450;

/** Plays until the game is over or the person goes. What happened is told before anything is asked. */
export async function spend(evening: Evening, before: readonly Sight[]): Promise<Ending> {
  const { table, me, bots, person } = evening;
  let untold = before;
  const heed = (step: Step): void => {
    accept(table, step);
    bots.hear(step);
    untold = [...untold, ...sightsOf(step, me)];
  };
  for (;;) {
    if (person.gone()) return 'endOfInput';
    const awaited = table.game.awaited(frozen(table.state));
    const [first] = awaited;
    if (awaited.includes(me) || first === undefined) {
      await tell(evening, untold);
      untold = [];
      if (first === undefined) return 'over';
      const next = await askPerson(evening);
      if (typeof next === 'string') return next;
      heed(next);
      evening.wipe();
    } else heed(botMove(evening, first));
  }
}

async function tell({ words, who, say, person, columns }: Evening, sights: readonly Sight[]): Promise<void> {
  for (const line of told(sights, words, who)) {
    for (const part of wrapped(line, columns, '', '  ')) say(part);
    await person.pause(MS_A_LINE);
  }
}

function botMove({ table, bots }: Evening, seat: Seat): Step {
  const intent = bots.choose(seat);
  const step = move(table, { seat, actor: 'bot', at: Date.now(), ask: table.asks[seat] ?? null, intent });
  return step.ok
    ? step.value
    : invariantBroken('a bot made a move the rules refuse', { seat, intent, refused: step.refused });
}
