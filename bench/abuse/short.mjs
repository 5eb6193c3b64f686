// The short form of the attacks, for the tests: small, one after the other on one server, and without controls.
import { attacks } from './attacks.mjs';
import { longLogs } from './long-logs.mjs';
import { attacked, withBystander } from './measure.mjs';

const SECONDS = 1;
const WARM_UP_MS = 200;
/** More than a client may have unread, and quickly made. */
const LONG_LOG = 9000;

/** What each attack achieved, and what the bystander and the server's memory show, by name. */
export async function runShort(names, program) {
  const data = await longLogs(program, { longest: LONG_LOG });
  const results = {};
  const where = { program, data, warmUpMs: WARM_UP_MS, withBot: names.some((name) => attacks[name].withBot) };
  const ofTheirOwn = names.filter((name) => attacks[name].server !== undefined);
  const together = names.filter((name) => attacks[name].server === undefined);
  const run = async (name, server, bystander) => {
    // Each from an address of its own: what one has used up is not the next one's fault.
    const address = `127.0.${names.indexOf(name) + 1}.2`;
    const seen = await attacked(server, bystander, { name, seconds: SECONDS, short: true, address, data });
    results[name] = { ...seen, wanted: attacks[name].wanted(seen.achieved) };
  };
  if (together.length > 0)
    await withBystander(where, async (server, bystander) => {
      for (const name of together) await run(name, server, bystander);
    });
  for (const name of ofTheirOwn)
    await withBystander({ program, data, warmUpMs: WARM_UP_MS, server: attacks[name].server }, (server, bystander) =>
      run(name, server, bystander),
    ).catch((error) => {
      results[name] = { broken: error.message };
    });
  return results;
}
