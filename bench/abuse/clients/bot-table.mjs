// Somebody who plays Gold Raiders with a bot: how long do they wait for it?
import { beginTable, person } from './person.mjs';

const THINK_MS = 150;

/** `take` answers the waits since it was called last; one that still goes on counts as it is. */
export async function botTable(url, address) {
  const one = await person(url, { address });
  let table;
  let waiting;
  let waits = [];
  let busy = false;
  const step = async () => {
    const position = table === undefined ? undefined : one.position(table);
    if (position === undefined || position.view.final) {
      waiting = undefined;
      if (position !== undefined) one.send({ type: 'unsubscribe', table });
      table = await beginTable([one], { game: 'gold-raiders', bots: ['puma'] });
      return;
    }
    const { offers, ask } = position;
    if (offers.length === 0) {
      waiting ??= performance.now();
      return;
    }
    if (waiting !== undefined) waits.push(performance.now() - waiting);
    waiting = undefined;
    await new Promise((resolve) => setTimeout(resolve, THINK_MS));
    const intent = offers[Math.floor(Math.random() * offers.length)];
    const answer = await one.ask({ type: 'move', table, ask, intents: [intent] });
    // From the answer on it is the bot's turn, until there is something to decide again.
    for (let i = 0; answer.done !== undefined && i < 100 && one.position(table)?.ask === ask; i++)
      await new Promise((resolve) => setTimeout(resolve, 5));
  };
  await step();
  setInterval(async () => {
    if (busy) return;
    busy = true;
    await step();
    busy = false;
  }, 10);
  return {
    take: () => {
      const taken = waiting === undefined ? waits : [...waits, performance.now() - waiting];
      waits = [];
      return taken;
    },
  };
}
