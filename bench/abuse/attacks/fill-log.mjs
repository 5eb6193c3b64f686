import { newGuest } from '../clients/http.mjs';
import { beginTable, person, tabs } from '../clients/person.mjs';

const TABS = 12;
/** A list counts as so many messages. */
const LIST = 20;
/** What a guest may add by choosing again or taking back is a few dozen entries. */
export const MOST_ENTRIES = 400;

/** A guest with many tabs at the seat of the first person. */
async function withTabs({ url, address }, others, table) {
  const cookie = await newGuest(url, address);
  const all = await tabs(url, { address, cookie, count: TABS });
  const people = [all[0]];
  for (let i = 0; i < others; i++) people.push(await person(url, { address }));
  const id = await beginTable(people, table);
  for (const one of all.slice(1)) one.subscribe(id);
  return { tabs: all, others: people.slice(1), table: id };
}

/** Chooses torch and camp by turns, in lists, from every tab in turn. */
async function chooseAgain({ tabs: all, table }, over, sleep) {
  let written = 0;
  const intents = Array.from({ length: LIST }, (_, i) => ({ type: 'choose', choice: i % 2 ? 'camp' : 'torch' }));
  for (let i = 0; !over(); i++) {
    const { ask } = all[0].position(table);
    const { done } = await all[i % all.length].ask({ type: 'move', table, ask, intents });
    written += done?.made ?? 0;
    await (done === undefined ? sleep(20) : heard(all[0], table, done.seq, sleep));
  }
  return written;
}

/** Moves and takes it back. */
async function moveAndTakeBack({ tabs: all, table }, over, sleep) {
  let written = 0;
  for (let i = 0; !over(); i++) {
    const position = all[0].position(table);
    const one = all[i % all.length];
    const back = position.takeBack;
    const wish = back === null ? moveOf(table, position) : { type: 'takeBack', table, to: back.first };
    if (wish === undefined) {
      await sleep(50);
      continue;
    }
    const { done } = await one.ask(wish);
    if (done !== undefined) written++;
    await (done === undefined ? sleep(20) : heard(all[0], table, done.seq, sleep));
  }
  return written;
}

/** A move that seals nothing would be best; which one does is for the rules to say, so any. */
const moveOf = (table, { ask, offers }) =>
  offers.length === 0 ? undefined : { type: 'move', table, ask, intents: [offers.at(-1)] };

async function heard(one, table, seq, sleep) {
  for (let i = 0; i < 200 && one.isOpen() && one.position(table).seq < seq; i++) await sleep(5);
}

/** The others choose, and then the one who chose again and again: the game goes on. */
async function goesOn({ tabs: all, others, table }, sleep) {
  await sleep(1000);
  const one = all.find((tab) => tab.isOpen()) ?? all[0];
  const before = one.position(table).seq;
  const choose = (who) =>
    who.insist({
      type: 'move',
      table,
      ask: who.position(table)?.ask,
      intents: [{ type: 'choose', choice: 'torch' }],
    });
  await Promise.all(others.map(choose));
  await choose(one);
  await sleep(200);
  const { view, seq } = one.position(table);
  return seq > before && (view.final !== null || view.explorers.some(({ chosen }) => !chosen));
}

export const fillLog = {
  about: 'one guest with 12 tabs chooses again and again in Incan Gold, another moves and takes back in Tikal',
  prepare: async (context) => ({
    choosing: await withTabs(context, 2, { game: 'incan-gold' }),
    takingBack: await withTabs(context, 1, { game: 'tikal' }),
  }),
  attack: async ({ over, sleep }, { choosing, takingBack }) => {
    await Promise.all([chooseAgain(choosing, over, sleep), moveAndTakeBack(takingBack, over, sleep)]);
    const playable = await goesOn(choosing, sleep);
    const entriesOf = ({ tabs: all, table }) => Math.max(...all.map((one) => one.position(table)?.seq ?? 0)) + 1;
    return { chosen: entriesOf(choosing), takenBack: entriesOf(takingBack), playable };
  },
  wanted: ({ chosen, takenBack, playable }) => [
    [`choosing again makes at most ${MOST_ENTRIES} entries`, chosen <= MOST_ENTRIES],
    [`taking back makes at most ${MOST_ENTRIES} entries`, takenBack <= MOST_ENTRIES],
    ['the table is still playable', playable],
  ],
};
