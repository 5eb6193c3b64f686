import { newGuest } from '../clients/http.mjs';
import { tabs } from '../clients/person.mjs';

const TABS = 12;
/** With the host's tabs as many as one address may have, but for a few. */
const WATCHING_GUESTS = 15;

export const roomChanges = {
  about: `one host with ${TABS} tabs sits, stands and sets up as fast as the limits allow, before 180 watchers`,
  prepare: async ({ url, address, short, sleep }) => {
    const host = await tabs(url, { address, count: TABS });
    const wish = { type: 'open', game: 'incan-gold', seats: 3, options: {}, open: true };
    const { done } = await host[0].insist(wish);
    const { table } = done;
    for (const one of host) one.subscribe(table);
    const watchers = [];
    for (let i = 0; i < (short ? 3 : WATCHING_GUESTS); i++) {
      const cookie = await newGuest(url, address);
      const own = await tabs(url, { address, cookie, count: TABS });
      for (const one of own) one.subscribe(table);
      watchers.push(...own);
    }
    await sleep(200);
    return { host, table, watchers };
  },
  attack: async ({ over, sleep }, { host, table, watchers }) => {
    const achieved = { watchers: watchers.filter((one) => one.isOpen()).length, changes: 0, refused: 0 };
    const wishes = [
      (one) => one.ask({ type: 'setUp', table, seats: 4, options: {}, open: true }),
      (one) => one.ask({ type: 'sit', table, seat: 0, commitment: 'ab'.repeat(32) }),
      (one) => one.ask({ type: 'setUp', table, seats: 3, options: {}, open: false }),
      (one) => one.ask({ type: 'stand', table }),
    ];
    const change = async (one) => {
      for (let i = 0; !over() && one.isOpen(); i++) {
        const { done } = await wishes[i % wishes.length](one);
        if (done === undefined) achieved.refused++;
        else achieved.changes++;
        await sleep(45);
      }
    };
    await Promise.all(host.map(change));
    return achieved;
  },
  wanted: ({ changes }) => [['a host who changes much is served too', changes > 0]],
};
