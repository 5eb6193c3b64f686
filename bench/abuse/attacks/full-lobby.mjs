import { neighbour } from '../clients/loopback.mjs';
import { person, tabs } from '../clients/person.mjs';

/** Two guests at each of two addresses list as many tables as they may. */
const LISTING = [1, 1, 2, 2];
const TABLES_EACH = 30;
const WISH = { type: 'open', game: 'incan-gold', seats: 3, options: {}, open: true };

async function listed(url, address, count) {
  // One socket may look at sixteen tables.
  const own = await tabs(url, { address, count: 2 });
  const tables = [];
  for (let i = 0; i < count; i++) {
    const { done } = await own[0].insist(WISH);
    if (done === undefined) break;
    tables.push(done.table);
    own[i % own.length].subscribe(done.table);
  }
  return { own, tables };
}

export const fullLobby = {
  about: `${LISTING.length} guests of two addresses list ${LISTING.length * TABLES_EACH} tables and go on, while somebody else has listed one`,
  p99Factor: 3,
  prepare: async ({ url, address, short }) => {
    const [host, reader] = await Promise.all([3, 4].map((n) => person(url, { address: neighbour(address, n) })));
    const { table } = (await host.insist(WISH)).done;
    host.subscribe(table);
    const listing = [];
    for (const n of LISTING) listing.push(await listed(url, neighbour(address, n), short ? 26 : TABLES_EACH));
    return { reader, table, listing };
  },
  attack: async ({ over, sleep }, { reader, table, listing }) => {
    const achieved = { lists: 0, longest: 0, withTheOther: 0, opened: 0 };
    reader.socket.on('message', (data) => {
      const { type, tables } = JSON.parse(String(data));
      if (type !== 'lobby') return;
      achieved.lists++;
      achieved.longest = Math.max(achieved.longest, tables.length);
      if (tables.some((line) => line.table === table)) achieved.withTheOther++;
    });
    reader.send({ type: 'lobby', watch: true });
    const goOn = async ({ own, tables }) => {
      for (let i = 0; !over(); i++) {
        if ((await own[0].ask(WISH)).done !== undefined) achieved.opened++;
        const n = (i >> 1) % tables.length;
        if (i % 2 === 0) own[n % own.length].send({ type: 'unsubscribe', table: tables[n] });
        else own[n % own.length].subscribe(tables[n]);
        await sleep(220);
      }
    };
    await Promise.all(listing.map(goOn));
    return achieved;
  },
  wanted: ({ lists, longest, withTheOther }) => [
    ['the list is full', longest === 100],
    ['the table of somebody else is in every list', lists > 0 && withTheOther === lists],
  ],
};
