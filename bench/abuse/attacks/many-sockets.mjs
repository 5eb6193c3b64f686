import { newGuest } from '../clients/http.mjs';
import { beginTable, tabs } from '../clients/person.mjs';

const TABS = 12;
/** So many choices, one behind the other, count as so many messages: each socket sends as many as it may. */
const LIST = 12;
const PACE_MS = 50;

/** Three guests with many tabs each at one table; all of them move as fast as their sockets may. */
async function group({ url, address }) {
  const guests = [];
  for (let i = 0; i < 3; i++) {
    const cookie = await newGuest(url, address);
    guests.push(await tabs(url, { address, cookie, count: TABS }));
  }
  return { guests, table: await seated(guests) };
}

async function seated(guests) {
  const table = await beginTable(
    guests.map(([first]) => first),
    { game: 'incan-gold' },
  );
  if (table !== undefined) for (const one of guests.flatMap((own) => own.slice(1))) one.subscribe(table);
  return table;
}

export const manySockets = {
  about: 'nine guests of one address with 12 sockets each, at three tables, move as fast as each socket may',
  prepare: (context) => Promise.all(Array.from({ length: context.short ? 1 : 3 }, () => group(context))),
  attack: async ({ over, sleep }, groups) => {
    const achieved = { sockets: 0, moves: 0, refused: 0, games: 0 };
    const moves = async (playing, own) => {
      for (let i = 0; !over() && own.some((one) => one.isOpen()); i++) {
        const { table } = playing;
        const { ask } = own[0].position(table) ?? {};
        const choices = Array.from({ length: LIST }, () => (Math.random() < 0.15 ? 'camp' : 'torch'));
        const intents = choices.map((choice) => ({ type: 'choose', choice }));
        const { done } = ask == null ? {} : await own[i % own.length].ask({ type: 'move', table, ask, intents });
        if (done === undefined) achieved.refused++;
        else achieved.moves += done.made;
        await sleep(PACE_MS);
      }
    };
    const nextGames = async (playing) => {
      while (!over()) {
        const [[host]] = playing.guests;
        if (playing.table === undefined || host.position(playing.table)?.view.final) {
          for (const one of playing.guests.flat()) one.send({ type: 'unsubscribe', table: playing.table });
          playing.table = await seated(playing.guests);
          achieved.games++;
        }
        await sleep(PACE_MS);
      }
    };
    achieved.sockets = groups.flatMap(({ guests }) => guests.flat()).length;
    const all = groups.flatMap((playing) => playing.guests.map((own) => moves(playing, own)));
    await Promise.all([...all, ...groups.map(nextGames)]);
    return achieved;
  },
  wanted: ({ moves }) => [['they are served too', moves > 0]],
};
