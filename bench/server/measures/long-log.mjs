// After a restart somebody comes back to a table with a long log: processor time from asking to the last frame.
import { setTimeout as sleep } from 'node:timers/promises';
import { beginTable } from '../clients/quri.mjs';
import { quriPerson } from '../clients/quri-person.mjs';
import { startServer } from '../server-process.mjs';
import { within } from '../within.mjs';

export const ENTRIES = 2000;
const RESTARTS = 3;

/** Writes the log once; `folder` keeps it for all rounds. */
export async function writeLongLog(what, folder) {
  const server = await startServer(what, folder);
  try {
    const people = [];
    for (let i = 0; i < 3; i++) people.push(await quriPerson(server.url, what.messages));
    const { table, last } = await within(180_000, chosenOverAndOver(people), 'a long log');
    for (const one of people) one.close();
    return { table, last, cookies: people.map(({ cookie }) => cookie) };
  } finally {
    await server.stop();
  }
}

/** Two people in turn change their minds again and again, and the third never chooses: an entry each, and nothing ends. */
async function chosenOverAndOver(people) {
  const last = ENTRIES - 1;
  let heard = () => undefined;
  const begun = await beginTable(people, { game: 'incan-gold' }, (seat, position) => heard(seat, position));
  await new Promise((resolve) => {
    heard = (seat, { seq }) => {
      if (seq === last) return resolve();
      // Torch and camp by turns: choosing what one has chosen already need not be an entry.
      if (seq % 2 === seat) begun.move(seat, (seq >> 1) % 2);
      return undefined;
    };
    heard(0, begun.positions[0]);
  });
  return { table: begun.table, last };
}

export async function measureLongLog(what, folder, { table, last, cookies }) {
  const samples = [];
  for (let i = 0; i < RESTARTS; i++) {
    const server = await startServer(what, folder);
    try {
      const people = [];
      for (const cookie of cookies.slice(0, 2)) people.push(await quriPerson(server.url, what.messages, cookie));
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
