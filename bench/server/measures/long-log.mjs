// After a restart somebody comes back to a table with a long log: processor time from asking to the last frame.
import { setTimeout as sleep } from 'node:timers/promises';
import { writeLongGames } from '../../abuse/long-logs.mjs';
import { quriPerson } from '../clients/quri-person.mjs';
import { startServer } from '../server-process.mjs';
import { within } from '../within.mjs';

export const ENTRIES = 2000;
const RESTARTS = 3;

/** Writes the log once, into the data that the server has made; `folder` keeps it for all rounds. */
export async function writeLongLog(what, folder) {
  const server = await startServer(what, folder);
  await server.stop();
  const [{ table, last }] = await writeLongGames(folder, [{ id: 'longGame0001', entries: ENTRIES }]);
  return { table, last };
}

export async function measureLongLog(what, folder, { table, last }) {
  const samples = [];
  for (let i = 0; i < RESTARTS; i++) {
    const server = await startServer(what, folder);
    try {
      const people = [];
      for (let i = 0; i < 2; i++) people.push(await quriPerson(server.url, what.messages));
      await sleep(500);
      const first = await caughtUp(server, people[0], table, last);
      const second = await caughtUp(server, people[1], table, last);
      for (const one of people) one.close();
      samples.push({ firstCpu: first.cpu, firstMs: first.ms, bytes: first.bytes, nextCpu: second.cpu });
    } finally {
      await server.stop();
    }
  }
  return samples;
}

async function caughtUp(server, person, table, last) {
  const before = await server.cpu();
  const from = performance.now();
  let bytes = 0;
  const done = new Promise((resolve) => {
    person.subscribe(table, (position, size) => {
      bytes += size;
      if (position?.seq === last) resolve();
    });
  });
  await within(30_000, done, 'the last frame');
  const ms = performance.now() - from;
  return { cpu: ((await server.cpu()) - before) / 1000, ms, bytes };
}
