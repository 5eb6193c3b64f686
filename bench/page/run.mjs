// Is the page fast on a slow phone? The largest paint of a first visit, and what blocks the page while pieces travel:
//   node bench/page/run.mjs [--rounds N] [--seconds N] [--write]
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { build, buildWeb } from '../../scripts/build.mjs';
import { freePort } from '../../scripts/free-port.mjs';
import { root, setup } from '../../scripts/setup.mjs';
import { longTasks } from './long-tasks.mjs';
import { largestPaint, PHONE } from './phone.mjs';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '25' },
    write: { type: 'boolean', default: false },
  },
});
const WANTED = { paint: 2000, task: 100 };
const GAMES = ['incan-gold', 'gold-raiders', 'tikal', 'inka'];

setup('test');
await buildWeb();
const program = fileURLToPath(await build('server'));
const browsers = new URL('../../tools/browser/', import.meta.url);
const { chromium } = createRequire(new URL('package.json', browsers))('playwright-core');
const { chromiumPath, flags } = await import(new URL('chromium.mjs', browsers));
const data = mkdtempSync(join(tmpdir(), 'quri-page-'));
const port = await freePort();
const url = `http://127.0.0.1:${port}`;
const server = spawn(process.execPath, [program], {
  env: { ...process.env, PORT: String(port), HOST: '127.0.0.1', DATA_DIR: data, LOG_LEVEL: 'warn' },
  stdio: ['ignore', 'pipe', 'inherit'],
});
await once(server.stdout, 'data');
server.stdout.resume();
const browser = await chromium.launch({ executablePath: await chromiumPath(), args: flags });

/** A whole game of the archive. */
function replayOf(game) {
  const folder = join(root, 'games', game, 'golden', 'archive');
  const newest = readdirSync(folder)
    .filter((name) => name.endsWith('.2.json'))
    .sort()
    .at(-1);
  return JSON.stringify(JSON.parse(readFileSync(join(folder, newest), 'utf8')).replay);
}

const paints = [];
const PAGES = { home: '/', 'the rules of Tikal': '/#/rules/tikal' };
for (const [name, path] of Object.entries(PAGES)) {
  const times = [];
  for (let round = 0; round < Number(values.rounds); round++) times.push(await largestPaint(browser, url + path));
  const sorted = times.map(({ ms }) => ms).sort((a, b) => a - b);
  paints.push({ name, median: sorted[Math.floor(sorted.length / 2)], most: sorted.at(-1), what: times[0].what });
  process.stderr.write(`${JSON.stringify(paints.at(-1))}\n`);
}
const tasks = [];
for (const game of GAMES) {
  const found = await longTasks(browser, { url, replay: replayOf(game), seconds: Number(values.seconds) });
  tasks.push({ game, ...found });
  process.stderr.write(`${JSON.stringify(tasks.at(-1))}\n`);
}
const version = browser.version();
await browser.close();
server.kill();
await once(server, 'exit');
rmSync(data, { recursive: true, force: true });

const ms = (value) => `${Math.round(value)} ms`;
const report = `# The page on a slow phone

\`node bench/page/run.mjs --rounds ${values.rounds} --seconds ${values.seconds} --write\`, ${new Date().toISOString().slice(0, 10)}, Node ${process.versions.node}, Chromium ${version}.
${PHONE.width} by ${PHONE.height}, a processor ${PHONE.cpu} times slower, ${PHONE.kbitPerSecond} kbit/s and ${PHONE.latencyMs} ms round trip (fast 3G), nothing cached.

## Largest paint of a first visit

| page | median | slowest of ${values.rounds} | what it is | wanted |
|---|---|---|---|---|
${paints.map(({ name, median, most, what }) => `| ${name} | ${ms(median)} | ${ms(most)} | ${what} | at most ${ms(WANTED.paint)} |`).join('\n')}

## While pieces travel

A game of the archive is played in the replay at the calm pace for ${values.seconds} seconds, with the same processor; a task is
what keeps the page from answering. Loading and opening are not in it.

| game | entries shown | tasks over 50 ms | longest | wanted |
|---|---|---|---|---|
${tasks.map(({ game, shown, count, longest }) => `| ${game} | ${shown} | ${count} | ${ms(longest)} | at most ${ms(WANTED.task)} |`).join('\n')}
`;
process.stdout.write(report);
if (values.write) writeFileSync(join(fileURLToPath(new URL('.', import.meta.url)), 'REPORT.md'), report);
