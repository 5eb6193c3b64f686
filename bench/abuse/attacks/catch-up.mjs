import { newGuest } from '../clients/http.mjs';
import { person } from '../clients/person.mjs';

const AT_ONCE = 2;
const PATIENCE_MS = 20_000;
const RETRY_MS = 1000;

/** From the first frame to the last, over a new socket, with nothing in the way of reading. */
async function caughtUp(url, address, cookie, tables) {
  let bytes = 0;
  let news = 0;
  let refused = 0;
  const missing = new Map(tables.map(({ table, last }) => [table, last]));
  const entries = tables.reduce((sum, { last }) => sum + last + 1, 0);
  let done;
  const complete = new Promise((resolve) => {
    done = resolve;
  });
  const told = (message) => {
    if (message.type === 'rejected') {
      refused++;
      // Too fast: after a pause, as a page does it.
      setTimeout(() => one.subscribe(message.refused.table), RETRY_MS).unref();
    }
    if (message.type !== 'news') return;
    news += message.news.length;
    if (message.position?.seq === missing.get(message.table)) missing.delete(message.table);
    if (missing.size === 0) done('complete');
  };
  const one = await person(url, { address, cookie, told });
  if (!one.isOpen()) return { how: 'cutOff', bytes, refused };
  one.socket.on('message', (data) => {
    bytes += data.length;
  });
  one.socket.once('close', () => done('cutOff'));
  setTimeout(() => done('cutOff'), PATIENCE_MS).unref();
  for (const { table } of tables) one.subscribe(table);
  const how = await complete;
  one.close();
  return { how: how === 'complete' && news !== entries ? 'incomplete' : how, bytes, refused };
}

export const catchUp = {
  about: 'somebody subscribes to three tables with logs of 12,000 entries again and again, and reads all of it',
  prepare: async ({ url, address, long }) => {
    // From elsewhere and once, so that the tables are in memory: it is about sending a log, not about loading one.
    const elsewhere = address.replace(/\d+$/, '99');
    await caughtUp(url, elsewhere, await newGuest(url, elsewhere), long);
    return { cookie: await newGuest(url, address) };
  },
  attack: async ({ url, address, long, over }, { cookie }) => {
    const achieved = { complete: 0, cutOff: 0, incomplete: 0, refused: 0, megabytes: 0 };
    const again = async () => {
      while (!over()) {
        const { how, bytes, refused } = await caughtUp(url, address, cookie, long);
        achieved[how]++;
        achieved.refused += refused;
        achieved.megabytes += bytes / 1e6;
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, again));
    return { ...achieved, megabytes: Math.round(achieved.megabytes) };
  },
  wanted: ({ complete, cutOff, incomplete }) => [
    ['somebody who reads gets all of it', complete > 0],
    ['nobody who reads is cut off', cutOff + incomplete === 0],
  ],
};
