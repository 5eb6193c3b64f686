import { newGuest } from '../clients/http.mjs';
import { beginTable, person, tabs } from '../clients/person.mjs';

const PER_GUEST = 12;
/** As long as a server without a limit takes to send a long log to all of them. */
const SENT_MS = 6000;

/** Many sockets that ask for more than they read: long logs, and a table at which somebody never stops moving. */
export const slowReaders = {
  about: '16 guests with 12 sockets each subscribe to two tables with long logs and to a busy one, and never read',
  prepare: async ({ url, address, short, long, sleep }) => {
    const players = [];
    for (let i = 0; i < 3; i++) players.push(await person(url, { address }));
    const table = await beginTable(players, { game: 'incan-gold' });
    const readers = [];
    for (let i = 0; i < (short ? 3 : 16); i++)
      readers.push(...(await tabs(url, { address, cookie: await newGuest(url, address), count: PER_GUEST })));
    for (const one of readers) {
      one.socket.pause();
      one.subscribe(long[0].table);
    }
    await sleep(short ? 200 : SENT_MS);
    return { players, table, readers };
  },
  attack: async ({ long, over, sleep }, { players, table, readers }) => {
    const achieved = { sockets: readers.length, moves: 0 };
    for (const one of readers) for (const other of [table, long[1].table]) one.subscribe(other);
    const change = async (one) => {
      while (!over()) {
        const choice = Math.random() < 0.5 ? 'camp' : 'torch';
        const { ask } = one.position(table) ?? {};
        const answer = await one.ask({ type: 'move', table, ask, intents: [{ type: 'choose', choice }] });
        if (answer.done !== undefined) achieved.moves++;
        await sleep(50);
      }
    };
    // The third never chooses, so that the others may choose again.
    await Promise.all(players.slice(0, 2).map(change));
    return achieved;
  },
  wanted: ({ sockets }) => [['the sockets were opened', sockets > 0]],
};
