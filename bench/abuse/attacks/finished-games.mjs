import { beginTable, tabs } from '../clients/person.mjs';

const GUESTS = 6;
/** Of one address at once, and as many again in half an hour. */
const GAMES_ALLOWED = 60;

export const finishedGames = {
  about: `${GUESTS} guests of one address begin games against two bots and give up, as fast as they can`,
  p99Factor: 3,
  prepare: async ({ url, address, short }) => {
    const guests = [];
    for (let i = 0; i < (short ? 2 : GUESTS); i++) guests.push(...(await tabs(url, { address, count: 1 })));
    return guests;
  },
  attack: async ({ over, sleep }, guests) => {
    const achieved = { finished: 0, refused: 0 };
    const giveUp = async (one) => {
      while (!over() && one.isOpen()) {
        const table = await beginTable([one], { game: 'incan-gold', bots: ['random', 'random'] });
        const { done } = table === undefined ? {} : await one.ask({ type: 'concede', table });
        if (done === undefined) achieved.refused++;
        else achieved.finished++;
        if (table === undefined) await sleep(50);
        else one.send({ type: 'unsubscribe', table });
      }
    };
    await Promise.all(guests.map(giveUp));
    return achieved;
  },
  wanted: ({ finished }) => [
    [`at most ${GAMES_ALLOWED} games are finished`, finished <= GAMES_ALLOWED],
    ['some are', finished > 0],
  ],
};
