import { newGuest } from '../clients/http.mjs';
import { person } from '../clients/person.mjs';

const GUESTS = 40;
const LINES_EACH = 5;
/** As often as a guest may subscribe. */
const PACE_MS = 200;
/** As long as a line may be: each of these letters is seven characters, and 25 bytes. */
const LINE = '👨‍👩‍👧‍👦'.repeat(176);

export const chat = {
  about: `${GUESTS} guests of one address fill the chat of a table with long lines and ask for it as often as they may`,
  p99Factor: 3,
  prepare: async ({ url, address, short }) => {
    const guests = [];
    for (let i = 0; i < (short ? 6 : GUESTS); i++)
      guests.push(await person(url, { address, cookie: await newGuest(url, address) }));
    const wish = { type: 'open', game: 'incan-gold', seats: 3, options: {}, open: true };
    const { table } = (await guests[0].insist(wish)).done;
    const speak = async (one) => {
      for (let i = 0; i < LINES_EACH; i++) await one.insist({ type: 'say', table, text: `${i}${LINE}`.slice(0, -11) });
    };
    await Promise.all(guests.map(speak));
    return { guests, table };
  },
  attack: async ({ over, sleep }, { guests, table }) => {
    const achieved = { asked: 0, chats: 0, rejected: 0, megabytes: 0 };
    let bytes = 0;
    const ask = async (one) => {
      one.socket.on('message', (data) => {
        const start = String(data.subarray(0, 20));
        if (start.startsWith('{"type":"chat"')) achieved.chats++;
        if (start.startsWith('{"type":"rejected"')) achieved.rejected++;
        bytes += data.length;
      });
      while (!over() && one.isOpen()) {
        one.send({ type: 'subscribe', table, invite: null, last: -1, chat: true });
        achieved.asked++;
        await sleep(PACE_MS);
      }
    };
    await Promise.all(guests.map(ask));
    return { ...achieved, megabytes: Math.round(bytes / 1e6) };
  },
  wanted: ({ chats }) => [['the chat is sent', chats > 0]],
};
