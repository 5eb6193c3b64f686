// What an idle table costs: three people are there, the game is started, nobody moves.
import { groupsOf, SEATS } from '../load.mjs';
import { withServer } from '../server-process.mjs';
import { inBatches } from '../within.mjs';

export const TABLES = 300;
/** Tables that are there before, so that code, pools and caches are. */
const BEFORE = 40;

export const measureIdle = (what) =>
  withServer(what, async (server) => {
    const everybody = [];
    const begin = async (tables) => {
      const places = Array.from({ length: tables * SEATS });
      const people = await inBatches(places, 50, () => what.client.person(server.url));
      everybody.push(...people);
      await inBatches(groupsOf(people), 10, (group) => what.client.begin(group, () => undefined));
    };
    await begin(BEFORE);
    const before = await server.memory();
    await begin(TABLES);
    const after = await server.memory();
    for (const one of everybody) one.close();
    return { heap: (after.heap - before.heap) / TABLES, rss: (after.rss - before.rss) / TABLES };
  });
