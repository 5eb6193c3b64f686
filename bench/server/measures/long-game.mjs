// What a server keeps of a whole game, and what a move costs it, with people who do anything they may.
import { beginTable } from '../clients/quri.mjs';
import { quriPerson } from '../clients/quri-person.mjs';
import { withServer } from '../server-process.mjs';
import { inBatches, within } from '../within.mjs';

export const RAIDERS = { game: 'gold-raiders', seats: 6, options: { trail: 60 } };
export const TIKAL = { game: 'tikal', seats: 4, options: {} };
const TABLES = 3;
const LONGEST_MS = 240_000;

export const measureLongGame = (what, { game, seats, options }) =>
  withServer(what, async (server) => {
    const groups = [];
    for (let i = 0; i <= TABLES; i++)
      groups.push(await inBatches(Array.from({ length: seats }), seats, () => quriPerson(server.url, what.messages)));
    const begun = (people) => begunAt(people, { game, options });
    // One game before, so that everything that is compiled and cached is.
    await played(await begun(groups.pop()));
    const tables = await Promise.all(groups.map(begun));
    const before = await server.memory();
    const cpu = await server.cpu();
    const games = await Promise.all(tables.map(played));
    const spent = (await server.cpu()) - cpu;
    const after = await server.memory();
    for (const one of groups.flat()) one.close();
    const entries = games.reduce((sum, game) => sum + game.entries, 0);
    const kept = after.heap + after.external - before.heap - before.external;
    return {
      entries: entries / TABLES,
      kept: kept / TABLES,
      keptPerEntry: kept / entries,
      cpuPerMove: spent / entries,
      bytesPerViewer: games.reduce((sum, game) => sum + game.bytes, 0) / entries / seats,
    };
  });

/** A table at which everything is ready for the first move. */
async function begunAt(people, table) {
  const game = { heard: () => undefined, bytes: 0, entries: 0, begun: undefined };
  game.begun = await beginTable(people, table, (seat, position, bytes) => {
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
      if (view.final !== null && ++over === positions.length) resolve();
      else if (offers.length > 0) move(seat, Math.floor(Math.random() * offers.length));
    };
  });
  positions.forEach((position, seat) => {
    game.heard(seat, position);
  });
  await within(LONGEST_MS, end, 'a game to end');
  return game;
}
