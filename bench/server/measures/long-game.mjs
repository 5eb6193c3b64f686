// What a server keeps of a long game: Gold Raiders with six people who do anything they may, on the longest trail.
import { beginTable } from '../clients/quri.mjs';
import { quriPerson } from '../clients/quri-person.mjs';
import { withServer } from '../server-process.mjs';
import { inBatches, within } from '../within.mjs';

export const SEATS = 6;
export const TABLES = 3;
const LONGEST_MS = 240_000;

export const measureLongGame = (what) =>
  withServer(what, async (server) => {
    const groups = [];
    for (let i = 0; i <= TABLES; i++)
      groups.push(await inBatches(Array.from({ length: SEATS }), SEATS, () => quriPerson(server.url, what.messages)));
    // One game before, so that everything that is compiled and cached is.
    await played(await begun(groups.pop()));
    const tables = await Promise.all(groups.map(begun));
    const before = await server.memory();
    const games = await Promise.all(tables.map(played));
    const after = await server.memory();
    for (const one of groups.flat()) one.close();
    const entries = games.reduce((sum, game) => sum + game.entries, 0);
    const kept = after.heap + after.external - before.heap - before.external;
    return {
      entries: entries / TABLES,
      kept: kept / TABLES,
      keptPerEntry: kept / entries,
      bytesPerViewer: games.reduce((sum, game) => sum + game.bytes, 0) / entries / SEATS,
    };
  });

/** A table at which everything is ready for the first move. */
async function begun(people) {
  const game = { heard: () => undefined, bytes: 0, entries: 0, begun: undefined };
  const options = { trail: 60 };
  game.begun = await beginTable(people, { game: 'gold-raiders', options }, (seat, position, bytes) => {
    game.bytes += bytes;
    if (position !== undefined) game.heard(seat, position);
  });
  return game;
}

/** Plays to the end, and until everybody has heard of it. */
async function played(game) {
  const { positions, move } = game.begun;
  let over = 0;
  game.bytes = 0;
  const end = new Promise((resolve) => {
    game.heard = (seat, { seq, view, offers }) => {
      game.entries = seq;
      if (view.final !== null && ++over === SEATS) resolve();
      else if (offers.length > 0) move(seat, Math.floor(Math.random() * offers.length));
    };
  });
  positions.forEach((position, seat) => {
    game.heard(seat, position);
  });
  await within(LONGEST_MS, end, 'a game of Gold Raiders to end');
  return game;
}
