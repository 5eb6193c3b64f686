import { gatheringTables } from './gathering-tables.mjs';

const GUESTS = 4;

export const lobby = {
  about: 'four guests with 12 sockets each ask for the lobby as fast as allowed, while 60 listed tables come and go',
  prepare: async (context) => {
    const guests = [];
    for (let i = 0; i < (context.short ? 1 : GUESTS); i++) guests.push(await gatheringTables(context, 15));
    return guests;
  },
  attack: async ({ over, sleep }, guests) => {
    const achieved = { asked: 0, lists: 0 };
    const watch = async (one, i) => {
      one.socket.on('message', (data) => {
        if (String(data.subarray(0, 16)).startsWith('{"type":"lobby"')) achieved.lists++;
      });
      for (let n = i; !over() && one.isOpen(); n++) {
        one.send({ type: 'lobby', watch: n % 2 === 0 });
        achieved.asked++;
        await sleep(52);
      }
    };
    const comeAndGo = async ({ tabs: all, tables }) => {
      for (let i = 0; !over(); i++) {
        const table = tables[i % tables.length];
        all[0].send(
          i % 2 === 0 ? { type: 'unsubscribe', table } : { type: 'subscribe', table, invite: null, last: -1 },
        );
        await sleep(220);
      }
    };
    await Promise.all(
      guests.flatMap((guest) => [comeAndGo(guest), ...guest.tabs.slice(1).map((one, i) => watch(one, i))]),
    );
    return achieved;
  },
  wanted: ({ lists }) => [['the lobby is told', lists > 0]],
};
