import { tabs } from '../clients/person.mjs';

const PACE_MS = 48;

export const subscribes = {
  about: 'three guests with 12 tabs each subscribe and unsubscribe, to a long log, to other tables and to none',
  prepare: async ({ url, address, short }) => {
    const all = [];
    for (let i = 0; i < (short ? 1 : 3); i++) all.push(...(await tabs(url, { address, count: 12 })));
    return all;
  },
  attack: async ({ replayed, long, over, sleep }, all) => {
    const achieved = { sent: 0, entries: 0, rejected: 0, gone: 0, closed: 0 };
    const flood = async (one) => {
      one.socket.on('message', (data) => {
        const { type, news } = JSON.parse(String(data));
        if (type === 'news') achieved.entries += news.length;
        if (type === 'rejected' || type === 'gone') achieved[type]++;
      });
      const tables = [replayed.table, 'noSuchTable1', long[0].table, 'noSuchTable2'];
      for (let i = 0; !over() && one.isOpen(); i++) {
        const table = tables[(i >> 1) % tables.length];
        if (i % 2 === 0) one.subscribe(table);
        else one.send({ type: 'unsubscribe', table });
        achieved.sent++;
        await sleep(PACE_MS);
      }
      if (!one.isOpen()) achieved.closed++;
    };
    await Promise.all(all.map(flood));
    return achieved;
  },
  wanted: ({ sent }) => [['the flood was sent', sent > 0]],
};
