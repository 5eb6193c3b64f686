import { newGuest } from '../clients/http.mjs';
import { beginTable, person, tabs } from '../clients/person.mjs';
import { tally } from '../figures.mjs';

export const whys = {
  about: 'one guest with 12 tabs asks why moves are not allowed in Tikal, as fast as each socket may send',
  prepare: async ({ url, address }) => {
    const cookie = await newGuest(url, address);
    const all = await tabs(url, { address, cookie, count: 12 });
    const table = await beginTable([all[0], await person(url, { address })], { game: 'tikal' });
    for (const one of all.slice(1)) one.subscribe(table);
    return { all, table };
  },
  attack: async ({ over, sleep }, { all, table }) => {
    const answers = [];
    const ask = async (one) => {
      while (!over() && one.isOpen()) {
        const { offers } = all[0].position(table);
        const intent = offers[Math.floor(Math.random() * offers.length)] ?? { type: 'pass' };
        const { done, refused, lost } = await one.ask({ type: 'why', table, intent });
        answers.push(done === undefined ? (lost ?? refused.code) : 'answered');
        await sleep(48);
      }
    };
    await Promise.all(all.map(ask));
    const { answered = 0, ...others } = tally(answers);
    return { asked: answers.length, answered, ...others };
  },
  wanted: ({ answered }) => [['some are answered', answered > 0]],
};
