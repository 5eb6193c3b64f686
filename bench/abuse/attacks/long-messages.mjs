import { newGuest } from '../clients/http.mjs';
import { tabs } from '../clients/person.mjs';

const PER_GUEST = 12;
const DEPTH = 8000;
/** As long as a message may be, and as slow to parse as one of that length can be. */
const MESSAGE = `{"type":"why","id":"aaaaaaaaaa","table":"AAAAAAAAAAAA","intent":{"type":"x","a":${'['.repeat(DEPTH)}${']'.repeat(DEPTH)}}}`;
/** A little slower than each socket may send. */
const EVERY_MS = 110;

export const longMessages = {
  about:
    '16 guests with 12 sockets each send messages of 16 kB that are nested as deep as can be, within the rate of a socket',
  prepare: async ({ url, address, short }) => {
    const all = [];
    for (let i = 0; i < (short ? 3 : 16); i++)
      all.push(...(await tabs(url, { address, cookie: await newGuest(url, address), count: PER_GUEST })));
    return all;
  },
  attack: async ({ over, sleep }, all) => {
    let sent = 0;
    while (!over()) {
      for (const one of all) {
        if (!one.isOpen()) continue;
        one.socket.send(MESSAGE);
        sent++;
      }
      await sleep(EVERY_MS);
    }
    return { sockets: all.length, sent, closed: all.filter((one) => !one.isOpen()).length };
  },
  wanted: ({ sent }) => [['messages were sent', sent > 0]],
};
