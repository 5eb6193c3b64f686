// Is an acknowledged move ever lost? Plays many tables over real sockets against a server that is killed (SIGKILL) at
// random moments and started again on the same data, then compares what every client swears to with what is on disk.
//   node bench/durability/kill.mjs [--kills N] [--tables T] [--seconds S] [--json] [--write]
// With --kills 0 it plays for S seconds undisturbed: how many moves a second.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { build } from '../../scripts/build.mjs';
import { freePort } from '../../scripts/free-port.mjs';
import { setup } from '../../scripts/setup.mjs';
import { serverProcess } from './child.mjs';
import { playGames } from './group.mjs';

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '20' },
    tables: { type: 'string', default: '12' },
    seconds: { type: 'string', default: '10' },
    json: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
  },
});
const [kills, groups, seconds] = [values.kills, values.tables, values.seconds].map(Number);
const here = fileURLToPath(new URL('.', import.meta.url));
const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

setup('run');
// Only now is what they need installed.
const Database = createRequire(new URL('../../apps/server/package.json', import.meta.url))('libsql');
const { client } = await import('./client.mjs');
await build('server');
const folder = mkdtempSync(join(tmpdir(), 'quri-kill-'));
const kernel = await bundledChecker();
const port = await freePort();
const server = serverProcess(port, join(folder, 'data'));
await server.start();

let stop = false;
const everybody = [];
const games = [];
for (let i = 0; i < groups; i++) {
  const people = [];
  for (const name of ['Anna', 'Bartek', 'Celina']) people.push(await client(`http://127.0.0.1:${port}`, name, kernel));
  everybody.push(...people);
  games.push(playGames(people, i % 3 === 0 ? ['mixed'] : [], kernel, () => stop));
}

const acks = () => everybody.reduce((sum, { record }) => sum + record.acks.length, 0);
const begun = performance.now();
let up = 0;
for (let i = 0; i < kills; i++) {
  const from = performance.now();
  await sleep(60 + Math.random() * 600);
  up += performance.now() - from;
  await server.kill();
  await server.start();
  if (!values.json && (i + 1) % 10 === 0) process.stdout.write(`${i + 1} kills, ${acks()} moves acknowledged\n`);
}
const from = performance.now();
const before = { acks: acks(), each: everybody.map(({ record }) => record.acks.length), cpu: server.cpu() };
await sleep(kills === 0 ? seconds * 1000 : 1000);
await everybodyServed();
const cpuPerMove = Math.round(((server.cpu() - before.cpu) * 1e6) / (acks() - before.acks));
stop = true;
for (const one of everybody) one.wake();
await Promise.race([
  Promise.all(games),
  sleep(60_000).then(() => Promise.reject(new Error(`unanswered: ${server.said()}`))),
]);
up += performance.now() - from;
for (const one of everybody) one.end();
await server.kill(kills === 0 ? 'SIGTERM' : 'SIGKILL');

const db = new Database(join(folder, 'data', 'quri.db'));
const tables = db.prepare('SELECT id, game, seating, seed, bytes, opening FROM tables').all();
const entries = db
  .prepare(
    'SELECT tables.id AS table_id, seq, entry, guest, request, answer FROM entries JOIN tables ON number = table_number ORDER BY table_number, seq',
  )
  .all();
db.close();
const found = kernel.check(
  everybody.map(({ record }) => record),
  tables,
  entries,
);
rmSync(folder, { recursive: true, force: true });

const latencies = everybody.flatMap(({ record }) => record.latencies).sort((a, b) => a - b);
const quantile = (q) => Number((latencies[Math.floor(latencies.length * q)] ?? 0).toFixed(1));
const report = {
  kills,
  groups,
  seconds: Math.round((performance.now() - begun) / 1000),
  ...found,
  again: everybody.reduce((sum, { record }) => sum + record.again, 0),
  movesPerSecond: Math.round(acks() / (up / 1000)),
  cpuPerMove,
  p50: quantile(0.5),
  p99: quantile(0.99),
};
if (values.write) writeFileSync(join(here, 'REPORT.md'), written(report));
process.stdout.write(values.json ? `${JSON.stringify(report)}\n` : `${written(report)}\n`);
process.exit(found.wrongs.length === 0 ? 0 : 1);

/** However slow the machine: whoever was cut off plays on with the server that was started last. */
async function everybodyServed() {
  const late = performance.now() + 60_000;
  while (everybody.some(({ record }, i) => record.acks.length < before.each[i] + 2)) {
    if (performance.now() > late) throw new Error(`somebody is not served any more: ${server.said()}`);
    await sleep(20);
  }
}

/** The checker speaks the kernel's language: bundled, so that Node can read it. */
async function bundledChecker() {
  const { rolldown } = await import('rolldown');
  const bundle = await rolldown({
    input: join(here, 'checker.ts'),
    platform: 'node',
    external: [/\?raw$/, /\/(screen|cover)\.tsx?$/],
  });
  const file = join(folder, 'checker.mjs');
  await bundle.write({ file, codeSplitting: false });
  await bundle.close();
  return import(pathToFileURL(file).href);
}

function written(done) {
  const lines = [
    ['killed with SIGKILL', `${done.kills} times, 60 to 660 ms after it was up`],
    ['at once', `${done.groups} tables, 3 people each, a third of them with a bot`],
    ['took', `${done.seconds} s on ${availableParallelism()} cores, Node ${process.versions.node}`],
    ['games', done.tables],
    ['entries on disk', done.entries],
    ['moves acknowledged', done.acknowledged],
    ['of these lists of several', `${done.lists}, of which ${done.cutShort} were not made to their end`],
    ['and taken back', done.takenBack],
    ['bots that played on for somebody, and their return', done.substituted],
    ['requests sent again over a new line', done.again],
    ['moves on disk that were never acknowledged in the end', done.unacknowledgedInLog],
    ['pieces of news compared with the log', done.heard],
    ['moves a second while it was up', done.movesPerSecond],
    ['processor time per move', `${done.cpuPerMove} µs, three listeners each`],
    ['from tap to answer', `${done.p50} ms in the middle, ${done.p99} ms for one in a hundred (kills included)`],
    ['what was wrong', done.wrongs.length === 0 ? 'nothing' : `${done.wrongs.length} things`],
  ];
  return [
    '# Is an acknowledged move ever lost?',
    '',
    `\`node bench/durability/kill.mjs --kills ${done.kills} --tables ${done.groups}${values.write ? ' --write' : ''}\`, ${new Date().toISOString().slice(0, 10)}.`,
    '',
    'What is checked: every acknowledged move is in the log exactly once, at the place and with as many entries as it was',
    'acknowledged with; of a list all of these are there, one behind the other, and they are what it asked for; no entry of a person is',
    'there that nobody asked for; every client heard every entry once and in order; everybody’s running hash is that of what they',
    'were sent, and what the log gives when it is played back; every log verifies. A machine that loses power is another',
    'matter: see [sync-trace.md](sync-trace.md).',
    '',
    '| | |',
    '| --- | --- |',
    ...lines.map(([what, value]) => `| ${what} | ${value} |`),
    '',
    ...done.wrongs.slice(0, 50).map((wrong) => `- ${wrong}`),
  ].join('\n');
}
