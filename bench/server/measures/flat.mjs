// Does a server keep something of every move? Its memory after garbage collection, again and again, while games go on.
import { setTimeout as sleep } from 'node:timers/promises';
import { groupsOf, loadOf, SEATS } from '../load.mjs';
import { withServer } from '../server-process.mjs';
import { inBatches } from '../within.mjs';

/** Games that are over leave memory as soon as nobody looks at them, and not within the usual minute. */
const EVICT_MS = 500;
const STALLED_MS = 20_000;

export const measureFlat = (what, { moves, step, tables, seconds, say }) =>
  withServer(withSettings(what, { evictIdleMs: EVICT_MS }), async (server) => {
    const people = await inBatches(Array.from({ length: tables * SEATS }), 50, () => what.client.person(server.url));
    const load = loadOf(what.client, groupsOf(people));
    await load.begin();
    const readings = [];
    let done = 0;
    let games = 0;
    const end = performance.now() + seconds * 1000;
    while (done < moves && performance.now() < end) {
      const wanted = Math.min(done + step, moves);
      load.go();
      for (let last = performance.now(); done < wanted && performance.now() < end; await sleep(10)) {
        const taken = load.take();
        done += taken.moves;
        games += taken.games;
        if (taken.moves > 0) last = performance.now();
        if (performance.now() - last > STALLED_MS) throw new Error('nobody moves any more');
      }
      load.hold();
      await sleep(3 * EVICT_MS);
      const taken = load.take();
      done += taken.moves;
      games += taken.games;
      const { heap, external, rss } = await server.memory();
      readings.push({ moves: done, games, kept: heap + external, rss });
      say(`${done} moves`);
    }
    for (const one of people) one.close();
    return readings;
  });

const withSettings = (what, settings) => ({
  ...what,
  env: { ...what.env, QURI_SETTINGS: JSON.stringify(settings) },
});

/** Bytes a move, by least squares. */
export function slopeOf(readings, key) {
  const mean = (list) => list.reduce((sum, one) => sum + one, 0) / list.length;
  const at = mean(readings.map(({ moves }) => moves));
  const level = mean(readings.map((one) => one[key]));
  const over = readings.reduce((sum, one) => sum + (one.moves - at) * (one[key] - level), 0);
  return over / readings.reduce((sum, { moves }) => sum + (moves - at) ** 2, 0);
}
