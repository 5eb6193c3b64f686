import { neighbour } from '../clients/loopback.mjs';
import { beginTable, person } from '../clients/person.mjs';

/** As many tables as one socket may listen to are spread over a few sockets. */
const TABLES_PER_SOCKET = 9;

/** The heaviest bots: at each table they play all seats, the guest's own as well. */
const GAMES = [
  { game: 'gold-raiders', options: { trail: 60 }, bots: Array.from({ length: 5 }, () => 'puma') },
  { game: 'tikal', bots: ['puma', 'puma', 'puma'] },
  { game: 'inka', bots: ['puma', 'puma', 'puma'] },
];

async function ownerOf(url, address, tables) {
  const first = await person(url, { address });
  const sockets = [first];
  while (sockets.length * TABLES_PER_SOCKET < tables)
    sockets.push(await person(url, { address, cookie: first.cookie }));
  const opened = [];
  await Promise.all(
    sockets.map(async (one, s) => {
      for (let i = s; i < tables; i += sockets.length) {
        const table = await beginTable([one], GAMES[i % GAMES.length]);
        if (table === undefined) continue;
        opened.push({ one, table });
        await one.insist({ type: 'substitute', table, seat: 0, bot: true });
      }
    }),
  );
  return opened;
}

export const bots = {
  about: 'four guests with 25 tables each at which only the heaviest bots play',
  withBot: true,
  prepare: async ({ url, address, short }) => {
    const [guests, tables] = short ? [2, 4] : [4, 25];
    // Four guests need not live at one address.
    const owners = Array.from({ length: guests }, (_, n) => ownerOf(url, neighbour(address, n), tables));
    return (await Promise.all(owners)).flat();
  },
  attack: async ({ seconds, sleep }, tables) => {
    const entries = () => tables.reduce((sum, { one, table }) => sum + (one.position(table)?.seq ?? 0), 0);
    const before = entries();
    await sleep(seconds * 1000);
    return { tables: tables.length, moves: entries() - before };
  },
  wanted: ({ tables, moves }) => [['the bots of the many tables are served too', tables > 0 && moves > 0]],
};
