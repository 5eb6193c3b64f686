// A big open game as Tikal will be: 500 entries, a view of 15 kB, four seats and a spectator.
import { beginTable } from '../clients/quri.mjs';
import { quriPerson } from '../clients/quri-person.mjs';
import { withServer } from '../server-process.mjs';
import { within } from '../within.mjs';

export const ENTRIES = 500;
export const SEATS = 4;
const TABLES = 3;

export const measureOpenGame = async ({ openGameProgram, env, nodeFlags, messages }) =>
  withServer({ program: await openGameProgram(), env, nodeFlags }, async (server) => {
    const person = () => quriPerson(server.url, messages);
    const groups = [];
    for (let i = 0; i <= TABLES; i++) groups.push(await Promise.all(Array.from({ length: SEATS + 1 }, person)));
    // One before, so that everything that is compiled and cached is.
    await played(await begun(groups.pop()));
    const games = await Promise.all(groups.map(begun));
    const before = await server.memory();
    const cpu = await server.cpu();
    await Promise.all(games.map(played));
    const spent = (await server.cpu()) - cpu;
    const after = await server.memory();
    const newcomer = await caughtUp(server, await person(), games[0].begun.table);
    for (const one of groups.flat()) one.close();
    const moves = TABLES * (ENTRIES - 1);
    return {
      kept: (after.heap + after.external - before.heap - before.external) / TABLES,
      viewBytes: JSON.stringify(games[0].begun.positions[0].view).length,
      newcomerBytes: newcomer.bytes,
      newcomerCpu: newcomer.cpu,
      cpuPerMove: spent / moves,
      bytesPerViewer: games.reduce((sum, { bytes }) => sum + bytes, 0) / moves / (SEATS + 1),
    };
  });

async function begun([watcher, ...players]) {
  const game = { heard: () => undefined, bytes: 0, begun: undefined };
  const heard = (seat, position, bytes) => {
    game.bytes += bytes;
    if (position !== undefined) game.heard(seat, position);
  };
  game.begun = await beginTable(players, { game: 'bench-open' }, heard);
  await new Promise((resolve) => {
    watcher.subscribe(game.begun.table, (position, bytes) => {
      if (position !== undefined) resolve();
      heard(null, position, bytes);
    });
  });
  return game;
}

/** In turn, anything that is offered, until everybody has heard of the last entry. */
async function played(game) {
  const { positions, move } = game.begun;
  let ended = 0;
  game.bytes = 0;
  const end = new Promise((resolve) => {
    game.heard = (seat, { seq, offers }) => {
      if (seq === ENTRIES - 1 && ++ended === SEATS + 1) resolve();
      if (seq < ENTRIES - 1 && offers.length > 0) move(seat, seq % offers.length);
    };
  });
  positions.forEach((position, seat) => {
    game.heard(seat, position);
  });
  await within(180_000, end, `${ENTRIES} entries`);
}

async function caughtUp(server, person, table) {
  let bytes = 0;
  person.socket.on('message', (data) => {
    bytes += data.length;
  });
  const before = await server.cpu();
  const done = new Promise((resolve) => {
    person.subscribe(table, (position) => position?.seq === ENTRIES - 1 && resolve());
  });
  await within(30_000, done, 'the last frame');
  const cpu = ((await server.cpu()) - before) / 1000;
  person.close();
  return { bytes, cpu };
}
