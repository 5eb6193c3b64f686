// Processor time per move, moves a second, and how long a move takes at a pace every server should keep.
import { setTimeout as sleep } from 'node:timers/promises';
import { quantile } from '../figures.mjs';
import { groupsOf, loadOf, SEATS } from '../load.mjs';
import { withServer } from '../server-process.mjs';
import { inBatches } from '../within.mjs';

export const TABLES = 100;
export const PACE = 400;
const LONGEST_WARM_UP_MS = 15_000;

export const measureLoad = (what, { seconds, nodeArgs }) =>
  withServer(
    what,
    async (server) => {
      const places = Array.from({ length: TABLES * SEATS });
      const people = await inBatches(places, 50, () => what.client.person(server.url));
      const load = loadOf(what.client, groupsOf(people));
      const fresh = await server.cpu();
      await load.begin();
      const begun = await server.cpu();
      load.go();
      await warmedUp(load);
      const fast = await during(server, load, seconds);
      load.hold();
      const stop = load.pace(PACE);
      await sleep(500);
      const paced = await during(server, load, seconds);
      stop();
      for (const one of people) one.close();
      return {
        movesPerSecond: fast.moves / fast.seconds,
        cpuPerMove: fast.cpu / fast.moves,
        clientShare: fast.clientCpu / (fast.seconds * 1e6),
        gamesBegun: fast.games,
        cpuPerGame: (begun - fresh) / TABLES,
        bytesPerViewer: fast.bytes / fast.moves / SEATS,
        pacedPerSecond: paced.moves / paced.seconds,
        pacedCpuPerMove: paced.cpu / paced.moves,
        p50: quantile(paced.latencies, 0.5),
        p99: quantile(paced.latencies, 0.99),
      };
    },
    nodeArgs,
  );

/**
 * Until as many games have ended as there are tables: by then everything is compiled, and games no longer begin all at
 * the same time, so that beginning them has its usual share in every window.
 */
async function warmedUp(load) {
  const late = performance.now() + LONGEST_WARM_UP_MS;
  for (let games = 0; games < 2 * TABLES && performance.now() < late; games += load.take().games) await sleep(50);
}

async function during(server, load, seconds) {
  const cpu = await server.cpu();
  const own = process.cpuUsage();
  const from = performance.now();
  load.take();
  await sleep(seconds * 1000);
  const taken = load.take();
  const until = performance.now();
  const { user, system } = process.cpuUsage(own);
  if (taken.moves === 0) throw new Error('nobody moved');
  return { ...taken, seconds: (until - from) / 1000, cpu: (await server.cpu()) - cpu, clientCpu: user + system };
}
