// Many tables at a pace they can keep: was anybody dropped, how long did a move take, was the main thread ever blocked?
import { setTimeout as sleep } from 'node:timers/promises';
import { heldTables, SOCKETS } from '../clients/held-tables.mjs';
import { quantile } from '../figures.mjs';
import { loadOf } from '../load.mjs';
import { withServer } from '../server-process.mjs';
import { inBatches } from '../within.mjs';

/** As fast as they can, so that games are at all stages and some end in the measured time; then at the pace. */
const MIXING_MS = 20_000;
const SETTLING_MS = 5000;
const LAST_ANSWERS_MS = 10_000;

export const measureHeld = (what, { tables, seconds, pace, say }) =>
  withServer(what, async (server) => {
    const held = heldTables();
    const from = performance.now();
    const people = await inBatches(Array.from({ length: tables * SOCKETS }), 50, () => held.client.person(server.url));
    say(`${people.length} sockets are open`);
    const groups = held.groupsOf(people);
    const load = loadOf(held.client, groups);
    await inBatches(groups, 20, (group) => load.begin([group]));
    say(`${tables} tables are playing`);
    await mixed(load, { games: tables / 4, ms: Math.min(MIXING_MS, seconds * 1000) });
    const stop = load.pace(pace);
    await sleep(Math.min(SETTLING_MS, seconds * 1000));
    const rampUp = (performance.now() - from) / 1000;

    load.take();
    held.clear();
    await server.watch();
    const cpu = await server.cpu();
    const own = process.cpuUsage();
    const begun = performance.now();
    await sleep(seconds * 1000);
    const taken = load.take();
    const measured = (performance.now() - begun) / 1000;
    const clients = process.cpuUsage(own);
    const spent = (await server.cpu()) - cpu;
    const stalls = await server.stalls();
    stop();
    await lastAnswers(load, held.counts);
    held.leave();
    const { answers, refused, unanswered, pending, closed, botMoves } = held.counts;
    const { rss } = await server.memory();
    for (const one of people) one.close();
    return {
      sockets: people.length,
      rampUp,
      seconds: measured,
      moves: taken.moves,
      botMoves,
      games: taken.games,
      closed,
      unanswered: unanswered + pending,
      unheard: load.open(),
      refused,
      news: summary(taken.latencies),
      answers: summary(answers),
      serverShare: spent / (measured * 1e6),
      clientShare: (clients.user + clients.system) / (measured * 1e6),
      rss,
      stalls,
    };
  });

/** Until so many games have ended, or for so long. */
async function mixed(load, { games, ms }) {
  const late = performance.now() + ms;
  load.take();
  load.go();
  for (let ended = 0; ended < games && performance.now() < late; ended += load.take().games) await sleep(50);
  load.hold();
}

/** What was sent in the measured time may still be on its way. */
async function lastAnswers(load, counts) {
  const late = performance.now() + LAST_ANSWERS_MS;
  while (load.open() + counts.pending > 0 && performance.now() < late) await sleep(50);
}

const summary = (list) => ({ p50: quantile(list, 0.5), p99: quantile(list, 0.99), max: quantile(list, 1) });
