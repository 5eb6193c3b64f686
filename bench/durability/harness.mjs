// People play at a server that is killed and started again on the same data; what they swear to is compared with the disk.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from '../../scripts/build.mjs';
import { freePort } from '../../scripts/free-port.mjs';
import { serverProcess } from './child.mjs';
import { client } from './client.mjs';
import { playGames } from './group.mjs';

const here = fileURLToPath(new URL('.', import.meta.url));
const Database = createRequire(new URL('../../apps/server/package.json', import.meta.url))('libsql');
const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * `program` is the server, with flags of Node and words in a list, otherwise one with raised limits; `upMs` how long it is up before it is killed, at least and
 * at most; `player(person)` how somebody plays, `addressOf(group)` from where. `prepare(folder)` is called before the
 * first start, `begun(url)` after it; what it answers is called at the end. `disturb` does something else to the server
 * than to kill it, and what it answers is reported. What others did in the same data is not checked.
 */
export async function playAndKill(options) {
  const { kills, groups, seconds = 10, upMs = [60, 660], say = () => undefined } = options;
  const {
    program,
    player = (person) => person,
    addressOf = () => undefined,
    prepare,
    begun: atBegin,
    disturb,
  } = options;
  const built = await build('server');
  const folder = mkdtempSync(join(tmpdir(), 'quri-kill-'));
  const kernel = await bundledChecker(folder);
  const port = await freePort();
  mkdirSync(join(folder, 'data'));
  await prepare?.(folder);
  const server = serverProcess(
    port,
    join(folder, 'data'),
    program === undefined ? [join(here, 'server.mjs'), built] : [program].flat(),
  );
  await server.start();

  const url = `http://127.0.0.1:${port}`;
  let stop = false;
  const everybody = [];
  const games = [];
  for (let i = 0; i < groups; i++) {
    const people = [];
    for (const name of ['Anna', 'Bartek', 'Celina']) people.push(await client(url, name, kernel, addressOf(i)));
    everybody.push(...people);
    games.push(playGames(people.map(player), i % 3 === 0 ? ['mixed'] : [], kernel, () => stop));
  }
  const end = await atBegin?.(url);

  const acks = () => everybody.reduce((sum, { record }) => sum + record.acks.length, 0);
  const begun = performance.now();
  let up = 0;
  for (let i = 0; i < kills; i++) {
    const from = performance.now();
    await sleep(upMs[0] + Math.random() * (upMs[1] - upMs[0]));
    up += performance.now() - from;
    await server.kill();
    await server.start();
    if ((i + 1) % 10 === 0) say(`${i + 1} kills, ${acks()} moves acknowledged`);
  }
  const disturbed = await disturb?.({ server, url, everybody });
  const from = performance.now();
  const before = { acks: acks(), each: everybody.map(({ record }) => record.acks.length), cpu: server.cpu() };
  await sleep(kills === 0 ? seconds * 1000 : 1000);
  await everybodyServed(everybody, before.each, server);
  const cpuPerMove = Math.round(((server.cpu() - before.cpu) * 1e6) / (acks() - before.acks));
  stop = true;
  for (const one of everybody) one.wake();
  await Promise.race([
    Promise.all(games),
    sleep(60_000).then(() => Promise.reject(new Error(`unanswered: ${server.said()}`))),
  ]);
  up += performance.now() - from;
  for (const one of everybody) one.end();
  const ended = await end?.();
  await server.kill(kills === 0 ? 'SIGTERM' : 'SIGKILL');

  const records = everybody.map(({ record }) => record);
  const found = checked(kernel, records, join(folder, 'data', 'quri.db'));
  rmSync(folder, { recursive: true, force: true });

  const latencies = everybody.flatMap(({ record }) => record.latencies).sort((a, b) => a - b);
  const quantile = (q) => Number((latencies[Math.floor(latencies.length * q)] ?? 0).toFixed(1));
  return {
    kills,
    groups,
    seconds: Math.round((performance.now() - begun) / 1000),
    ...found,
    again: everybody.reduce((sum, { record }) => sum + record.again, 0),
    movesPerSecond: Math.round(acks() / (up / 1000)),
    cpuPerMove,
    p50: quantile(0.5),
    p99: quantile(0.99),
    ...(ended === undefined ? {} : { ended }),
    ...(disturbed === undefined ? {} : { disturbed }),
  };
}

/** However slow the machine: whoever was cut off plays on with the server that was started last. */
async function everybodyServed(everybody, before, server) {
  const late = performance.now() + 60_000;
  while (everybody.some(({ record }, i) => record.acks.length < before[i] + 2)) {
    if (performance.now() > late) throw new Error(`somebody is not served any more: ${server.said()}`);
    await sleep(20);
  }
}

/** What the clients swear to against the tables that they opened. */
function checked(kernel, records, file) {
  const db = new Database(file);
  const guests = records.map(({ guest }) => guest);
  const isTheirs = ({ host }) => guests.includes(host);
  const tables = db.prepare('SELECT id, game, seating, seed, bytes, opening, host FROM tables').all();
  const entries = db
    .prepare(
      'SELECT tables.id AS table_id, host, seq, entry, entries.guest, request, answer FROM entries JOIN tables ON number = table_number ORDER BY table_number, seq',
    )
    .all();
  db.close();
  return kernel.check(records, tables.filter(isTheirs), entries.filter(isTheirs));
}

/** The checker speaks the kernel's language: bundled, so that Node can read it. */
async function bundledChecker(folder) {
  const { rolldown } = await import('rolldown');
  const bundle = await rolldown({
    input: join(here, 'checker.ts'),
    platform: 'node',
    external: [/\?raw$/, /\/(screen\.ts|figures\.tsx)$/],
  });
  const file = join(folder, 'checker.mjs');
  await bundle.write({ file, codeSplitting: false });
  await bundle.close();
  return import(pathToFileURL(file).href);
}
