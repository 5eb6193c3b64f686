import { tabs } from '../clients/person.mjs';
import { tally } from '../figures.mjs';

const TABS = 12;
const BURST = 200;
export const TABLES_ALLOWED = 30;

export const openBurst = {
  about: `one guest asks for ${BURST} new tables in one burst over 12 tabs, and goes on asking`,
  prepare: ({ url, address }) => tabs(url, { address, count: TABS }),
  attack: async ({ over, sleep }, all) => {
    const answers = [];
    let sent = 0;
    const open = async (one) => {
      sent++;
      const wish = { type: 'open', game: 'incan-gold', seats: 3, options: {}, open: true };
      const { done, refused, lost } = await one.ask(wish);
      answers.push(done === undefined ? (lost ?? refused.code) : 'opened');
    };
    const burst = Array.from({ length: BURST }, (_, i) => open(all[i % all.length]));
    const goOn = async (one) => {
      while (!over() && one.isOpen()) {
        await sleep(60);
        await open(one);
      }
    };
    await Promise.all([...burst, ...all.map(goOn)]);
    const { opened = 0, ...refused } = tally(answers);
    return { sent, opened, ...refused };
  },
  wanted: ({ opened }) => [
    [`at most ${TABLES_ALLOWED} tables are opened`, opened <= TABLES_ALLOWED],
    ['some are', opened > 0],
  ],
};
